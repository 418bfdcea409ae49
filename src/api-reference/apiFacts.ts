import type { EditionId } from '#model/edition.ts';

/** The languages of the facts tables; each is what one edition is written in. */
export type ApiLanguage = 'js' | 'python' | 'java' | 'csharp';

export const LANGUAGE_OF_EDITION: Record<EditionId, ApiLanguage> = {
  nodejs: 'js',
  python: 'python',
  java: 'java',
  dotnet: 'csharp',
};

interface Availability {
  /** The languages that have it; absent means all. */
  only?: ApiLanguage[];
  /** Its name where the usual rule does not give it. */
  aliases?: Partial<Record<ApiLanguage, string>>;
}

export interface ApiParameter {
  name: string;
  langs?: Availability;
  properties?: ApiParameter[];
}

export interface ApiMember {
  kind: 'method' | 'property' | 'event';
  /** In Node.js spelling; overloads carry a number, such as `toContain#1`. */
  name: string;
  async?: boolean;
  langs?: Availability;
  args?: ApiParameter[];
  properties?: ApiParameter[];
}

export interface ApiClass {
  name: string;
  langs?: Availability;
  members: ApiMember[];
}

/** A table of `data/api/`, as far as this room reads it. */
export interface ApiFacts {
  classes: ApiClass[];
}

export function existsIn(thing: { langs?: Availability }, language: ApiLanguage): boolean {
  return thing.langs?.only?.includes(language) ?? true;
}
