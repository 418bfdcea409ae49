import type { BlockContent } from 'mdast';
import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import type { DeclaredOption } from '#api-reference/declarations/declaredClass.ts';

export interface OptionContext {
  language: ApiLanguage;
  owner: ApiClass;
  member: ApiMember;
  hrefOf: (className: string) => string | undefined;
  /** The text of a comment about a parameter. */
  describe: (comment: string, parameter: ApiParameter) => BlockContent[];
  /** What to say of a parameter, of which the declarations say `declared`. */
  words: (
    parameter: ApiParameter,
    path: readonly string[],
    declared: OptionSource | undefined,
  ) => OptionSource | undefined;
}

/** What the declarations say of a parameter: its text, and the options in it. */
export interface OptionSource {
  /** Markdown of the declarations. */
  text?: string;
  /** Our own words, where the declarations have none. */
  blocks?: readonly BlockContent[];
  /** Why it should not be used any more; absent where it may. */
  deprecated?: string;
  /** It takes all arguments that follow. */
  isRest?: boolean;
  options: readonly DeclaredOption[];
}
