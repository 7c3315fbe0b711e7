import { type PlanFormat, planFormats } from '@elan/domain/document-formats';
import { type Language, languages } from '@elan/domain/locale';
import { includesScope } from '@elan/domain/programs';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { projectId } from './arguments.ts';
import { readOnly } from './list-tool.ts';
import { resourceOf } from './resource-of.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool } from './tool-result.ts';

const types: Readonly<Record<PlanFormat, string>> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  powerpoint: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  markdown: 'text/markdown',
};

type Wanted = { projectId: string; format: PlanFormat; language: Language };

const wanted = z.object({ projectId, format: z.enum(planFormats), language: z.enum(languages) });
const template = 'elan://projects/{projectId}/plan/{format}/{language}';
const uriOf = ({ projectId, format, language }: Wanted) => `elan://projects/${projectId}/plan/${format}/${language}`;

/**
 * Adds the business plan as a file, if the program may: a resource, and a tool that answers with a link to it, because a
 * file is hundreds of kilobytes that an assistant seldom wants to read.
 */
export function addPlanFiles(server: McpServer, { client, user, say }: ToolContext): void {
  if (!includesScope(user.program?.scopes ?? [], 'documents')) return;
  const title = say({ en: 'The business plan as a file', fr: "Le plan d'affaires en fichier" });
  const description = 'The business plan of a project as a file, for a reader outside the business.';
  const make = async (of: Wanted) => (await client.documents.plan(of)).body;

  server.registerResource(
    'plan_file',
    new ResourceTemplate(template, { list: undefined }),
    { title, description },
    (uri, variables) =>
      resourceOf(async () => {
        const file = await make(wanted.parse(variables));
        const content = file.type.startsWith('text/')
          ? { text: await file.text() }
          : { blob: Buffer.from(await file.arrayBuffer()).toString('base64') };
        return { uri: uri.href, mimeType: file.type, ...content };
      }),
  );
  server.registerTool(
    'fetch_document',
    {
      title,
      description: `${description} Answers with a link to a resource. With \`inside\`, the plan as Markdown is in the answer itself.`,
      inputSchema: z.object({
        projectId,
        format: z.enum(planFormats).default('markdown'),
        language: z.enum(languages).default(user.language),
        inside: z.boolean().default(false),
      }),
      outputSchema: z.looseObject({ uri: z.string(), mimeType: z.string() }),
      annotations: readOnly,
    },
    ({ inside, ...of }) =>
      answerTool(async () => {
        const link = { uri: uriOf(of), mimeType: types[of.format] };
        const text = inside ? await (await make({ ...of, format: 'markdown' })).text() : null;
        return {
          content: [
            { type: 'resource_link', name: `${title} (${of.format})`, ...link },
            ...(text === null ? [] : [{ type: 'text' as const, text }]),
          ],
          structuredContent: link,
        };
      }),
  );
}
