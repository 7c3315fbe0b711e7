import { moduleKeys } from '@elan/domain/modules/keys';
import { includesScope } from '@elan/domain/programs';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { projectId } from './arguments.ts';
import { describeModule, describePlan } from './describe-plan.ts';
import { fitted } from './portion.ts';
import { jsonResource, resourceOf } from './resource-of.ts';
import type { ToolContext } from './tool-context.ts';

const mimeType = 'application/json';

/** Adds what an assistant can attach to a conversation: the questions, the trades, and the plans of the person. */
export function addPlanResources(server: McpServer, { client, user, say }: ToolContext): void {
  if (!includesScope(user.program?.scopes ?? [], 'read')) return;
  const { language } = user;
  server.registerResource(
    'modules',
    'elan://modules',
    {
      title: say({ en: 'Modules and questions', fr: 'Modules et questions' }),
      description: 'The modules of a plan with the ids of their questions, and the options of some.',
      mimeType,
    },
    (uri) => resourceOf(async () => jsonResource(uri, await client.modules.list({ language }))),
  );
  server.registerResource(
    'trades',
    'elan://trades',
    {
      title: say({ en: 'Trades', fr: 'Métiers' }),
      description: 'The trades that a project can be of.',
      mimeType,
    },
    (uri) => resourceOf(async () => jsonResource(uri, await client.trades.list({ language }))),
  );
  server.registerResource(
    'plan',
    new ResourceTemplate('elan://projects/{projectId}', {
      list: async () => {
        const { projects } = await client.projects.list({});
        return {
          resources: projects.map(({ id, name }) => ({ uri: `elan://projects/${id}`, name, mimeType })),
        };
      },
    }),
    { title: say({ en: 'A plan', fr: 'Un plan' }), description: 'A project, and how far each module is.', mimeType },
    (uri, variables) =>
      resourceOf(async () => {
        const project = await client.projects.get(z.object({ projectId }).parse(variables));
        return jsonResource(uri, fitted(describePlan(project, user)));
      }),
  );
  const ofModule = z.object({ projectId, module: z.enum(moduleKeys) });
  server.registerResource(
    'module',
    new ResourceTemplate('elan://projects/{projectId}/modules/{module}', { list: undefined }),
    {
      title: say({ en: 'A module of a plan', fr: "Un module d'un plan" }),
      description: 'The questions of a module with the answers, and its analysis.',
      mimeType,
    },
    (uri, variables) =>
      resourceOf(async () => {
        const { projectId, module } = ofModule.parse(variables);
        const project = await client.projects.get({ projectId });
        return jsonResource(uri, fitted(describeModule(project, module, language)));
      }),
  );
}
