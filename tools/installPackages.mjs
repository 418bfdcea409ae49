// Installs packages on Debian and its derivatives, without prompting.
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** Rejects if there is no apt-get, or no permission to use it. */
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
