export interface Show {
  /** Its page is `/shows/{slug}`. */
  slug: string;
  title: string;
  kind: string;
  time: string;
  room: string;
  /** In pounds, for one seat. */
  price: number;
  blurb: string;
}

/** The running example; example.yaml tells what each part is. */
export const EXAMPLE: Readonly<{
  shows: readonly Show[];
  bookingFee: number;
  amounts: readonly number[];
  people: readonly { name: string; email: string }[];
  workerEmail: RegExp;
  password: string;
  emailPlaceholder: string;
  folders: readonly string[];
  buttons: readonly string[];
  fields: readonly string[];
  dropDowns: readonly string[];
  testIds: readonly string[];
  testIdAttributes: readonly string[];
  optionsClasses: readonly string[];
  retired: Readonly<Record<string, string>>;
}>;
