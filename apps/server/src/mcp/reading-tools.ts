import { moduleKeys } from '@elan/domain/modules/keys';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { describeModule, describePlan } from './describe-plan.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool, asJson } from './tool-result.ts';

const projectId = z.uuid().describe('The id of a project, from list_projects');
/** Null is what the last page has as its `next`. */
const cursor = z.string().nullish().describe('The `next` of the page before');
const placeOf = (cursor: string | null | undefined) => ({ cursor: cursor ?? undefined });
const readOnly = { readOnlyHint: true, openWorldHint: false };

/** Adds the tools that read projects, if the program may. */
export function addReadingTools(server: McpServer, { client, user }: ToolContext): void {
  if (!includesScope(user.program?.scopes ?? [], 'read')) return;
  server.registerTool(
    'list_projects',
    {
      description: "The person's own projects, or those that others share with them, a page at a time.",
      inputSchema: z.object({ shared: z.boolean().default(false), cursor }),
      annotations: readOnly,
    },
    ({ shared, cursor }) =>
      answerTool(async () =>
        asJson(await (shared ? client.collaboration.shared(placeOf(cursor)) : client.projects.list(placeOf(cursor)))),
      ),
  );
  server.registerTool(
    'read_plan',
    {
      description:
        'A project: its name, its description, and for each module how much is answered and whether a plan opens it to the person, who can accept a proposal only in an open one. With `module`, the questions of that module with the answers, and its analysis. The people of the project say that a question with `doesNotApply` makes no sense for their business: propose nothing for it.',
      inputSchema: z.object({ projectId, module: z.enum(moduleKeys).optional() }),
      annotations: readOnly,
    },
    ({ projectId, module }) =>
      answerTool(async () => {
        const project = await client.projects.get({ projectId });
        return asJson(
          module === undefined ? describePlan(project, user) : describeModule(project, module, user.language),
        );
      }),
  );
  server.registerTool(
    'read_figures',
    {
      description: 'The figures that people keep in a project: sales, costs, pay and so on. Amounts are in cents.',
      inputSchema: z.object({ projectId }),
      annotations: readOnly,
    },
    ({ projectId }) => answerTool(async () => asJson((await client.ledger.get({ projectId })).rows)),
  );
  server.registerTool(
    'read_lender_facts',
    {
      description:
        'What a lender asks for that no figure says: who borrows, the business, what is asked for and what it pays for, security, permits and insurance. Amounts are in cents, shares in hundredths of a percent.',
      inputSchema: z.object({ projectId }),
      annotations: readOnly,
    },
    ({ projectId }) => answerTool(async () => asJson((await client.lenderFacts.list({ projectId })).facts)),
  );
  server.registerTool(
    'list_tasks',
    {
      description: 'What there is to do in a project: the steps of its analyses, and what people added.',
      inputSchema: z.object({ projectId }),
      annotations: readOnly,
    },
    ({ projectId }) => answerTool(async () => asJson((await client.tasks.list({ projectId })).tasks)),
  );
  server.registerTool(
    'list_comments',
    {
      description: 'The comments on a module of a project, newest page first.',
      inputSchema: z.object({ projectId, module: z.enum(moduleKeys), cursor }),
      annotations: readOnly,
    },
    ({ cursor, ...input }) =>
      answerTool(async () => asJson(await client.comments.list({ ...input, ...placeOf(cursor) }))),
  );
  server.registerTool(
    'list_suggestions',
    {
      description:
        'The changes that are suggested in a project and wait for a decision, or those that were decided: what you propose is here. Read it before you propose something again.',
      inputSchema: z.object({ projectId, state: z.enum(['open', 'decided']).default('open'), cursor }),
      annotations: readOnly,
    },
    ({ cursor, ...input }) =>
      answerTool(async () => asJson(await client.suggestions.list({ ...input, ...placeOf(cursor) }))),
  );
}
