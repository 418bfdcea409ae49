import type { TruthItem } from '../truth/truth.ts';

/** A class as its page in one edition must show it. */
export interface ExpectedClass {
  name: string;
  since: string | undefined;
  hasSample: boolean;
  members: ExpectedMember[];
}

export interface ExpectedMember {
  /** `Page.goto`, `Page#popup`. */
  place: string;
  /** The public id: `page-goto`. */
  id: string;
  kind: 'method' | 'property' | 'event';
  /** As code writes it: `goto`, `GotoAsync`, `requestfinished`. */
  name: string;
  since: string | undefined;
  isAsync: boolean;
  isDeprecated: boolean;
  isDiscouraged: boolean;
  hasSample: boolean;
  mentions: readonly string[];
  args: ExpectedItem[];
  options: ExpectedItem[];
  /** The type that it returns, holds or passes on, in the notation of the description. */
  type: string | undefined;
  /** The fields of what it returns, holds or passes on. */
  fields: ExpectedItem[];
}

export type Position = 'argument' | 'option' | 'field';

/** An argument, an option or a field in one language. */
export interface ExpectedItem {
  /** `Page.goto.timeout`; below what is returned `Request.timing:.startTime`. */
  place: string;
  id: string;
  position: Position;
  /** As the facts write it. */
  key: string;
  /** All names that must be shown. */
  names: string[];
  /** Names that may be shown in their place. */
  otherNames: string[];
  type: string | undefined;
  /** Since when, where that is later than the member. */
  since: string | undefined;
  isOptional: boolean;
  isDeprecated: boolean;
  default: string | undefined;
  mentions: readonly string[];
  fields: ExpectedItem[];
  truth: TruthItem;
}
