const ASSIGNMENT = /^\s*(\w+) = (?!await\b)[\w.]+\((?:[^#"']|"[^"]*"|'[^']*')*\)$/;

/**
 * Adds a statement after each assignment of an async sample that becomes an unused coroutine, which the type
 * checker reports, if the value is one: `title = page.title()` lacks an `await`.
 */
export function markAssignments(code: string, module: string): string {
  return code
    .split('\n')
    .map((line) => {
      const name = ASSIGNMENT.exec(line)?.[1];
      return name === undefined || !isBalanced(line)
        ? line
        : `${line}; ${module}.returned(${name})`;
    })
    .join('\n');
}

/** Not the first or last line of a longer statement. */
function isBalanced(line: string): boolean {
  const bare = line.replace(/"[^"]*"|'[^']*'/g, '');
  return bare.split(/[([{]/).length === bare.split(/[)\]}]/).length;
}
