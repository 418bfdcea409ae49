import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS_FILES, NEXT_NOTE, createNewNames } from '../compiled/newNames.ts';
import { findingsIn, withPlacedSamples } from '../compiled/placedSample.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { javaFolder, javaProject, missingForJava, prepareJava } from './javaPackages.ts';
import { placeJava } from './placeJava.ts';
import { runJavac } from './runJavac.ts';

const AMBIENT = 'ambient/Ambient.java';

/** Compiles Java samples against the released packages; needs javac and, once, Maven. */
export function createJavaChecker(root: string): Checker {
  return {
    name: 'Java',
    accepts: ({ language }) => language === 'java',
    isReady: () => missingForJava(root),
    check: (samples) => checkJava(root, samples),
    notes: () => [NEXT_NOTE],
    fingerprint: () =>
      [
        javaProject(root),
        ...FACTS_FILES.map((file) => readFileSync(join(root, file), 'utf8')),
      ].join('\n'),
  };
}

async function checkJava(root: string, samples: readonly Sample[]): Promise<Finding[]> {
  const jars = await prepareJava(root);
  const ambient = readFileSync(join(root, 'tools/samples/java/Ambient.java'), 'utf8');
  const placed = placeJava(samples);
  const files = [{ path: AMBIENT, text: ambient }, ...placed];
  const messages = await withPlacedSamples(javaFolder(root), files, (folder) =>
    runJavac({ folder, jars, paths: files.map(({ path }) => path) }),
  );
  const isNew = createNewNames(root, 'java');
  return findingsIn(placed, messages).filter((finding) => !isNew(finding));
}
