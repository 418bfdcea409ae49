import type { Linter } from 'eslint';

export const roomRules: Linter.Config[];
