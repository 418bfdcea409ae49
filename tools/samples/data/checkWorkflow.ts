import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import { asWorkflow } from './asWorkflow.ts';

/** Checks a GitHub workflow, or a part of one, against the schema of its parser. */
export async function checkWorkflow(code: string, title: string | undefined): Promise<LineFinding[]> {
  const workflow = asWorkflow(code, parse(code), title);
  if (!workflow) return [];
  const { content, linesBefore } = workflow;
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  // References, such as "needs", are checked only in the second step.
  if (value && !context.errors.getErrors().length)
    await convertWorkflowTemplate(context, value, undefined, {});
  return context.errors.getErrors().map(({ rawMessage, range }) => ({
    line: Math.max(1, (range?.start.line ?? 1) - linesBefore),
    message: rawMessage,
  }));
}
