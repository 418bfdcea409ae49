/** Rules of this house, for .oxlintrc.json: how files name each other, and how browser tests assert. */
export default {
  meta: { name: 'house' },
  rules: {
    // Which rooms may import which, .dependency-cruiser.mjs checks.
    'import-inward': refuseImports(
      // The configuration and the sidebars are written by hand and live outside src.
      /^\.\.\/(?!(?:\.\.\/)+site\.config|(?:\.\.\/)+content\/sidebars|entry\.)/,
      'Within a room, import with ./ or #room/…; across rooms, with #room/file.ts.',
    ),
    'import-documented': refuseImports(
      /^(@playwright.test|playwright-core|playwright)(?![-\w])/,
      'This package tests the site and is of another release than those that it documents: src/build/read/installedPackages.ts has those.',
    ),
    'assert-again': refuse(
      'CallExpression[callee.name="expect"] > AwaitExpression',
      'This reads the page once. Assert on a locator, or use expect.poll(() => …).',
    ),
    'no-enum': refuse('TSEnumDeclaration', 'Use a union of string literals.'),
  },
};

/** Refuses a node of the syntax tree. */
function refuse(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) };
}

/** Refuses to import, export from or require what matches. */
function refuseImports(pattern, message) {
  return {
    create(context) {
      const check = (source) => {
        if (pattern.test(source?.value)) context.report({ node: source, message });
      };
      const checkSource = ({ source }) => check(source);
      return {
        ImportDeclaration: checkSource,
        ImportExpression: checkSource,
        ExportAllDeclaration: checkSource,
        ExportNamedDeclaration: checkSource,
        'CallExpression[callee.name="require"]': ({ arguments: [source] }) => check(source),
      };
    },
  };
}
