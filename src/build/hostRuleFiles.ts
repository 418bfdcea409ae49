/** The rules for hosts: redirects of old URLs, and the headers for responses below a path. */
export interface HostRules {
  redirects: { from: string; to: string }[];
  headers: HeaderRule[];
}

/** One rule of a `_headers` file: the headers for responses below a path. */
export interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

/** Rules in the format of a `_headers` file; later ones replace what earlier ones say of the same path. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ prefix, headers }, index) => [
    `${prefix}*`,
    ...Object.entries(headers).flatMap(([name, value]) => [
      // Cloudflare would send both values; other hosts skip a line without a colon.
      ...(rules.slice(0, index).some((rule) => replaces(prefix, name, rule))
        ? [`  ! ${name}`]
        : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  return [...lines, ''].join('\n');
}

function replaces(prefix: string, name: string, earlier: HeaderRule): boolean {
  return prefix.startsWith(earlier.prefix) && name in earlier.headers;
}

/** Parses the `_headers` file that `hostRules.ts` writes. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header?.[1] !== undefined && header[2] !== undefined) {
      const rule = rules.at(-1);
      if (rule) rule.headers[header[1]] = header[2];
    } else if (line.startsWith('/')) {
      rules.push({ prefix: line.replace(/\*$/, ''), headers: {} });
    }
  }
  return rules;
}

/** Parses the `_redirects` file that `hostRules.ts` writes: old URL → new URL. */
export function parseRedirects(text: string): Map<string, string> {
  const rules = text.split('\n').map((line) => line.split(' '));
  return new Map(rules.flatMap(([from, to]) => (from && to ? [[from, to]] : [])));
}
