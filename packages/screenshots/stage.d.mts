export const allPictures: Readonly<Record<string, (stage: object) => Promise<void>>>;
export function takePictures(wanted: readonly string[]): Promise<void>;
