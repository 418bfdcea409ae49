import type { Linter } from 'eslint';

export const roomRules: Linter.Config[];
export const documentedReleaseRules: Linter.Config;
