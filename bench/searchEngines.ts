import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { joinTiers } from '#search/index/tiers/joinTiers.ts';
import { readSymbolTier } from '#search/index/tiers/readSymbolTier.ts';
import { readTextTier } from '#search/index/tiers/readTextTier.ts';
import { rankOf } from '#search/index/relevance/relevanceCase.ts';
import { RELEVANCE_SUITE } from '#search/index/relevance/relevanceSuite.ts';
import type { SymbolTier } from '#search/index/tiers/symbolTier.ts';
import type { TextTier } from '#search/index/tiers/textTier.ts';
import { flexSearchEngine } from './flexSearchEngine.ts';
import { formatTable } from './formatTable.ts';
import { formatValue } from './formatValue.ts';
import { miniSearchEngine } from './miniSearchEngine.ts';
import { oramaEngine } from './oramaEngine.ts';
import { openOurs } from './ourEngine.ts';
import type { Engine } from './searchEngine.ts';
import { listIndexFiles } from './searchIndexes.ts';
import { percentile, typedQueries } from './searchQueries.ts';

const KEY = 'nodejs-stable';
const HEAD = [
  '',
  'library',
  'saved index',
  'to index',
  'to load',
  'query p95',
  'first 2',
  'first 5',
];

type Search = (query: string) => Promise<string[]>;

interface Tiers {
  symbols: SymbolTier;
  text: TextTier;
}

/** Compares engines on the records of a built Node.js edition; the engine of the site comes first. */
export async function compareEngines(dist: string): Promise<string> {
  const tiers = await readTiers(dist);
  const rows = [await ourRow(tiers)];
  for (const engine of [miniSearchEngine, oramaEngine, flexSearchEngine]) {
    rows.push(await engineRow(engine, tiers));
  }
  return formatTable([HEAD, ...rows]);
}

async function readTiers(dist: string): Promise<Tiers> {
  const files = (await listIndexFiles(dist)).filter(({ key }) => key === KEY);
  const read = async (wanted: string): Promise<unknown> => {
    const file = files.find(({ tier }) => tier === wanted);
    if (!file) throw new Error(`There is no index in ${dist}. Build the site first.`);
    return JSON.parse(await readFile(join(dist, file.path), 'utf8'));
  };
  // Our own build wrote them.
  return { symbols: (await read('symbols')) as SymbolTier, text: (await read('text')) as TextTier };
}

async function ourRow({ symbols, text }: Tiers): Promise<string[]> {
  const { value: search, time } = await timed(() => openOurs(symbols, text));
  const shipped = gzipSync(JSON.stringify(symbols)).length + gzipSync(JSON.stringify(text)).length;
  return [
    'ours (texts are indexed on load)',
    formatValue(await libraryBytes(miniSearchEngine), 'bytes'),
    formatValue(shipped, 'bytes'),
    formatValue(time, 'ms'),
    '',
    ...(await judge(search)),
  ];
}

async function engineRow(engine: Engine, { symbols, text }: Tiers): Promise<string[]> {
  const places = joinTiers(readSymbolTier(symbols), readTextTier(text));
  const { value: index, time } = await timed(() => engine.index(places));
  const saved = await index.save();
  const { time: loading } = await timed(() => engine.load(saved));
  const search: Search = async (query) =>
    (await index.search(query)).map((id) => places[id]?.path ?? '');
  return [
    engine.name,
    formatValue(await libraryBytes(engine), 'bytes'),
    formatValue(gzipSync(saved).length, 'bytes'),
    formatValue(time, 'ms'),
    formatValue(loading, 'ms'),
    ...(await judge(search)),
  ];
}

async function judge(search: Search): Promise<string[]> {
  const times: number[] = [];
  for (const query of typedQueries(KEY)) times.push((await timed(() => search(query))).time);
  const ranks: number[] = [];
  for (const one of RELEVANCE_SUITE) {
    if (`${one.scope.edition}-${one.scope.version}` !== KEY) continue;
    ranks.push(rankOf(one, await search(one.query)) ?? Number.POSITIVE_INFINITY);
  }
  const share = (most: number) =>
    `${((100 * ranks.filter((rank) => rank <= most).length) / ranks.length).toFixed(1)} %`;
  return [formatValue(percentile(times, 0.95), 'ms'), share(2), share(5)];
}

async function timed<T>(action: () => Promise<T>): Promise<{ value: T; time: number }> {
  const begin = performance.now();
  const value = await action();
  return { value, time: performance.now() - begin };
}

/** The size of what a page would load of an engine. */
async function libraryBytes({ imports }: Engine): Promise<number> {
  const entry = 'virtual:engine';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? imports : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const code = bundles.flatMap((bundle) =>
    'output' in bundle ? bundle.output.map((file) => ('code' in file ? file.code : '')) : [],
  );
  return gzipSync(code.join('\n')).length;
}
