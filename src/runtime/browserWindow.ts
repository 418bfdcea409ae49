/** The global object as a value that can be injected: its members and constructors. */
export type BrowserWindow = Window & typeof globalThis;
