import type { Linter } from 'eslint';

export const importRules: Linter.Config;
export const documentedReleaseRules: Linter.Config;
