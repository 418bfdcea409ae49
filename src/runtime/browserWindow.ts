/** The global object as a value that can be passed in: its members and the constructors it owns. */
export type BrowserWindow = Window & typeof globalThis;
