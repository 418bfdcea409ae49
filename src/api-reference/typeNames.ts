import type { ApiLanguage } from '#api-reference/facts.ts';

type Spellings = Partial<Record<ApiLanguage, string>>;

const NOTHING: Spellings = { python: 'None', java: 'void', csharp: 'void' };
const NUMBER: Spellings = { js: 'number', python: 'float', java: 'double', csharp: 'float' };
const STRING: Spellings = { js: 'string', python: 'str', java: 'String', csharp: 'string' };
const CALLABLE: Spellings = { js: 'Function', python: 'Callable', csharp: 'Action' };
const PATH: Spellings = { js: 'string', python: 'pathlib.Path', java: 'Path', csharp: 'string' };
const ANYTHING: Spellings = { js: 'any', python: 'Any', java: 'Object', csharp: 'object' };

/** The types that are no API classes, spelled as each language spells them; absent means as it stands. */
const BUILT_IN = new Map<string, Spellings>(
  Object.entries({
    any: ANYTHING,
    bigint: {},
    boolean: { python: 'bool', csharp: 'bool' },
    float: NUMBER,
    function: CALLABLE,
    Function: CALLABLE,
    int: { js: 'number' },
    long: { js: 'number', python: 'int' },
    never: {},
    null: NOTHING,
    number: NUMBER,
    path: PATH,
    Path: PATH,
    str: STRING,
    string: STRING,
    undefined: NOTHING,
    void: NOTHING,

    Array: { python: 'List', java: 'List', csharp: 'IEnumerable' },
    Buffer: { python: 'bytes', java: 'byte[]', csharp: 'byte[]' },
    ChildProcess: {},
    Date: { python: 'datetime.datetime', csharp: 'DateTime' },
    Element: {},
    EvaluationArgument: { python: 'Any', java: 'Object', csharp: 'object' },
    EventContextManager: {},
    Map: { python: 'Dict', csharp: 'Dictionary' },
    Metadata: {},
    Object: { python: 'Dict', csharp: 'object' },
    Promise: { csharp: 'Task' },
    Readable: { java: 'InputStream', csharp: 'Stream' },
    ReadStream: { python: 'bytes' },
    RegExp: { python: 'Pattern[str]', java: 'Pattern', csharp: 'Regex' },
    Serializable: { python: 'Any', java: 'Object', csharp: 'object' },
    URL: { python: 'str', java: 'String', csharp: 'string' },
    URLSearchParams: {},

    // Only one language has these, and the facts spell them as it does.
    AndroidElementInfo: {},
    AndroidKey: {},
    AndroidSelector: {},
    BooleanSupplier: {},
    BrowserNewContextOptions: {},
    Func: {},
    IReadOnlyDictionary: {},
    JsonElement: {},
    JsonObject: {},
    timedelta: { python: 'datetime.timedelta' },
    Runnable: {},
    Task: {},
  } satisfies Record<string, Spellings>),
);

/** How a language spells a type that is no API class; `undefined` for API classes. */
export function builtInName(name: string, language: ApiLanguage): string | undefined {
  const spellings = BUILT_IN.get(name);
  return spellings && (spellings[language] ?? name);
}
