import type { ClassFacts, MemberFacts, ParameterFacts } from '#api-reference/facts.ts';

/** What a class page lacks of the facts, by place; nothing of the code that makes pages is used. */
export function factsOnPage({ name, members }: ClassFacts, html: string): string[] {
  const sections = new Map(
    html
      .split('<section class="member">')
      .slice(1)
      .map((section) => [/<h3 id="([^"]+)"/.exec(section)?.[1] ?? '', section]),
  );
  return members.flatMap((member) => {
    const section = sections.get(member.anchor);
    if (section === undefined) return [`${name}.${member.name}: section`];
    return lostOf(member, section).map((lost) => `${name}.${member.name}: ${lost}`);
  });
}

function lostOf(member: MemberFacts, section: string): string[] {
  const { heading, since, discouraged, deprecated, signatures, returns, anchor } = member;
  const wanted: Record<string, boolean> = {
    heading: textBetween(section, '<h3 ', '</code>').endsWith(bare(heading)),
    since: since === undefined || section.includes(`<span>Added in ${since}</span>`),
    discouraged: !discouraged || section.includes('<span>Discouraged</span>'),
    deprecated: !deprecated || section.includes('Deprecated</p>'),
    signatures:
      textBetween(section, '<pre class="signature"', '</pre>') === bare(signatures.join('')),
    returns:
      !returns ||
      textBetween(section, `id="${anchor}-return"`, '</p>').includes(bare(returns.type)),
  };
  const lost = Object.entries(wanted).flatMap(([fact, isThere]) => (isThere ? [] : [fact]));
  const parameters = [...(member.args ?? []), ...(member.options ?? []), ...(member.fields ?? [])];
  return [...lost, ...parameters.flatMap((one) => lostParameter(one, anchor, section))];
}

function lostParameter(parameter: ParameterFacts, whole: string, section: string): string[] {
  const { name, spelled = name, type = '', forms, fields = [], enums = [] } = parameter;
  const id = `${whole}-${parameter.id}`;
  const start = section.indexOf(`<li id="${id}">`);
  if (start === -1) return [`${name} (${id})`];
  const item = section.slice(start, section.indexOf('<a class="hash-link"', start));
  const names = Object.entries(forms ?? { [parameter.rest ? `...${spelled}` : spelled]: type });
  const wanted: Record<string, boolean> = {
    optional: item.includes('(optional)') === (parameter.optional ?? false),
    deprecated: item.includes('Deprecated.') === (parameter.deprecated ?? false),
    since:
      parameter.since === undefined
        ? !item.includes('Added in')
        : item.includes(`Added in ${parameter.since}.`),
    names: names.every(([form]) => item.includes(`<code>${form}</code>`)),
    types: names.every(([, printed]) => text(item).includes(bare(printed))),
    constants: enums.every(({ constants = [] }) =>
      // Long lists are folded below the name.
      text(section.slice(start)).includes(bare(constants.join(', '))),
    ),
  };
  const lost = Object.entries(wanted).flatMap(([fact, isThere]) =>
    isThere ? [] : [`${name} ${fact}`],
  );
  return [...lost, ...fields.flatMap((field) => lostParameter(field, id, section))];
}

function textBetween(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  if (start === -1) return '';
  const open = html.indexOf('>', start) + 1;
  return text(html.slice(open, html.indexOf(to, open)));
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x3C': '<' };

/** Words without tags and spaces: lines are broken where it looks best. */
function text(html: string): string {
  const plain = html.replace(/<[^>]*>/g, '');
  return bare(plain.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all));
}

/** Printed code without marks and spaces. */
function bare(printed: string): string {
  return printed.replace(/[`\s]/g, '');
}
