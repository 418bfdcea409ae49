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
      withoutFields(textBetween(section, '<pre class="signature"', '</pre>')) ===
      withoutFields(shortened(signatures.join(''))),
    returns:
      !returns ||
      textBetween(section, `id="${anchor}-return"`, '</p>').includes(shortened(returns.type)),
    'all that can come back': longUnions(returns?.type).every((list) =>
      text(section).includes(list),
    ),
  };
  const lost = Object.entries(wanted).flatMap(([fact, isThere]) => (isThere ? [] : [fact]));
  const parameters = [...(member.args ?? []), ...(member.options ?? []), ...(member.fields ?? [])];
  return [...lost, ...parameters.flatMap((one) => lostParameter(one, anchor, section))];
}

function lostParameter(parameter: ParameterFacts, whole: string, section: string): string[] {
  const { name, spelled = name, type = '', forms, fields = [], enums = [] } = parameter;
  const id = `${whole}-${parameter.id}`;
  const start = section.indexOf(`<li id="${id}"`);
  if (start === -1) return [`${name} (${id})`];
  const item = section.slice(start, section.indexOf('<a class="hash-link"', start));
  const names = Object.entries(forms ?? { [parameter.rest ? `...${spelled}` : spelled]: type });
  const notes = /<span class="note">([^<]*)/.exec(item)?.[1]?.split(' · ') ?? [];
  const isNoted = (note: string) => notes.some((other) => other.startsWith(note));
  // Long lists are folded below the name.
  const below = text(section.slice(start));
  const wanted: Record<string, boolean> = {
    optional: isNoted('Optional') === (parameter.optional ?? false),
    deprecated: isNoted('Deprecated') === (parameter.deprecated ?? false),
    since:
      parameter.since === undefined
        ? !isNoted('Added in')
        : notes.includes(`Added in ${parameter.since}`),
    names: names.every(([form]) => item.includes(`<code>${form}</code>`)),
    types: names.every(([, printed]) => text(item).includes(shortened(printed))),
    values: names.flatMap(([, printed]) => longUnions(printed)).every((it) => below.includes(it)),
    constants: enums.every(({ constants = [] }) => below.includes(bare(constants.join(', ')))),
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

const LONG_UNION = /"[^"]*"(?:[|,]"[^"]*"){10,}/g;

/** The lists of values that are folded. */
function longUnions(printed = ''): string[] {
  return [...bare(printed).matchAll(LONG_UNION)].map(([union]) => union.replaceAll('|', ','));
}

/** Printed code in which such a list ends after three values. */
function shortened(printed: string): string {
  return bare(printed).replace(LONG_UNION, (union) => {
    const values = union.split(/[|,]/);
    const between = union.includes('|') ? '|' : ',';
    return [...values.slice(0, 3), `…${values.length - 3}more`].join(between);
  });
}

/** Signatures name the fields of objects. */
function withoutFields(code: string): string {
  return code.replace(/\{[^{}]*\}/g, 'Object');
}

/** Printed code without marks and spaces. */
function bare(printed: string): string {
  return printed.replace(/[`\s]/g, '');
}
