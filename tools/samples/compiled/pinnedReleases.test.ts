import { expect, test } from 'vitest';
import { documentedRelease } from '#build/installedPackages.ts';
import { javaProject } from '../java/javaPackages.ts';
import { pythonRequirements } from '../python/pythonEnvironment.ts';

const root = process.cwd();

/** `1.56` of `1.56.1`: other languages number their patches themselves. */
const minor = (release: string | undefined) => release?.split('.').slice(0, 2).join('.');

test('checks Python and Java against packages of the minor release that stable documents', () => {
  const [, python] = /^playwright==(.+)$/m.exec(pythonRequirements(root)) ?? [];
  const [, java] =
    /<groupId>com\.microsoft\.playwright<\/groupId>\s*<artifactId>playwright<\/artifactId>\s*<version>(.+)<\/version>/.exec(
      javaProject(root),
    ) ?? [];

  const stable = minor(documentedRelease('stable'));
  expect({ python: minor(python), java: minor(java) }).toEqual({ python: stable, java: stable });
});
