/** Icons on a 24 × 24 grid; separate from `ui/Icon`, so they load with the dialog only. */
const PATHS = {
  page: 'M6.5 3.5h7L18 8v12.5H6.5zM13.5 3.5V8H18',
  text: 'M5 6.5h14M5 11h14M5 15.5h9',
  heading: 'M9.5 4.5 7.5 19.5M16.5 4.5l-2 15M4.5 9h15.5M4 15h15.5',
  enter: 'M19 6v5.5a2 2 0 0 1-2 2H5.5m4-4-4 4 4 4',
  down: 'M12 5v14m5-5-5 5-5-5',
  up: 'M12 19V5m5 5-5-5-5 5',
  recent: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  favorite: 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z',
  remove: 'm7 7 10 10M17 7 7 17',
  nothing: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20M8 8l5 5m0-5-5 5',
  offline:
    'M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.7a10 10 0 0 1 5-2.7m4.5.2A10 10 0 0 1 19 12.7M2 9a15 15 0 0 1 4-2.6M10.2 5.1A15 15 0 0 1 22 9M12 20h.01',
} as const;

export type GlyphName = keyof typeof PATHS;

interface SearchGlyphProps {
  name: GlyphName;
  size?: number;
}

export function SearchGlyph({ name, size = 20 }: SearchGlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
