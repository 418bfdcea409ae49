export interface LocalServer {
  /** Without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
}

export function startStagehand(): Promise<LocalServer>;
export function serveFolder(folder: string, base?: string): Promise<LocalServer>;
