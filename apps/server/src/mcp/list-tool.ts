import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { cursor, full, projectId } from './arguments.ts';
import { type Page, portionOf } from './portion.ts';
import { answerTool, asResult } from './tool-result.ts';

/** What a tool says of itself that only reads. */
export const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** The answer of a tool that reads a list. */
export const listOutput = (field: string) =>
  z.looseObject({
    [field]: z.array(z.looseObject({})),
    next: z.string().nullable().describe('Send it back as `cursor`; null at the end'),
  });

/**
 * Answers with a portion of a list.
 * @param read a page of the API from a cursor of its own, or the whole list
 */
export function answerList(
  field: string,
  { cursor, full }: { cursor?: string | undefined; full: boolean },
  read: (cursor: string | undefined) => Promise<Page<object>>,
): Promise<CallToolResult> {
  return answerTool(async () => {
    const { items, next } = await portionOf(cursor, read, full);
    return asResult({ [field]: items, next });
  });
}

type ProjectList = {
  title: string;
  description: string;
  /** The field of the answer that holds the list. */
  field: string;
  read(project: { projectId: string }): Promise<readonly object[]>;
};

/** Adds a tool that reads a list of a project that the API answers whole. */
export function addProjectList(server: McpServer, name: string, list: ProjectList): void {
  const { title, description, field, read } = list;
  const inputSchema = z.object({ projectId, cursor, full });
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema: listOutput(field), annotations: readOnly },
    ({ projectId, ...asked }) =>
      answerList(field, asked, async () => ({ items: await read({ projectId }), next: null })),
  );
}
