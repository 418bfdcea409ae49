// Installs packages of Debian and its relatives, without a question.
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** Rejects where there is no apt-get, or no right to use it. */
export async function installPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this system has no apt-get');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest);
  };
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', ...packages);
}
