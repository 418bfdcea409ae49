/** The folder of the built pages, and what the API exports. */
export function builtDemo(): Promise<{ folder: string }>;
