import type { CallToolResult } from '@modelcontextprotocol/server';
import { ORPCError } from '@orpc/server';

/** What a tool answers: the value in its structured form, and as JSON for assistants that read text alone. */
export const asResult = (value: Record<string, unknown>): CallToolResult => ({
  content: [asText(value)],
  structuredContent: value,
});

const asText = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value) });

/**
 * Runs a tool. A refusal of the API is a result that the assistant can read, with its code and data; any other error is
 * our own and already logged.
 */
export async function answerTool(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof ORPCError && error.defined ? { code: error.code, data: error.data } : null;
    return { content: [asText(refusal ?? { code: 'INTERNAL' })], isError: true };
  }
}
