/** Icons on a 24 × 24 grid, in the current text color. */
const PATHS = {
  chat: 'M4 5h16v11H9l-5 4V5Zm4 4.2h8M8 12h5',
  close: 'm6 6 12 12M18 6 6 18',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  external: 'M13.5 5H19v5.5M19 5l-8 8M10 6.5H5.5v12h12V14',
  github:
    'M9 20v-3.2c-3.5.8-4.2-1.5-4.2-1.5M15 20v-3.6c0-1 .1-1.5-.5-2 2.8-.3 4.7-1.6 4.7-5.2 0-1.2-.4-2.2-1.1-3 .1-.3.5-1.4-.1-2.9 0 0-.9-.3-3 1.1a10.3 10.3 0 0 0-5.4 0C7.5 3 6.6 3.3 6.6 3.3c-.6 1.5-.2 2.6-.1 2.9-.7.8-1.1 1.8-1.1 3 0 3.6 1.9 4.9 4.7 5.2-.5.5-.6 1-.5 2',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  up: 'M12 19V5m-6 6 6-6 6 6',
  system: 'M4 5h16v11H4V5Zm5 15h6m-3-4v4',
  // Of the search dialog.
  page: 'M6.5 3.5h7L18 8v12.5H6.5zM13.5 3.5V8H18',
  text: 'M5 6.5h14M5 11h14M5 15.5h9',
  heading: 'M9.5 4.5 7.5 19.5M16.5 4.5l-2 15M4.5 9h15.5M4 15h15.5',
  enter: 'M19 6v5.5a2 2 0 0 1-2 2H5.5m4-4-4 4 4 4',
  keyDown: 'M12 5v14m5-5-5 5-5-5',
  keyUp: 'M12 19V5m5 5-5-5-5 5',
  recent: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  favorite: 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z',
  remove: 'm7 7 10 10M17 7 7 17',
  nothing: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20M8 8l5 5m0-5-5 5',
  offline:
    'M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.7a10 10 0 0 1 5-2.7m4.5.2A10 10 0 0 1 19 12.7M2 9a15 15 0 0 1 4-2.6M10.2 5.1A15 15 0 0 1 22 9M12 20h.01',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Side length in pixels. */
  size?: number;
  strokeWidth?: number;
}

export function Icon({ name, size = 24, strokeWidth = 1.7 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
