import type { Request, Response } from '@playwright/test';

export declare const request: Request;
export declare const response: Response;
