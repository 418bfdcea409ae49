import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiParameter, ApiClass, ApiMember } from '../apiFacts.ts';
import { memberName, upperFirst } from './names.ts';
import type { TypeContext } from './parameters.ts';
import type { TypeTree } from './parseType.ts';
import { parameterType, returnedType, optionsOf } from './parameters.ts';

/**
 * Languages with named structures call an object after its argument, or after the method that
 * returns it. These are the names that were chosen otherwise; a key may name the method, too.
 */
const CHOSEN: Record<'python' | 'java' | 'csharp', Record<string, string>> = {
  python: {
    'addCookies.cookies': 'SetCookieParam',
    BoundingBox: 'FloatRect',
    Clip: 'FloatRect',
    Devices: 'Dict',
    File: 'FilePayload',
    'group.location': 'TracingGroupLocation',
    HeadersArray: 'NameValue',
    LocalStorage: 'LocalStorageEntry',
    Location: 'SourceLocation',
    Margin: 'PdfMargins',
    Multipart: 'FilePayload',
    Origin: 'OriginState',
    Proxy: 'ProxySettings',
    RecordVideoSize: 'ViewportSize',
    Screen: 'ViewportSize',
    Send: 'Dict',
    ServerAddr: 'RemoteAddr',
    Sizes: 'RequestSizes',
    Snapshot: 'Dict',
    SourcePosition: 'Position',
    TargetPosition: 'Position',
    Timing: 'ResourceTiming',
    Viewport: 'ViewportSize',
  },
  java: {
    'append.value': 'FilePayload',
    File: 'FilePayload',
    HeadersArray: 'HttpHeader',
    'selectOption.values': 'SelectOption',
    'set.value': 'FilePayload',
    SourcePosition: 'Position',
    TargetPosition: 'Position',
  },
  csharp: {
    'append.value': 'FilePayload',
    cookies: 'BrowserContextCookiesResult',
    File: 'FilePayload',
    HeadersArray: 'Header',
    securityDetails: 'ResponseSecurityDetailsResult',
    'selectOption.values': 'SelectOptionValue',
    serverAddr: 'ResponseServerAddrResult',
    'set.value': 'FilePayload',
    sizes: 'RequestSizesResult',
    timing: 'RequestTimingResult',
    viewportSize: 'PageViewportSizeResult',
  },
};

/** The name of the structure that stands for `[Object]`; `undefined` where it has none. */
export function objectName(context: TypeContext, language: ApiLanguage): string | undefined {
  if (language === 'js') return undefined;
  const { owner, member, parameter } = context;
  const own = (parameter ?? member).langs?.objects?.[language];
  if (own !== undefined) return own;
  const method = memberName(member, 'js');
  if (language === 'csharp' && method === 'boundingBox') return `${owner.name}BoundingBoxResult`;
  const chosen = CHOSEN[language];
  const name = parameter ? aliasedName(parameter, language) : method;
  const title = structureTitle(name, isOneOfMany(context, language));
  return chosen[parameter ? `${method}.${parameter.name}` : method] ?? chosen[title] ?? title;
}

/** The aliases of Python are spelled with underscores, which no structure is. */
function aliasedName(parameter: ApiParameter, language: ApiLanguage): string {
  const alias = language === 'python' ? undefined : parameter.langs?.aliases?.[language];
  return alias ?? parameter.name;
}

/** `clip` → `Clip`; one of many `clientCertificates` is a `ClientCertificate`. */
function structureTitle(name: string, isSingular: boolean): string {
  return isSingular ? upperFirst(name).replace(/s$/, '') : upperFirst(name);
}

function isOneOfMany({ member, parameter }: TypeContext, language: ApiLanguage): boolean {
  const tree = parameter ? parameterType(parameter, language) : returnedType(member, language);
  return tree !== undefined && hasListOfObjects(tree);
}

function hasListOfObjects(tree: TypeTree): boolean {
  if (tree.kind === 'union') return tree.members.some(hasListOfObjects);
  if (tree.kind !== 'generic' || tree.name !== 'Array') return false;
  return tree.parameters.some((inner) => inner.kind === 'name' && inner.name === 'Object');
}

/** The class of a member's options: `Page.NavigateOptions`, `PageGotoOptions`; others have none. */
export function optionsName(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string | undefined {
  if (!optionsOf(member, language).length) return undefined;
  const name = memberName(member, language);
  if (language === 'java') return `${owner.name}.${upperFirst(name)}Options`;
  if (language === 'csharp') return csharpOptionsName(owner, name.replace(/Async$/, ''));
  return undefined;
}

/** The class of the options of a .NET method, named without `Async`. */
export function csharpOptionsName(owner: ApiClass, method: string): string {
  // One class serves every HTTP verb; only `DisposeAsync` and `StorageStateAsync` have their own.
  const isRequest = /^(Delete|Fetch|Get|Head|Patch|Post|Put)$/.test(method);
  if (owner.name === 'APIRequestContext' && isRequest) return 'APIRequestContextOptions';
  return `${owner.name}${method}Options`;
}

/** An enumeration that has a name. */
interface Enumeration {
  name: string;
  /** As JavaScript spells them: `no-preference`. */
  values: string[];
}

/** The enumerations in a type. */
export function enumsIn(tree: TypeTree): Enumeration[] {
  switch (tree.kind) {
    case 'enum':
      return tree.name === undefined ? [] : [{ name: tree.name, values: tree.values }];
    case 'generic':
      return tree.parameters.flatMap(enumsIn);
    case 'union':
      return tree.members.flatMap(enumsIn);
    default:
      return [];
  }
}

/** Words that .NET spells in another way than by a capital letter. */
const SPELLED: Record<string, string> = {
  domcontentloaded: 'DOMContentLoaded',
  networkidle: 'NetworkIdle',
};

/** The constant of a value where enumerations are types: `NO_PREFERENCE`, `NoPreference`. */
export function enumConstant(value: string, language: 'java' | 'csharp'): string {
  if (language === 'java') return value.replaceAll('-', '_').toUpperCase();
  return value
    .split('-')
    .map((word) => SPELLED[word] ?? upperFirst(word))
    .join('');
}

export function hasConstants(language: ApiLanguage): language is 'java' | 'csharp' {
  return language === 'java' || language === 'csharp';
}
