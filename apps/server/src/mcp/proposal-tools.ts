import { randomUUID } from 'node:crypto';
import { limits } from '@elan/domain/limits';
import { moduleKeys } from '@elan/domain/modules/keys';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { proposalText, proposedKinds } from './proposal-text.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool, asJson } from './tool-result.ts';

/** With the words around it, a proposal fits into a comment. */
const longest = limits.comment - 1_000;
const projectId = z.uuid().describe('The id of a project, from list_projects');
const reason = z.string().max(500).optional().describe('Why, in one or two sentences for the people of the project');
const adds = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

/**
 * Adds the tools that propose, if the program may. A proposal is a comment that names the program, where people of the
 * project discuss it, copy from it and resolve it; nothing else changes.
 */
export function addProposalTools(server: McpServer, { client, user }: ToolContext): void {
  const program = user.program;
  if (program === null || !includesScope(program.scopes, 'suggest')) return;
  const { language } = user;
  const commented = ({ id, module_key: module }: { id: string; module_key: string }) =>
    asJson({ commentId: id, module });

  server.registerTool(
    'propose_answer',
    {
      description:
        'Proposes an answer to a question, as a comment on that question. The answer itself does not change.',
      inputSchema: z.object({
        projectId,
        module: z.enum(moduleKeys),
        question: z.string().max(100).describe('The id of the question, from read_plan'),
        answer: z.string().min(1).max(longest).describe("In the language of the project's answers"),
        reason,
      }),
      annotations: adds,
    },
    ({ projectId, module, question, answer, reason }) =>
      answerTool(async () => {
        const content = proposalText(language, program.name, { of: 'answer', text: answer, reason });
        const anchor = { on: 'answer', question, exact: '', prefix: '', suffix: '' } as const;
        return commented(await client.comments.add({ projectId, module, commentId: randomUUID(), content, anchor }));
      }),
  );
  server.registerTool(
    'propose_row',
    {
      description: 'Proposes a line of figures, as a comment on the finances. The figures themselves do not change.',
      inputSchema: z.object({
        projectId,
        kind: z.enum(proposedKinds).describe('The part of the table it belongs to'),
        name: z.string().min(1).max(120),
        details: z
          .string()
          .min(1)
          .max(longest - 200)
          .describe('Amount, how often, from when, and what it rests on'),
        reason,
      }),
      annotations: adds,
    },
    ({ projectId, kind, name, details, reason }) =>
      answerTool(async () => {
        const content = proposalText(language, program.name, { of: kind, text: `${name}\n${details}`, reason });
        return commented(
          await client.comments.add({ projectId, module: 'finances', commentId: randomUUID(), content }),
        );
      }),
  );
  server.registerTool(
    'propose_task',
    {
      description: 'Proposes a task, as a comment on the module it belongs to. The to-do list itself does not change.',
      inputSchema: z.object({
        projectId,
        module: z.enum(moduleKeys),
        task: z.string().min(1).max(limits.task),
        due: z.iso.date().optional(),
        reason,
      }),
      annotations: adds,
    },
    ({ projectId, module, task, due, reason }) =>
      answerTool(async () => {
        const text = due === undefined ? task : `${task} (${due})`;
        const content = proposalText(language, program.name, { of: 'task', text, reason });
        return commented(await client.comments.add({ projectId, module, commentId: randomUUID(), content }));
      }),
  );
}
