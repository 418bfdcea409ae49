/** Where a sample names what the reference has: offsets in its code, by API name as in `:api[…]`. */
export type SampleLinks = Readonly<Record<string, readonly number[]>>;

/** The samples of a page, by the key of their code. `npm run samples` writes them to `content/samples/links`. */
export type PageLinks = Readonly<Record<string, SampleLinks>>;
