export declare const screenshot: Buffer;
