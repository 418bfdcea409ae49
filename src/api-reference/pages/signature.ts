import type { ElementContent } from 'hast';
import type { BlockContent } from 'mdast';
import type { ApiLanguage, MemberFacts, ParameterFacts, Printed } from '#api-reference/facts.ts';
import { plainCode, spelledName } from '#api-reference/facts.ts';
import { languageNames as names } from '#features/generated.ts';
import { element } from '#tree/element.ts';
import { markup } from '#tree/markdownNodes.ts';
import { shortened } from './longUnions.ts';
import { type MemberContext, typeElements } from './pageContext.ts';

const FENCES: Record<ApiLanguage, string> = {
  js: 'ts',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
};

/** How a member is declared, in every way to use it. */
export function signature(context: MemberContext): BlockContent {
  const { member, language } = context;
  const lines = member.signatures.map((printed) => signatureParts(printed, member, language));
  const parts = lines.flatMap((line, index) => (index === 0 ? line : [{ code: '\n' }, ...line]));
  const shown = parts.flatMap(({ code, kind }): ElementContent[] => {
    const content = typeElements(code, context);
    // A class alone is a link, which looks like a type anyway; most members of Java return nothing.
    const isPlain = kind === undefined || /^(`\w+`|void)$/.test(code);
    return isPlain ? content : [element('span', { className: [kind] }, content)];
  });
  const pre = { className: [names.signature], tabIndex: 0 };
  return markup(element('pre', pre, [element('code', {}, shown)]), [
    { type: 'code', lang: FENCES[language], value: plainCode(codeOf(parts)) },
  ]);
}

/** A part of a signature; its kind, a function or a type, is a class of the sample highlighter. */
interface Part {
  code: Printed;
  kind?: 'f' | 't';
}

/** What fits on one line beside the contents list. */
const LINE = 72;

/** A signature with its name and types marked, long ones with each parameter on a line of its own. */
export function signatureParts(
  printed: Printed,
  member: Pick<MemberFacts, 'args' | 'options' | 'fields'>,
  language: ApiLanguage,
): Part[] {
  const isTypeFirst = language === 'java' || language === 'csharp';
  const headParts = isTypeFirst ? typeFirst('f') : nameFirst;
  const call = splitCall(shortened(printed));
  if (!call) return headParts(shortened(printed));
  const withFields = (code: Printed) => (language === 'js' ? inlined(code, member) : code);
  const head = headParts(call.head);
  const parameters = splitParameters(call.list)
    .map(withFields)
    .map(isTypeFirst ? typeFirst() : typeLast);
  const tail = typeLast(withFields(call.tail));
  const whole = (start: string, between: string, end: string): Part[] => {
    const list = parameters.flatMap((parts, at) => [{ code: at > 0 ? between : start }, ...parts]);
    const parts = [...head, { code: '(' }, ...list, { code: `${end})` }, ...tail];
    return parts.filter(({ code }) => code !== '');
  };
  const line = whole('', ', ', '');
  const fits = parameters.length === 0 || plainCode(codeOf(line)).length <= LINE;
  return fits ? line : whole('\n  ', ',\n  ', '\n');
}

function codeOf(parts: readonly Part[]): Printed {
  return parts.map(({ code }) => code).join('');
}

/** `page.goto`, or a property with its type: `page.clock: Clock`. */
function nameFirst(code: Printed): Part[] {
  const [, object, name, type] = /^(.*?)([\w$]+)((?:: .*)?)$/.exec(code) ?? [];
  if (object === undefined || name === undefined || type === undefined) return [{ code }];
  return [{ code: object }, { code: name, kind: 'f' }, ...typeLast(type)];
}

/** `rope: str = None`, `: Promise<void>`, ` -> None`. */
function typeLast(code: Printed): Part[] {
  const [, before, type, after = ''] = /^(.*?(?:: | -> ))(.*?)( = .*)?$/.exec(code) ?? [];
  if (before === undefined || type === undefined) return [{ code }];
  return [{ code: before }, { code: type, kind: 't' }, { code: after }];
}

/** `Response navigate`, `String url`, `int times = 1`, `bool Ok { get; }`. */
function typeFirst(kind?: 'f') {
  return (code: Printed): Part[] => {
    const [, type, name, after] = /^([^={]+) (\w+)((?:<[^>]*>)?(?: [={].*)?)$/.exec(code) ?? [];
    if (type === undefined || name === undefined || after === undefined) return [{ code }];
    return [
      { code: type, kind: 't' },
      { code: ' ' },
      { code: name, ...(kind && { kind }) },
      { code: after },
    ];
  };
}

/** Puts the names of its fields in place of `Object`, with their types if there is room. */
function inlined(
  code: Printed,
  { args = [], options = [], fields = [] }: Pick<MemberFacts, 'args' | 'options' | 'fields'>,
): Printed {
  const name = /^(?:\.\.\.)?(\w+)\??: /.exec(code)?.[1];
  const argument = args.find((one) => spelledName(one) === name);
  const inside = name === undefined ? fields : (argument?.fields ?? []);
  const found = code.startsWith('options?: ') ? options : inside;
  if (found.length === 0) return code;
  const room = LINE - plainCode(code).length;
  return code.replace(/\bObject\b(?!<)/, () => objectOf(found, room));
}

function objectOf(fields: readonly ParameterFacts[], room: number): Printed {
  const typed = fields.map((one) => {
    return `${spelledName(one)}${one.optional ? '?' : ''}: ${one.type ?? 'Object'}`;
  });
  const whole = `{ ${typed.join(', ')} }`;
  if (plainCode(whole).length <= room) return whole;
  let list = '';
  for (const [index, one] of fields.entries()) {
    const more = `${list}${index > 0 ? ', ' : ''}${spelledName(one)}`;
    if (more.length + '{ , … }'.length > room) return `{ ${list}${list && ', '}… }`;
    list = more;
  }
  return `{ ${list} }`;
}

/** What stands before, between and after the parentheses of a call; nothing for what is not called. */
function splitCall(printed: Printed): { head: string; list: string; tail: string } | undefined {
  const [open, close] = outerBrackets(printed)
    .filter(([at]) => printed[at] === '(')
    .at(-1) ?? [-1, -1];
  const tail = printed.slice(close + 1);
  // Not `expect(locator).not` and `Closed += (_, page) => {}`.
  if (open === -1 || !/^(: | -> |$)/.test(tail)) return undefined;
  return { head: printed.slice(0, open), list: printed.slice(open + 1, close), tail };
}

function splitParameters(list: Printed): Printed[] {
  const inner = outerBrackets(list);
  const commas = [...list.matchAll(/, /g)]
    .map(({ index }) => index)
    .filter((at) => !inner.some(([open, close]) => at > open && at < close));
  const starts = [0, ...commas.map((at) => at + 2)];
  const parameters = starts.map((start, index) => list.slice(start, commas[index]));
  return list === '' ? [] : parameters;
}

/** Where brackets that are in no others open and close. */
function outerBrackets(code: string): [open: number, close: number][] {
  const pairs: [number, number][] = [];
  let depth = 0;
  let start = 0;
  // The arrows `=>` and `->` close nothing.
  for (const { 0: bracket, index } of code.matchAll(/[([{<]|(?<![=-])>|[)\]}]/g)) {
    const isOpening = '([{<'.includes(bracket);
    if (isOpening && depth === 0) start = index;
    depth += isOpening ? 1 : -1;
    if (!isOpening && depth === 0) pairs.push([start, index]);
  }
  return pairs;
}
