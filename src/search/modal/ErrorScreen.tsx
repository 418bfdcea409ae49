import { SearchGlyph } from './SearchGlyph.tsx';

/** Shown if no source responded; typing retries. */
export function ErrorScreen() {
  return (
    <div className="DocSearch-ErrorScreen">
      <SearchGlyph name="offline" size={40} />
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}
