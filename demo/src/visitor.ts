import { BASE } from './base.ts';

const NAME = 'stagehand-name';

/** Who is signed in. A cookie, so that a saved storage state keeps the visitor signed in. */
export function readName(): string | undefined {
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(`${NAME}=`));
  return cookie && decodeURIComponent(cookie.slice(NAME.length + 1));
}

/** The server does the same; a service worker cannot. */
export function rememberName(name: string): void {
  document.cookie = `${NAME}=${encodeURIComponent(name)}; path=${BASE.pathname}`;
}

export function forgetName(): void {
  document.cookie = `${NAME}=; path=${BASE.pathname}; max-age=0`;
}
