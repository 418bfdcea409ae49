/** The languages of the packages; each edition documents one. */
export const LANGUAGES = ['js', 'python', 'java', 'csharp'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the packages of a release say of their API: a file of `data/api-truth`, without their prose. */
export interface Truth {
  /** Which packages were read. */
  sources: string[];
  classes: TruthClass[];
  js: DeclaredTruth;
  python: PythonTruth;
  java: JavaTruth;
}

/** The type declarations: by `Class.member`, the names of the arguments of each overload: `(url, options?)`. */
export type DeclaredTruth = Record<string, string[]>;

export interface PythonTruth {
  /** By `Class.member`: `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str`. */
  members: Record<string, string>;
  /** The keys of the dictionaries, by the name of their type. */
  keys: Record<string, string[]>;
}

export interface JavaTruth {
  /** By class: `Response navigate(String url)`; those of options are their setters. */
  methods: Record<string, string[]>;
  /** By class, `double startTime`. */
  fields: Record<string, string[]>;
  /** The constants of each enumeration. */
  enums: Record<string, string[]>;
}

interface Availability {
  /** The languages that have it; absent means all. */
  only?: Language[];
  /** Its name where the rule of the language does not give it. */
  aliases?: Partial<Record<Language, string>>;
  /** Its type and fields where a language has its own. */
  types?: Partial<Record<Language, { type: string; fields?: TruthItem[] }>>;
}

/** An argument, an option or a field. */
export interface TruthItem extends Availability {
  name: string;
  /** The public name, where several share it: `toContain` of `toContain#1`. */
  alias?: string;
  /** In the notation of the description: `[null]|[string]`; absent for bags of options. */
  type?: string;
  since?: string;
  optional?: true;
  deprecated?: true;
  /** The value that the text gives as the default; empty where it is not said in code, or not known. */
  default?: string;
  /** What its text refers to: `Page.setDefaultTimeout`, `Page#popup`. */
  mentions?: string[];
  /** The form of one language, where it differs in more than the type. */
  own?: Partial<Record<Language, TruthItem>>;
  fields?: TruthItem[];
}

export interface TruthMember extends TruthItem {
  kind: 'method' | 'property' | 'event';
  async?: true;
  discouraged?: true;
  /** The languages in which the description shows a sample. */
  samples?: Language[];
  args: TruthItem[];
}

export interface TruthClass {
  name: string;
  since?: string;
  only?: Language[];
  deprecated?: true;
  /** The languages in which the description shows a sample. */
  samples?: Language[];
  members: TruthMember[];
}
