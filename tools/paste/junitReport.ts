import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { PASSED, type Result } from './paste.ts';

/** A test in a report in JUnit's format, as pytest and JUnit write it. */
export interface ReportedTest {
  /** The module or class: `paste_12.test_paste_12`. */
  owner: string;
  /** What went wrong: the message and all that is known about it; absent if it passed. */
  failure?: { message: string; details: string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 100_000_000 },
  isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
});

interface Case {
  classname?: string;
  name?: string;
  failure?: Problem[];
  error?: Problem[];
}
type Problem = string | { message?: string; '#text'?: string };

interface Suites {
  testsuites?: { testsuite?: { testcase?: Case[] }[] };
  testsuite?: { testcase?: Case[] }[];
}

/** The tests of a report; none if there is no report. */
export function readJunitReport(file: string): ReportedTest[] {
  if (!existsSync(file)) return [];
  // The tools wrote it, by a schema.
  const { testsuites, testsuite } = parser.parse(readFileSync(file, 'utf8')) as Suites;
  const suites = testsuites?.testsuite ?? testsuite ?? [];
  return suites
    .flatMap(({ testcase = [] }) => testcase)
    .map(({ classname = '', name = '', failure = [], error = [] }) => {
      const [problem] = [...failure, ...error];
      // A module that cannot be imported is reported as a test without a class.
      const owner = classname || name;
      return problem === undefined ? { owner } : { owner, failure: readProblem(problem) };
    });
}

/** What the tests of a paste came to; `said` is what the whole run printed. */
export function resultOfTests(
  tests: readonly ReportedTest[],
  said: string,
  failed: (message: string, details: string) => Result,
): Result {
  const failure = tests.find((test) => test.failure)?.failure;
  if (failure) return failed(failure.message, failure.details);
  return tests.length > 0 ? PASSED : failed(`It was not run. ${said}`, '');
}

function readProblem(problem: Problem): { message: string; details: string } {
  if (typeof problem === 'string') return { message: problem, details: problem };
  const details = problem['#text'] ?? '';
  // In an attribute, line breaks are written by their number.
  return { message: (problem.message ?? details).replaceAll('&#10;', '\n'), details };
}
