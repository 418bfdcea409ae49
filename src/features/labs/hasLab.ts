import * as names from './names.ts';

/** Whether the HTML of an article has a lab in it. */
export function hasLab(html: string): boolean {
  return html.includes(`<div ${names.lab}=`);
}
