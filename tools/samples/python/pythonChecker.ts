import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS_FILES, NEXT_NOTE, createNewNames } from '../compiled/newNames.ts';
import { findingsIn, withPlacedSamples } from '../compiled/placedSample.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { pageFolder, placePython } from './placePython.ts';
import { readPythonAmbient } from './pythonAmbient.ts';
import {
  missingForPython,
  preparePython,
  pythonFolder,
  pythonRequirements,
} from './pythonEnvironment.ts';
import { runPyright } from './runPyright.ts';

/** Type-checks Python samples against the released packages; needs python3 and, once, PyPI. */
export function createPythonChecker(root: string): Checker {
  return {
    name: 'Python',
    accepts: ({ language }) => language === 'python',
    isReady: () => missingForPython(root),
    check: (samples) => checkPython(root, samples),
    notes: () => [NEXT_NOTE],
    fingerprint: () =>
      [
        readFileSync(join(root, 'node_modules/pyright/package.json'), 'utf8'),
        pythonRequirements(root),
        ...FACTS_FILES.map((file) => readFileSync(join(root, file), 'utf8')),
      ].join('\n'),
  };
}

async function checkPython(root: string, samples: readonly Sample[]): Promise<Finding[]> {
  const python = await preparePython(root);
  const ambient = readPythonAmbient(root);
  const placed = placePython(samples, ambient);
  const pageFolders = [...new Set(placed.map(pageFolder))];
  const messages = await withPlacedSamples(
    pythonFolder(root),
    [...ambient.modules, ...placed],
    (folder) => runPyright({ root, folder, python, pageFolders }),
  );
  const isNew = createNewNames(root, 'python');
  return findingsIn(placed, messages).filter((finding) => !isNew(finding));
}
