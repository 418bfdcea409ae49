import { createCsharpChecker } from './csharp/csharpChecker.ts';
import { createDataChecker } from './data/dataChecker.ts';
import { createJavaChecker } from './java/javaChecker.ts';
import type { ListedChecker } from './listedChecker.ts';
import { listed } from './listedChecker.ts';
import { createPythonChecker } from './python/pythonChecker.ts';
import { createShellChecker } from './shell/shellChecker.ts';
import { createTypescriptChecker } from './typescript/typescriptChecker.ts';

/** All sample checkers. */
export function createCheckers(root: string): ListedChecker[] {
  return [
    listed(createTypescriptChecker(root), false, 'typescript', 'ambient'),
    listed(createShellChecker(root), false, 'shell', 'csharp/api', 'tree'),
    listed(createDataChecker(root), false, 'data', 'shell', 'csharp/api', 'tree'),
    listed(createPythonChecker(root), true, 'python', 'compiled'),
    listed(createJavaChecker(root), true, 'java', 'compiled'),
    listed(createCsharpChecker(root), true, 'csharp', '../../packages/csharp-compiler'),
  ];
}
