import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { ModelCallError, readAnswerError, readStreamError } from './model-call-error.ts';
import type { GenerationEnd } from './port.ts';
import type { ResponseFormat } from './prompts/reply-format.ts';
import { type CompletionReader, readCompletion } from './read-completion.ts';
import type { RequestShape } from './request-shape.ts';

type ModelAddress = { apiKey: string; baseUrl: string };

export type Completion = {
  model: string;
  system: string;
  user: string;
  /** Undefined for free text. */
  format: ResponseFormat | undefined;
  /** 0 for data that must follow from what was said. */
  temperature: number;
  /** The optional parameters that the server accepts. */
  shape: RequestShape;
};

type ModelCall = CompletionReader & {
  /** The request body from completionBody. */
  body: Buffer;
  signal: AbortSignal;
};

/** Milliseconds a server has to end its response after the last piece, so that the connection can be reused. */
const closingTime = 500;

/** The JSON body of a chat completion request. */
export function completionBody({ model, system, user, format, temperature, shape }: Completion): Buffer {
  const { tokenLimit, tokens } = shape;
  return Buffer.from(
    JSON.stringify({
      model,
      ...(shape.temperature ? { temperature } : {}),
      ...(tokenLimit === null ? {} : { [tokenLimit]: tokens }),
      stream: true,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(format !== undefined && shape.responseFormat ? { response_format: format } : {}),
    }),
  );
}

/**
 * Connects to an OpenAI-compatible server.
 * @returns a function that runs one streamed completion: resolves to how it ended, throws ModelCallError, and
 * never leaves a busy connection behind
 */
export function connectModel({ apiKey, baseUrl }: ModelAddress): (call: ModelCall) => Promise<GenerationEnd['reason']> {
  const url = `${baseUrl.replace(/\/+$/u, '')}/chat/completions`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });

  // The signal is not passed as an option: the socket would keep it, and be destroyed by it during a later request.
  const post = (body: Buffer, connection: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } };
      const asked = request(url, options, (response) => {
        // The response's reader gets its errors; without this listener, one after the end would be unhandled.
        response.on('error', () => {});
        resolve(response);
      });
      connection.addEventListener('abort', () => asked.destroy(), { once: true });
      asked.on('error', reject).end(body);
    });

  return async ({ body, signal, ...reader }) => {
    signal.throwIfAborted();
    const connection = new AbortController();
    const close = () => connection.abort(signal.reason);
    signal.addEventListener('abort', close, { once: true });
    try {
      const response = await post(body, connection.signal).catch(() => {
        throw new ModelCallError('the connection to the model failed', { isNetwork: true });
      });
      if (response.statusCode !== 200) throw await readAnswerError(response);
      const reason = await readCompletion(response.iterator({ destroyOnReturn: false }), reader);
      signal.throwIfAborted();
      finish(response);
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

/** Reads what little may follow the reply; disconnects a server that does not end its response. */
function finish(response: IncomingMessage): void {
  const timer = setTimeout(() => response.destroy(), closingTime);
  response.once('close', () => clearTimeout(timer));
  response.resume();
}
