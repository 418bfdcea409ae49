import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';
import type { CompilerMessage } from '../compiled/placedSample.ts';

const PYRIGHT = 'node_modules/pyright/index.js';

const SETTINGS = {
  typeCheckingMode: 'standard',
  pythonVersion: '3.9',
  reportUnusedCoroutine: 'error',
  // Samples assume that the element, the response or the frame exists.
  reportOptionalMemberAccess: 'none',
  reportOptionalSubscript: 'none',
};

interface PyrightOutput {
  generalDiagnostics: {
    file: string;
    severity: 'error' | 'warning' | 'information';
    message: string;
    range?: { start: { line: number } };
  }[];
}

export interface PyrightRun {
  root: string;
  folder: string;
  /** The interpreter whose packages are imported. */
  python: string;
  /** Folders inside `folder` that imports may start from. */
  pageFolders: string[];
}

/** Type-checks all modules of a folder at once. */
export async function runPyright({
  root,
  folder,
  python,
  pageFolders,
}: PyrightRun): Promise<CompilerMessage[]> {
  const executionEnvironments = pageFolders.map((name) => ({ root: name, extraPaths: ['.'] }));
  const project = join(folder, 'pyrightconfig.json');
  await writeFile(project, JSON.stringify({ ...SETTINGS, executionEnvironments }));
  const args = [PYRIGHT, '--outputjson', '--project', project, '--pythonpath', python];
  const { stdout, complaint } = await runQuietly(process.execPath, args, { cwd: root });
  const output = parseOutput(stdout.toString(), complaint);
  return output.generalDiagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message, range }) => ({
      path: relative(folder, file).replaceAll('\\', '/'),
      line: (range?.start.line ?? 0) + 1,
      message: message.replace(/\s*\n\s*/g, ': '),
    }));
}

function parseOutput(text: string, complaint: string): PyrightOutput {
  try {
    return JSON.parse(text) as PyrightOutput;
  } catch (cause) {
    throw new Error(`pyright printed no result. ${complaint.trim()}`, { cause });
  }
}
