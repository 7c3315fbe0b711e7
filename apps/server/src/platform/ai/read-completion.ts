import { createParser } from 'eventsource-parser';
import { ModelCallError, readStreamError } from './model-call-error.ts';

/** Bytes. Larger than any reply of 3,000 tokens with its wrapping. */
const longestStream = 16 * 1024 * 1024;

type Choice = {
  index?: unknown;
  delta?: { content?: unknown; reasoning_content?: unknown; reasoning?: unknown } | null;
  finish_reason?: unknown;
};

/**
 * Reads a streamed completion to its end: `[DONE]`, or the end of the stream. Only the first choice is used (AI-010),
 * even if a server sends several.
 * @returns the finish reason
 * @throws ModelCallError for an error inside the stream, for unreadable events, and for a stream that ends without a
 * finish reason
 */
export async function readCompletion(
  stream: AsyncIterable<Uint8Array>,
  onPiece: (text: string) => void,
): Promise<string> {
  let reason: string | undefined;
  let isDone = false;
  let received = 0;
  const parser = createParser({
    onEvent({ data }) {
      if (isDone) return;
      if (data.trim() === '[DONE]') {
        isDone = true;
        return;
      }
      const { choices, error } = readChunk(data);
      if (error !== undefined && error !== null) throw readStreamError(error);
      for (const choice of choices) {
        if ((choice?.index ?? 0) !== 0) continue;
        const { content, reasoning_content, reasoning } = choice?.delta ?? {};
        if (typeof content === 'string' && content !== '') onPiece(content);
        else if (typeof (reasoning_content ?? reasoning) === 'string') onPiece('');
        if (typeof choice?.finish_reason === 'string') reason ??= choice.finish_reason;
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of stream) {
    received += bytes.byteLength;
    if (received > longestStream)
      throw new ModelCallError('the reply is longer than any completion', { isUnusable: true });
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (isDone) break;
  }
  // Some servers close the stream without the empty line that ends the last event.
  if (!isDone) parser.reset({ consume: true });
  if (reason === undefined) throw new ModelCallError('the stream ended without a finish reason', {});
  return reason;
}

function readChunk(data: string): { choices: readonly (Choice | null)[]; error?: unknown } {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw new ModelCallError('the reply could not be read', {});
  }
  const { choices, error } = (chunk ?? {}) as { choices?: unknown; error?: unknown };
  return { choices: Array.isArray(choices) ? choices : [], error };
}
