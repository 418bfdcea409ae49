/** The oldest release that readers can say they use. */
const OLDEST = 30;

/** The query parameter that says which release a reader uses: `?uses=1.48`. */
export const USES_PARAM = 'uses';

/** `1.48` → 48; nothing for what is no release that readers can choose. */
export function minorNumber(release: string | null | undefined): number | undefined {
  const minor = Number(/^1\.([1-9]\d{1,2})$/.exec(release ?? '')?.[1]);
  return minor >= OLDEST ? minor : undefined;
}

/** The attribute of what a release has brought that not all of these have: `v1.46` → `data-since="1.46"`. */
export function sinceMark({ since }: { since?: string | undefined }): { dataSince?: string } {
  const release = since?.replace(/^v/, '') ?? '';
  return (minorNumber(release) ?? OLDEST) > OLDEST ? { dataSince: release } : {};
}

/** The releases that readers can choose from, newest first. */
export function releasesUpTo(newest: string): string[] {
  const count = (minorNumber(newest) ?? OLDEST) - OLDEST + 1;
  return Array.from({ length: count }, (_, index) => `1.${OLDEST + count - 1 - index}`);
}
