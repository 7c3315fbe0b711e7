import { createParser } from 'eventsource-parser';
import { endingOf } from './endings.ts';
import { ModelCallError, readStreamError } from './model-call-error.ts';
import type { GenerationEnd } from './port.ts';

/** Bytes. Larger than any reply of 3,000 tokens with its wrapping. */
const longestReply = 16 * 1024 * 1024;

type Message = { content?: unknown } | null;
type Choice = { index?: unknown; delta?: Message; message?: Message; finish_reason?: unknown } | null;

export type CompletionReader = {
  /** Called with each piece of the reply, without what the server marks as thinking. */
  onPiece(text: string): void;
  /** Called whenever bytes arrive: the server is there, whatever they say. */
  onBytes(): void;
};

/**
 * Reads a completion to its end: `[DONE]`, or the end of the response. It is a stream of events, or one object from a
 * server that does not stream. Only the first choice is used (AI-010), even if a server sends several.
 * @returns how it ended: 'cut' when the response broke off, or just ended, after text
 * @throws ModelCallError for an error inside the reply, for what cannot be read, and for a reply without any text
 */
export async function readCompletion(
  response: AsyncIterable<Uint8Array>,
  { onPiece, onBytes }: CompletionReader,
): Promise<GenerationEnd['reason']> {
  let reason: string | undefined;
  let hasText = false;
  let hasDeltas = false;
  let isDone = false;
  const take = (choice: Choice) => {
    if ((choice?.index ?? 0) !== 0) return;
    hasDeltas ||= choice?.delta != null;
    // Beside pieces, a message repeats them.
    const text = textOf((hasDeltas ? choice?.delta : choice?.message)?.content);
    hasText ||= text !== '';
    if (text !== '') onPiece(text);
    // The last word counts: some servers have an empty one, or the word 'null', on every piece.
    const word = choice?.finish_reason;
    if (typeof word === 'string' && !/^(?:null|none)?$/iu.test(word)) reason = word;
  };
  const parser = createParser({
    onEvent({ event, data }) {
      if (isDone || data.trim() === '') return;
      if (data.trim() === '[DONE]') isDone = true;
      else for (const choice of choicesOf(data, event)) take(choice);
    },
  });
  let start = '';
  let object: string | undefined;
  try {
    for await (const text of textsOf(response, onBytes)) {
      if (start === '' && text.trimStart().startsWith('{')) object = '';
      start ||= text.trimStart();
      if (object === undefined) parser.feed(text);
      else object += text;
      if (isDone) break;
    }
    // Some servers close the stream without the empty line that ends the last event.
    if (!isDone) parser.reset({ consume: true });
    if (object !== undefined) {
      for (const choice of choicesOf(object)) take(choice);
      isDone = true;
    }
  } catch (error) {
    if (error instanceof ModelCallError || (reason === undefined && !hasText)) throw error;
  }
  if (reason !== undefined) return endingOf(reason);
  if (!hasText) throw new ModelCallError('the reply ended before it began', {});
  return isDone ? 'stop' : 'cut';
}

/** The text of a response as it arrives; a letter that is cut in two waits for its other half. */
async function* textsOf(response: AsyncIterable<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let received = 0;
  for await (const bytes of response) {
    onBytes();
    received += bytes.byteLength;
    if (received > longestReply)
      throw new ModelCallError('the reply is longer than any completion', { isUnusable: true });
    yield decoder.decode(bytes, { stream: true });
  }
}

function choicesOf(json: string, event?: string): readonly Choice[] {
  let chunk: unknown;
  try {
    chunk = JSON.parse(json);
  } catch {
    throw new ModelCallError('the reply could not be read', {});
  }
  const { choices, object, error } = (chunk ?? {}) as { choices?: unknown; object?: unknown; error?: unknown };
  if (error !== undefined && error !== null) throw readStreamError(error);
  if (event === 'error' || object === 'error') throw readStreamError(chunk);
  return Array.isArray(choices) ? choices : [];
}

/** A text, or a list of parts of which those that are text count. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown };
      return typeof text === 'string' && !/think|reason/iu.test(String(type)) ? text : '';
    })
    .join('');
}
