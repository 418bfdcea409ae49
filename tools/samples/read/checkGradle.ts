import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import type { Doc } from '#pipeline/parseDoc.ts';

/** The pages that explain once how to run all of their Maven commands with Gradle, with reasons. */
export const MAVEN_ONLY = 'content/samples/mavenOnly.yaml';
export const mavenOnly = z.record(z.string(), z.string().min(1));

const GRADLE = /\bgradle/i;

/** Maven commands in a section that has no Gradle tab for them, and no sentence about Gradle. */
export function checkGradle(doc: Doc, pages: z.infer<typeof mavenOnly>): Problem[] {
  const { id, file } = doc;
  const found = sectionsOf(doc).flatMap(({ maven, gradle, isExplained }) =>
    isExplained ? [] : maven.slice(gradle),
  );
  if (!(id in pages)) {
    return found.map(({ position }) => ({
      file,
      line: position?.start.line ?? 1,
      what: 'Nothing in this section says how to run the Maven command with Gradle.',
      fix: `Add a fence with "gradle" after its language, or a sentence. If the page says it once for all, list it in ${MAVEN_ONLY}.`,
    }));
  }
  if (found.length > 0) return [];
  const what = `Every Maven command in ${file} has its Gradle command.`;
  return [{ file: MAVEN_ONLY, line: 1, what, fix: `Remove "${id}".` }];
}

/** What each section has: Maven commands, the number of fences about Gradle, and whether its text mentions Gradle. */
function sectionsOf({ tree }: Doc) {
  const newSection = () => ({ maven: [] as Code[], gradle: 0, isExplained: false });
  let section = newSection();
  const sections = [section];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      section = newSection();
      sections.push(section);
    }
    if (node.type === 'text') section.isExplained ||= GRADLE.test(node.value);
    if (node.type !== 'code') return;
    if (isGradle(node)) section.gradle += 1;
    else if (isMaven(node)) section.maven.push(node);
  });
  return sections;
}

function isGradle({ data, value }: Code): boolean {
  return data?.fence?.flavor?.value === 'gradle' || GRADLE.test(value);
}

/** Tabs for PowerShell and Batch repeat the command; build files and workflows are not commands. */
function isMaven({ lang, value }: Code): boolean {
  return (lang === 'bash' || lang === 'console') && /\bmvn /.test(value);
}
