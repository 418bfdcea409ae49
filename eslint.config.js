import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { documentedReleaseRules, importRules } from './tools/importRules.mjs';

const storageGlobals = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: `Take window.${name}: Node.js 22 and newer have a global of this name themselves.`,
}));

export default tseslint.config(
  {
    ignores: [
      ...['dist', '.dist-*', '.cache', 'node_modules', 'test-results', 'playwright-report'],
      // Files of readers, not ours: they are checked by being run.
      'content/samples/projects',
      // Declares other packages, and files of all kinds, to samples only.
      'content/samples/declarations/packages.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.eslint.json' } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers in messages and class names are meant; objects and undefined are still refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => void navigate()}` and friends read better than a block.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // Some screen readers ignore lists without bullets unless they have the role.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      // Code that may overflow must be scrollable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'], tags: ['pre'] }],
    },
  },
  {
    // Their JSX makes elements of the document (page/dom.ts).
    files: ['packages/labs/**/*.tsx'],
    languageOptions: { parserOptions: { jsxPragma: 'create' } },
  },
  importRules,
  documentedReleaseRules,
  {
    // House style 3.4: named exports; page components and tool configuration are the exceptions.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shell/pages/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  {
    // Newer releases of Node.js have storage of their own, which tests must not meet.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...storageGlobals],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      // Tests know what they put in; the shipped code does not.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // A page changes while it is read: assertions look again until they hold.
    files: ['e2e/*.ts'],
    plugins: { playwright },
    rules: {
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/prefer-to-have-count': 'error',
      'playwright/missing-playwright-await': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-useless-not': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/valid-title': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="expect"] > AwaitExpression',
          message: 'This reads the page once. Assert on a locator, or use expect.poll(() => …).',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['packages/screenshots/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
