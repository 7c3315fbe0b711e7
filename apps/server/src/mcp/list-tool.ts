import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
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
