import { ModelCallError, readAnswerError, readStreamError } from './model-call-error.ts';
import type { ResponseFormat } from './prompts/reply-format.ts';
import { readCompletion } from './read-completion.ts';

type ModelAddress = { apiKey: string; baseUrl: string; model: string };

type ModelCall = {
  system: string;
  user: string;
  /** Left out for free text, and for servers that refuse it. */
  format: ResponseFormat | undefined;
  signal: AbortSignal;
  /** Each piece of the reply; an empty one is a sign of life (a model that thinks before it writes). */
  onPiece(text: string): void;
};

const temperature = 0.7;
const maxOutputTokens = 3_000;
/** Milliseconds that a server has to end its answer after the last word, so that the connection can be used again. */
const farewell = 500;

/**
 * Connects to an OpenAI-compatible server.
 * @returns one streamed completion: resolves to the finish reason, throws ModelCallError, and never leaves a connection
 *   behind that is still busy
 */
export function connectModel({ apiKey, baseUrl, model }: ModelAddress): (call: ModelCall) => Promise<string> {
  const url = `${baseUrl.replace(/\/+$/u, '')}/chat/completions`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };

  return async ({ system, user, format, signal, onPiece }) => {
    signal.throwIfAborted();
    const connection = new AbortController();
    const close = () => connection.abort(signal.reason);
    signal.addEventListener('abort', close, { once: true });
    try {
      const body = JSON.stringify({
        model,
        temperature,
        max_tokens: maxOutputTokens,
        stream: true,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(format === undefined ? {} : { response_format: format }),
      });
      const response = await fetch(url, { method: 'POST', headers, body, signal: connection.signal }).catch(() => {
        throw new ModelCallError('the connection to the model failed', { isNetwork: true });
      });
      if (!response.ok) throw await readAnswerError(response);
      if (response.body === null) throw new ModelCallError('the answer had no body', {});
      const stream = response.body.getReader();
      const reason = await readCompletion(stream, onPiece);
      void finish(stream, connection);
      return reason;
    } catch (error) {
      connection.abort();
      signal.throwIfAborted();
      throw error instanceof ModelCallError ? error : readStreamError(error);
    } finally {
      signal.removeEventListener('abort', close);
    }
  };
}

/** Reads what little may come after the reply; a server that does not end its answer is left. */
async function finish(stream: ReadableStreamDefaultReader<Uint8Array>, connection: AbortController): Promise<void> {
  const timer = setTimeout(() => connection.abort(), farewell);
  try {
    while (!(await stream.read()).done);
  } catch {
    // The reply was whole before.
  } finally {
    clearTimeout(timer);
  }
}
