import { createRequire } from 'node:module';
import { XMLValidator } from 'fast-xml-parser';
import type { DefaultTreeAdapterTypes, ParserError } from 'parse5';
import { ErrorCodes, html, parse, parseFragment } from 'parse5';
import { type LineFinding, lineAt } from '../lineFindings.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements with an optional end tag, or none. */
const NO_END =
  `html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rb rt rp
  area base br col embed hr img input link meta source track wbr`.split(/\s+/);

/** Checks a document or a fragment: anything a browser would have to repair is a finding. */
export function checkHtml(code: string): LineFinding[] {
  const findings: LineFinding[] = [];
  const onParseError = ({ code: name, startLine }: ParserError) =>
    // Fragments need no doctype.
    name !== ErrorCodes.missingDoctype &&
    findings.push({ line: startLine, message: `HTML: ${name.replaceAll('-', ' ')}.` });
  const options = { sourceCodeLocationInfo: true, onParseError };
  const isDocument = /^\s*(<!doctype|<html)/i.test(code);
  const elements = elementsIn(isDocument ? parse(code, options) : parseFragment(code, options));
  return [...findings, ...unclosed(elements), ...strayEnds(code, elements)];
}

/** The parser does not report unclosed elements ... */
function unclosed(elements: readonly Element[]): LineFinding[] {
  return elements.flatMap(({ tagName, sourceCodeLocation: place, namespaceURI }) => {
    const needsEnd = namespaceURI === html.NS.HTML && !NO_END.includes(tagName);
    return place && !place.endTag && needsEnd
      ? [{ line: place.startLine, message: `HTML: <${tagName}> is never closed.` }]
      : [];
  });
}

/** ... nor stray end tags. */
function strayEnds(code: string, elements: readonly Element[]): LineFinding[] {
  const ends = new Set(elements.map((element) => element.sourceCodeLocation?.endTag?.startOffset));
  const visible = code.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...visible.matchAll(/<\/[a-z][\w-]*\s*>/gi)]
    .filter(({ index }) => !ends.has(index))
    .map(({ 0: text, index }) => ({
      line: lineAt(code, index),
      message: `HTML: ${text} closes nothing.`,
    }));
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inner = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? [node.content] : []),
  ];
  return [...('tagName' in node ? [node] : []), ...inner.flatMap(elementsIn)];
}

/** Checks XML; a fragment may have several root elements. */
export function checkXml(code: string): LineFinding[] {
  const whole = code.trimStart().startsWith('<?xml') ? code : `<root>${code}</root>`;
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is a separate package
  const result = XMLValidator.validate(whole);
  return result === true ? [] : [{ line: result.err.line, message: `XML: ${result.err.msg}` }];
}

const SETTINGS = ['BrowserName', 'ExpectTimeout', 'LaunchOptions'];

/** Checks the setting names in a .NET run settings file. */
export function checkRunSettings(
  { language, code }: { language: string; code: string },
  launchOptions: () => readonly string[],
): LineFinding[] {
  if (language !== 'xml') return [];
  const lists: Record<string, () => readonly string[]> = {
    Playwright: () => SETTINGS,
    LaunchOptions: launchOptions,
  };
  const path: string[] = [];
  return [...code.matchAll(/<!--[\s\S]*?-->|<(\/?)([\w.]+)[^>]*?(\/?)>/g)].flatMap((tag) => {
    const [, isEnd, name, isEmpty] = tag;
    if (name === undefined) return [];
    if (isEnd) {
      path.pop();
      return [];
    }
    const owner = path.at(-1) ?? '';
    const known = lists[owner]?.() ?? [name];
    if (!isEmpty) path.push(name);
    if (known.includes(name)) return [];
    return [{ line: lineAt(code, tag.index), message: `<${owner}> has no setting "${name}".` }];
  });
}

interface Lightning {
  transform: (options: { filename: string; code: Uint8Array }) => unknown;
}

/** The CSS compiler that ships with Vite. */
const lightning = createRequire(createRequire(import.meta.url).resolve('vite'))(
  'lightningcss',
) as Lightning;

/** Checks CSS with a compiler. */
export function checkCss(code: string): LineFinding[] {
  try {
    lightning.transform({ filename: 'sample.css', code: new TextEncoder().encode(code) });
    return [];
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return [{ line: loc?.line ?? 1, message: `CSS: ${message}` }];
  }
}
