export interface StageResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface StageRequest {
  method?: string;
  /** Names are in lowercase. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export function respond(url: string, request?: StageRequest): Promise<StageResponse>;
