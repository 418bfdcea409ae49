import ts from 'typescript';
import { findType, isListedElsewhere, nameOf, propertiesOf } from './properties.ts';

/** Types that change nothing about the kind of their first argument. */
const TRANSPARENT = new Set('Exclude NonNullable Partial Readonly Required'.split(' '));

/**
 * A type on one line. Objects whose properties are listed elsewhere read `Object`, and names that are no classes read
 * as what they stand for: a page could not explain them.
 */
export function typeText(type: ts.TypeNode | undefined): string {
  return type ? textOf(type, { hidesObjects: true, open: new Set() }) : 'any';
}

interface Place {
  /** Ends at functions: the objects in their types are listed nowhere else. */
  hidesObjects: boolean;
  /** The names that are being read: one may be part of itself. */
  open: ReadonlySet<ts.Node>;
}

function textOf(node: ts.Node, place: Place): string {
  if (ts.isUnionTypeNode(node)) return join(node.types, ' | ', place);
  if (ts.isIntersectionTypeNode(node)) return join(node.types, ' & ', place);
  const isObject = ts.isTypeLiteralNode(node) && node.members.some(ts.isPropertySignature);
  if (place.hidesObjects && isObject) return 'Object';
  if (place.hidesObjects && ts.isTypeReferenceNode(node))
    return referenceText(node, place) ?? plainText(node, place);
  if (ts.isIndexedAccessTypeNode(node)) return indexedText(node, place);
  return plainText(node, place);
}

/** As written, with the texts of what is inside. */
function plainText(node: ts.Node, place: Place): string {
  const { text } = node.getSourceFile();
  const within = { ...place, hidesObjects: place.hidesObjects && !ts.isFunctionTypeNode(node) };
  let result = '';
  let end = node.getStart();
  ts.forEachChild(node, (child) => {
    result += punctuation(text.slice(end, child.getStart()));
    result += ts.isArrayTypeNode(node) ? partText(child, within, /\||=>/) : textOf(child, within);
    end = child.end;
  });
  const isLeaf = result === '';
  return isLeaf ? text.slice(end, node.end) : result + punctuation(text.slice(end, node.end));
}

/** What a name stands for; undefined for a class, and for what the files do not declare. */
function referenceText(node: ts.TypeReferenceNode, place: Place): string | undefined {
  const name = node.typeName.getText();
  const [first] = node.typeArguments ?? [];
  if (TRANSPARENT.has(name) && first) return textOf(first, place);
  // Its object is a trick.
  if (name === 'LiteralUnion') return join(node.typeArguments ?? [], ' | ', place);
  const declared = findType(name, node);
  if (!declared || isListedElsewhere(declared)) return undefined;
  if (!ts.isTypeAliasDeclaration(declared)) return 'Object';
  // What a computed type is depends on its arguments, and no short text says how.
  const isComputed = ts.isConditionalTypeNode(declared.type) || ts.isMappedTypeNode(declared.type);
  if (place.open.has(declared) || isComputed) return 'any';
  return textOf(declared.type, { ...place, open: new Set(place.open).add(declared) });
}

/** `Options['proxy']` is what the option is, `Certificates[0]` one of them. */
function indexedText(node: ts.IndexedAccessTypeNode, place: Place): string {
  const { indexType, objectType } = node;
  const properties = propertiesOf(objectType);
  const isName = ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal);
  if (!isName) return properties.length > 0 ? 'Object' : 'any';
  const { text } = indexType.literal;
  const found = properties.find((property) => nameOf(property) === text)?.type;
  return found ? textOf(found, place) : 'any';
}

/** What stands for a name may need parentheses where the name needed none. */
function partText(node: ts.Node, place: Place, loose: RegExp): string {
  const text = textOf(node, place);
  const isName = ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node);
  return isName && loose.test(text) ? `(${text})` : text;
}

function join(types: readonly ts.TypeNode[], separator: string, place: Place): string {
  // A union in a union is one union.
  const loose = separator === ' | ' ? /=>/ : /\||=>/;
  return types.map((type) => partText(type, place, loose)).join(separator);
}

/** Between two nodes there are only signs, keywords, white space and comments. */
function punctuation(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').replace(/\s+/g, ' ');
}
