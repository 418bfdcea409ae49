/** The program that installs packages. */
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
