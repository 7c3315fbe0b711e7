import { randomUUID } from 'node:crypto';
import type { Proposal } from '@elan/contract/suggestions';
import type { Field } from '@elan/domain/ledger/field';
import { columnsOf } from '@elan/domain/ledger/row';
import { limits } from '@elan/domain/limits';
import { languages, type Text } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { planSectionKeys } from '@elan/domain/plan-document/sections';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { projectId } from './arguments.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool, asResult } from './tool-result.ts';

/** The parts of the table that everybody with the project may see: an assistant must not spread the others. */
const proposedKinds = ['stream', 'cost', 'person', 'purchase', 'funding'] as const;

const reason = z
  .string()
  .max(limits.suggestionReason)
  .default('')
  .describe('Why, in one or two sentences for the people of the project');
const adds = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
const outputSchema = z.looseObject({ suggestionId: z.string(), state: z.literal('open') });

/** What a cell holds, in a word. */
const forms: Readonly<Record<Field['type'], string>> = {
  text: 'text',
  money: 'cents',
  percent: 'hundredths of a percent, one decimal',
  change: 'hundredths of a percent, one decimal',
  quantity: 'number',
  integer: 'whole number',
  planMonth: "month: 1 is the first of business, or 'YYYY-MM'",
  calendarMonth: "'YYYY-MM'",
  season: 'twelve percentages',
  targets: '{month, quantity} of each step, with atOnce: true for one that is not reached in a straight line',
  rows: 'ids of rows',
  choice: 'one of',
  boolean: 'true or false',
};

/** The cells of a kind of row: 'cost: name (text), amount (cents)…'. */
function cellsOf(kind: (typeof proposedKinds)[number]): string {
  const cells = Object.entries(columnsOf(kind)).map(([name, column]) => {
    const options = column.type === 'choice' ? ` ${Object.keys(column.options).join('|')}` : '';
    return `${name} (${forms[column.type]}${options})`;
  });
  return `${kind}: ${cells.join(', ')}`;
}

const cellValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.number()),
  z.array(z.string()),
  z.array(z.object({ month: z.number(), quantity: z.number(), atOnce: z.optional(z.boolean()) })),
]);
const cells = z.record(z.string(), cellValue).describe(`By name. ${proposedKinds.map(cellsOf).join('. ')}.`);

const answer = {
  title: { en: 'Propose an answer', fr: 'Proposer une réponse' },
  description: 'Proposes an answer to a question. The answer itself does not change until a person accepts.',
  inputSchema: z.object({
    projectId,
    module: z.enum(moduleKeys),
    question: z.string().max(100).describe('The id of the question, from read_plan'),
    answer: z
      .string()
      .min(1)
      .max(limits.answer)
      .describe("All of the new answer, in the language of the project's answers; an option by its value"),
    reason,
  }),
};
const row = {
  title: { en: 'Propose a figure', fr: 'Proposer un chiffre' },
  description: 'Proposes a new figure. The table does not change until a person accepts.',
  inputSchema: z.object({ projectId, kind: z.enum(proposedKinds), cells, reason }),
};
const rowChange = {
  title: { en: 'Propose a change to a figure', fr: 'Proposer de changer un chiffre' },
  description: 'Proposes other values for cells of a figure. Nothing changes until a person accepts.',
  inputSchema: z.object({
    projectId,
    row: z.uuid().describe('The id of the figure, from read_figures'),
    cells: cells.describe('Only the cells that would change, by name, in the form that read_figures shows'),
    reason,
  }),
};
const task = {
  title: { en: 'Propose a task', fr: 'Proposer une tâche' },
  description: 'Proposes a task. The to-do list does not change until a person accepts.',
  inputSchema: z.object({
    projectId,
    task: z.string().min(1).max(limits.task),
    due: z.iso.date().optional(),
    about: z.enum(moduleKeys).optional().describe('The module it is about'),
    reason,
  }),
};
const planSection = {
  title: { en: 'Propose a section of the plan', fr: 'Proposer une section du plan' },
  description:
    'Proposes a text for a section of the business plan, in place of the text there (of a section of computed tables, above them). The plan does not change until a person accepts.',
  inputSchema: z.object({
    projectId,
    section: z.enum(planSectionKeys),
    text: z.string().min(1).max(limits.planSection).describe('Markdown, in the third person'),
    language: z.enum(languages).describe('Of the text'),
    reason,
  }),
};

/**
 * Adds the tools that propose, if the program may. A proposal is a suggestion that names the program, which people of
 * the project accept or decline; nothing else changes.
 */
export function addProposalTools(server: McpServer, { client, user, say }: ToolContext): void {
  if (user.program === null || !includesScope(user.program.scopes, 'suggest')) return;
  const described = <T extends { title: Text }>(tool: T) => ({
    ...tool,
    title: say(tool.title),
    outputSchema,
    annotations: adds,
  });
  const suggest = (of: { projectId: string; reason: string }, proposal: Proposal) =>
    answerTool(async () => {
      const { id } = await client.suggestions.add({ ...of, suggestionId: randomUUID(), proposal });
      return asResult({ suggestionId: id, state: 'open' });
    });

  server.registerTool('propose_answer', described(answer), ({ module, question, answer: value, ...of }) =>
    suggest(of, { kind: 'answer', module, question, value }),
  );
  server.registerTool('propose_row', described(row), ({ kind: rowKind, cells, ...of }) =>
    suggest(of, { kind: 'new_row', row: randomUUID(), rowKind, cells }),
  );
  server.registerTool('propose_row_change', described(rowChange), ({ row, cells, ...of }) =>
    suggest(of, { kind: 'row', row, cells }),
  );
  server.registerTool('propose_task', described(task), ({ task: text, due = null, about = null, ...of }) =>
    suggest(of, { kind: 'task', text, due, about }),
  );
  server.registerTool('propose_plan_section', described(planSection), ({ section, text, language, ...of }) =>
    suggest(of, { kind: 'section', section, text, language, base: null }),
  );
}
