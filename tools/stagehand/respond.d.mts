/** The folder of the pages. */
export const SITE_FOLDER: string;

export interface StageResponse {
  status: number;
  contentType: string;
  body: string | Buffer;
}

export function respond(url: string, body?: string): Promise<StageResponse>;
