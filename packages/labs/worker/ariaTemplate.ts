import type { TemplateNode } from 'virtual:framework/ariaSnapshot';

/** A template and everything in it, in the order of its lines; only what a line stands for. */
export function templateNodes(template: TemplateNode): TemplateNode[] {
  const below = template.kind === 'role' ? (template.children ?? []).flatMap(templateNodes) : [];
  return isFragment(template) ? below : [template, ...below];
}

/** The root of several elements is on no line, and has no name that could be empty. */
export function isFragment(template: TemplateNode): boolean {
  return template.kind === 'role' && template.role === 'fragment' && template.name === undefined;
}
