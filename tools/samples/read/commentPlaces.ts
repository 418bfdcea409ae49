import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiVersion, ApiVersions } from '#api-reference/apiVersion.ts';
import { unescapeComment } from '#api-reference/comments/parseComment.ts';
import type { CommentKey } from '#api-reference/facts.ts';
import { LANGUAGES, classSlug } from '#api-reference/facts.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { CommentPlace, Place } from './collectSamples.ts';

/** Locates comment samples in the declaration files that they come from. */
export async function createCommentPlaces(root: string, api: ApiVersions): Promise<CommentPlace> {
  const declared = new Map(VERSION_NAMES.map((version) => [version, declaredPlaces(api[version])]));
  const places = [...declared.values()].flatMap((table) => [...table.values()]);
  const lines = new Map<string, string[]>();
  for (const file of new Set(places.map((place) => place.file)))
    lines.set(file, commentLines(await readFile(join(root, file), 'utf8')));

  return ({ page, heading, code, version }) => {
    const table = declared.get(version);
    const near = table?.get(`${page}#${heading}`) ?? table?.get(`${page}#`);
    if (!near) throw new Error(`No declaration belongs to ${page}#${heading}.`);
    const line = nearestLine(lines.get(near.file) ?? [], code.split('\n'), near.line);
    return { file: near.file, line: line ?? near.line };
  };
}

/** Where each class and member of a version is declared, by the URL of its section. */
function declaredPlaces(version: ApiVersion): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (url: string, key: CommentKey | undefined) => {
    const comment = version.comments.get(key ?? '');
    if (comment && !places.has(url)) places.set(url, comment);
  };
  for (const owner of LANGUAGES.flatMap((language) => version.languages[language])) {
    const page = `api/${classSlug(owner.name)}`;
    add(`${page}#`, owner.comment);
    for (const member of owner.members) add(`${page}#${member.anchor}`, member.comment);
  }
  return places;
}

/** The lines of a file without comment asterisks and indentation. */
function commentLines(text: string): string[] {
  const lines = unescapeComment(text).split(/\r?\n/);
  return lines.map((line) => line.replace(/^\s*\* ?/, '').trim());
}

/** The occurrence of `wanted` nearest to a line, both from 1; samples in lists are indented only in the file. */
export function nearestLine(
  lines: readonly string[],
  wanted: readonly string[],
  near: number,
): number | undefined {
  const parts = wanted.map((part) => part.trim());
  const [first = ''] = parts;
  const distance = (line = Infinity) => Math.abs(line - near);
  let best: number | undefined;
  for (let index = lines.indexOf(first); index !== -1; index = lines.indexOf(first, index + 1)) {
    const isThere = parts.every((part, offset) => lines[index + offset] === part);
    if (isThere && distance(index + 1) < distance(best)) best = index + 1;
  }
  return best;
}
