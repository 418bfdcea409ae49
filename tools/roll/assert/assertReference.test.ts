import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClassFacts, MemberFacts, ParameterFacts } from '#api-reference/facts.ts';
import { type Exception, EXCEPTIONS_FILE } from '../exceptions.ts';
import { declarationFiles } from '../download/fetchRelease.ts';
import { assertReference } from './assertReference.ts';
import { declaredJava, declaredPython } from './declaredPackages.ts';
import { declaredNode } from './declaredNode.ts';
import type { ComparedLanguage } from './printed.ts';

// Written by the roll, so that the shape is known. That the rest is right, the test of `compile` says.
const NODE = JSON.parse(readFileSync('data/api/stable/js.json', 'utf8')) as ClassFacts[];

const WHEEL = {
  members: {
    'Lamp.glow': '(color: str, *, delay: Optional[float] = None) -> Optional[Lamp]',
    'Lamp.size': ': LampSize',
  },
  events: { Lamp: ['dim'] },
  keys: { LampSize: ['width'] },
};

const SOURCES = [
  `public interface Lamp {
  class GlowOptions {
    public Double delay;
    public GlowOptions setDelay(double delay) {
      this.delay = delay;
    }
  }
  void onDim(Consumer<Lamp> handler);
  default Lamp glow(LampColor color) {
    return glow(color, null);
  }
  Lamp glow(LampColor color, GlowOptions options);
  LampSize size();
}`,
  'public class LampSize {\n  public double width;\n}',
  'public enum LampColor {\n  RED,\n  @Deprecated DARK_BLUE\n}',
];

const names = { anchor: '', heading: '', text: '' };
const width: ParameterFacts = { name: 'width', id: '' };

const PYTHON: MemberFacts[] = [
  {
    ...{ ...names, name: 'glow', kind: 'method', spelled: 'glow' },
    signatures: ['lamp.glow(color: str, *, delay: Optional[float] = None) -> Optional[`Lamp`]'],
    args: [{ name: 'color', id: '', type: 'str' }],
    options: [{ name: 'delay', id: '', type: 'float', optional: true }],
  },
  {
    ...{ ...names, name: 'size', kind: 'property', spelled: 'size' },
    ...{ signatures: ['lamp.size: LampSize'], returns: { type: 'LampSize' }, fields: [width] },
  },
  { ...names, name: 'dim', kind: 'event', spelled: 'dim', signatures: ['lamp.on("dim", handler)'] },
];

const COLOR = { name: 'LampColor', values: ['red', 'dark-blue'], constants: ['RED', 'DARK_BLUE'] };

const JAVA: MemberFacts[] = [
  {
    ...{ ...names, name: 'glow', kind: 'method', spelled: 'glow' },
    optionsClass: 'Lamp.GlowOptions',
    signatures: [
      '`Lamp` glow(LampColor color)',
      '`Lamp` glow(LampColor color, Lamp.GlowOptions options)',
    ],
    args: [{ name: 'color', id: '', type: 'LampColor', enums: [COLOR] }],
    options: [{ name: 'delay', spelled: 'setDelay', id: '', type: 'double', optional: true }],
  },
  {
    ...{ ...names, name: 'size', kind: 'method', spelled: 'size', signatures: ['LampSize size()'] },
    ...{ returns: { type: 'LampSize' }, fields: [{ ...width, type: 'double' }] },
  },
  {
    ...{ ...names, name: 'dim', kind: 'event', spelled: 'dim' },
    signatures: ['void onDim(Consumer<`Lamp`> handler)'],
  },
];

const lamp = (members: MemberFacts[]): ClassFacts[] => [
  { name: 'Lamp', object: 'lamp', node: 'lamp', members },
];

const FACTS = { js: NODE, python: lamp(PYTHON), java: lamp(JAVA) };

const CLASSES = new Set(NODE.map(({ name }) => name));
const DECLARED = {
  js: [declaredNode(declarationFiles(process.cwd(), 'playwright-stable'), CLASSES)],
  python: [declaredPython(WHEEL)],
  java: [declaredJava(SOURCES)],
};

/** What is wrong with the facts of one language. */
function wrong(language: ComparedLanguage, facts: ClassFacts[]): string {
  const exceptions = language === 'js' ? undefined : [];
  const declared = { [language]: DECLARED[language] };
  const problems = assertReference('stable', { ...FACTS, [language]: facts }, declared, exceptions);
  return problems.map(({ what }) => what).join('\n');
}

const LANGUAGES = ['js', 'python', 'java'] as const;

test.each(LANGUAGES)('accepts %s as its package declares it', (language) => {
  expect(wrong(language, FACTS[language])).toBe('');
});

test.each<[string, ComparedLanguage, from: string, to: string, said: string]>([
  ['a renamed parameter', 'python', 'color: str', 'hue: str', 'Lamp.glow.hue: we print "1. str"'],
  ['a lost default', 'python', ' = None', '', 'Lamp.glow.delay: we print "by name None | float"'],
  ['a wrong type', 'python', 'color: str', 'color: int', 'Lamp.glow.color: we print "1. int"'],
  ['a wrong type in a list', 'python', '"float"', '"int"', 'Lamp.glow.delay:: we print "int?"'],
  ['a wrong position', 'python', '*, ', '', 'Lamp.glow.delay: we print "2. None | float = None"'],
  ['a lost "(optional)"', 'python', ',"optional":true', '', 'Lamp.glow.delay:: we print "float"'],
  ['a wrong result', 'python', 'Optional[`Lamp`]', 'None', 'Lamp.glow:: we print "None"'],
  ['a wrong kind', 'python', '"property"', '"method"', 'Lamp.size: we print "method"'],
  ['a renamed event', 'python', '"spelled":"dim"', '"spelled":"dusk"', 'Lamp#dim: the package'],
  ['a renamed key', 'python', '"width"', '"breadth"', 'LampSize.width: the package'],
  ['a lost overload', 'java', '"`Lamp` glow(LampColor color)",', '', 'Lamp.glow(LampColor color):'],
  ['a wrong type', 'java', 'LampColor color)', 'String color)', 'Lamp.glow(String color): we'],
  ['a renamed setter', 'java', 'setDelay', 'setWait', 'Lamp.GlowOptions.setWait(double): we print'],
  ['a wrong setter', 'java', '"type":"double"', '"type":"int"', 'GlowOptions.setDelay(int): we'],
  ['a wrong constant', 'java', '"DARK_BLUE"', '"BLUE"', 'LampColor.BLUE: we print "constant"'],
  ['a wrong field', 'java', '"double"}', '"int"}', 'LampSize.width: we print "int"'],
  ['a renamed parameter', 'js', 'goto(url:', 'goto(path:', 'Page.goto.path: we print "string"'],
  ['a wrong type', 'js', 'goto(url: string', 'goto(url: Page', 'Page.goto.url: we print "Page"'],
  ['a lost mark', 'js', 'string, options?', 'string, options', 'Page.goto.options: we print "Obj'],
  ['a renamed option', 'js', '"referer"', '"referrer"', 'Page.goto.options.referer: the package'],
  ['a lost value', 'js', ' | \\"commit\\"', '', 'Page.goto.options.waitUntil: we print'],
  ['a wrong result', 'js', 'null | `Response`', 'null', 'Page.goto:: we print "Promise<null>"'],
])('notices %s (%s)', (_, language, from, to, said) => {
  const change = (owner: ClassFacts): ClassFacts => ({
    ...owner,
    members: owner.members.map((member) =>
      language !== 'js' || (owner.name === 'Page' && member.name === 'goto')
        ? (JSON.parse(JSON.stringify(member).replace(from, to)) as MemberFacts)
        : member,
    ),
  });

  expect(wrong(language, FACTS[language].map(change))).toContain(said);
});

test.each(LANGUAGES)('notices a lost and an invented member of %s', (language) => {
  const [first, ...others] = FACTS[language];
  const [member, ...members] = first!.members;
  const lost = member!.spelled;
  const changed = JSON.parse(JSON.stringify(member).replaceAll(lost, 'invented')) as MemberFacts;
  const facts = [{ ...first!, members: [changed, ...members] }, ...others];

  expect(wrong(language, facts)).toMatch(new RegExp(`\\.${lost}\\b.*: the package declares`));
  expect(wrong(language, facts)).toMatch(
    /\.invented\b.*: we print .* the package does not have it/,
  );
});

test('wants of two packages what both have, and takes what one has', () => {
  const members = { ...WHEEL.members, 'Lamp.new': '() -> None' };
  const newer = declaredPython({ ...WHEEL, members });
  const check = (...python: (typeof newer)[]) => assertReference('current', FACTS, { python }, []);

  expect(check(newer, ...DECLARED.python)).toEqual([]);
  expect(check(newer)).toMatchObject([
    { what: 'Lamp.new: the package declares "method", and we do not print it.' },
  ]);
});

test('accepts exceptions, and reports those without a case', () => {
  const printed = { js: [], java: [], python: lamp(PYTHON.slice(1)) };
  const glow: Exception = { language: 'python', place: ['Lamp.gl*'], missing: 'pages', why: '' };
  const exceptions = [
    glow,
    { ...glow, place: ['Lamp.size'], line: 7 },
    { ...glow, version: 'current' as const },
  ];

  const problems = assertReference('stable', printed, { python: DECLARED.python }, exceptions);

  const what = 'The exception "Lamp.size" (python) has no case in stable.';
  expect(problems).toMatchObject([{ file: EXCEPTIONS_FILE, line: 7, what }]);
});
