import { planFormats } from '@elan/domain/document-formats';
import { languages } from '@elan/domain/locale';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { ToolContext } from './tool-context.ts';
import { answerTool } from './tool-result.ts';

/** Adds the tool that fetches the business plan as a file, if the program may. */
export function addFileTool(server: McpServer, { client, user }: ToolContext): void {
  if (!includesScope(user.program?.scopes ?? [], 'documents')) return;
  server.registerTool(
    'fetch_document',
    {
      description: 'The business plan of a project as a file, for a reader outside the business.',
      inputSchema: z.object({
        projectId: z.uuid().describe('The id of a project, from list_projects'),
        format: z.enum(planFormats).default('markdown'),
        language: z.enum(languages).default(user.language),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input) =>
      answerTool(async () => {
        const { body } = await client.documents.plan(input);
        const uri = `file:///${encodeURIComponent(body.name)}`;
        const content =
          input.format === 'markdown'
            ? { text: await body.text() }
            : { blob: Buffer.from(await body.arrayBuffer()).toString('base64') };
        return { content: [{ type: 'resource', resource: { uri, mimeType: body.type, ...content } }] };
      }),
  );
}
