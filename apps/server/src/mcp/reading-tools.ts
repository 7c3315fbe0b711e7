import { moduleKeys } from '@elan/domain/modules/keys';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { cursor, full, projectId } from './arguments.ts';
import { describeModule, describePlan } from './describe-plan.ts';
import { addFigureTools } from './figure-tools.ts';
import { addProjectList, answerList, listOutput, readOnly } from './list-tool.ts';
import { fitted } from './portion.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool, asResult } from './tool-result.ts';

/** A project, or one of its modules. */
const planOutput = z.looseObject({
  shortened: z.boolean().describe('Whether texts were cut; `full` has all of them'),
  modules: z.array(z.looseObject({ module: z.string(), questions: z.number(), answered: z.number() })).optional(),
  questions: z.array(z.looseObject({ id: z.string(), question: z.string(), answer: z.string() })).optional(),
  analysis: z.string().nullable().optional(),
});

/** Adds the tools that read projects, if the program may. */
export function addReadingTools(server: McpServer, tools: ToolContext): void {
  if (!includesScope(tools.user.program?.scopes ?? [], 'read')) return;
  addPlanTools(server, tools);
  addFigureTools(server, tools);
  addListTools(server, tools);
}

function addPlanTools(server: McpServer, { client, user, say }: ToolContext): void {
  server.registerTool(
    'list_projects',
    {
      title: say({ en: 'List projects', fr: 'Lister les projets' }),
      description: "The person's own projects, or those that others share with them, a portion at a time.",
      inputSchema: z.object({ shared: z.boolean().default(false), cursor, full }),
      outputSchema: listOutput('projects'),
      annotations: readOnly,
    },
    ({ shared, ...asked }) =>
      answerList('projects', asked, async (at) => {
        const read = shared ? client.collaboration.shared : client.projects.list;
        const { projects: items, next } = await read({ cursor: at });
        return { items, next };
      }),
  );
  server.registerTool(
    'read_plan',
    {
      title: say({ en: 'Read a plan', fr: 'Lire un plan' }),
      description:
        'A project: its name, its description, and for each module how much is answered and whether a plan opens it to the person, who can accept a proposal only in an open one. With `module`, the questions of that module with the answers, and its analysis. The people of the project say that a question with `doesNotApply` makes no sense for their business: propose nothing for it.',
      inputSchema: z.object({ projectId, module: z.enum(moduleKeys).optional(), full }),
      outputSchema: planOutput,
      annotations: readOnly,
    },
    ({ projectId, module, full }) =>
      answerTool(async () => {
        const project = await client.projects.get({ projectId });
        const described =
          module === undefined ? describePlan(project, user) : describeModule(project, module, user.language);
        return asResult(full ? { ...described, shortened: false } : fitted(described));
      }),
  );
}

function addListTools(server: McpServer, { client, say }: ToolContext): void {
  addProjectList(server, 'read_lender_facts', {
    title: say({ en: 'Read the facts for the lender', fr: 'Lire les renseignements pour le prêteur' }),
    description:
      'What a lender asks for that no figure says: who borrows, the business, what is asked for and what it pays for, security, permits and insurance. Amounts are in cents, shares in hundredths of a percent.',
    field: 'facts',
    read: async (project) => (await client.lenderFacts.list(project)).facts,
  });
  addProjectList(server, 'list_tasks', {
    title: say({ en: 'List tasks', fr: 'Lister les tâches' }),
    description: 'What there is to do in a project: the steps of its analyses, and what people added.',
    field: 'tasks',
    read: async (project) => (await client.tasks.list(project)).tasks,
  });
  server.registerTool(
    'list_comments',
    {
      title: say({ en: 'List comments', fr: 'Lister les commentaires' }),
      description: 'The comments on a module of a project, the newest first.',
      inputSchema: z.object({ projectId, module: z.enum(moduleKeys), cursor, full }),
      outputSchema: listOutput('comments'),
      annotations: readOnly,
    },
    ({ projectId, module, ...asked }) =>
      answerList('comments', asked, async (at) => {
        const { comments, next } = await client.comments.list({ projectId, module, cursor: at });
        // A page is oldest first; the newest must come before those that do not fit.
        return { items: comments.toReversed(), next };
      }),
  );
  server.registerTool(
    'list_suggestions',
    {
      title: say({ en: 'List suggestions', fr: 'Lister les suggestions' }),
      description:
        'The changes that are suggested in a project and wait for a decision, or those that were decided: what you propose is here. Read it before you propose something again.',
      inputSchema: z.object({ projectId, state: z.enum(['open', 'decided']).default('open'), cursor, full }),
      outputSchema: listOutput('suggestions'),
      annotations: readOnly,
    },
    ({ projectId, state, ...asked }) =>
      answerList('suggestions', asked, async (at) => {
        const { suggestions: items, next } = await client.suggestions.list({ projectId, state, cursor: at });
        return { items, next };
      }),
  );
}
