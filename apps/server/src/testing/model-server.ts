import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChatRequest, sampleReply } from './model-replies.ts';

/** A request to the stand-in, and how its connection ended. */
type RecordedRequest = {
  path: string;
  authorization: string | undefined;
  body: ChatRequest;
  /** 'aborted': the client closed the connection before the response was complete. */
  connection: 'open' | 'finished' | 'aborted';
};

type Reply = {
  kind: 'reply';
  /** The pieces to stream; a string is cut into pieces of 24 characters. Default: a sample that fits the request. */
  text?: string | readonly string[];
  /** null: the stream ends without one. */
  finishReason?: 'stop' | 'length' | 'content_filter' | 'tool_calls' | null;
  /** The reasoning that some servers stream, piece by piece, before the reply. */
  reasoning?: readonly string[];
  /** Milliseconds before the first piece and between pieces. */
  firstDelay?: number;
  pace?: number | (() => Promise<void>);
  /** Stops writing after this many pieces: the connection stays open and silent, or is cut. */
  stallAfter?: number;
  cutAfter?: number;
  /** The text of a second choice: beside the first in each chunk, or in separate chunks. */
  secondChoice?: { text: string; inOwnChunks: boolean };
  /** Leaves the connection open after `[DONE]`. */
  keepOpen?: boolean;
  /** Parameters that the model does not accept; like real servers, it names them one at a time, in this order. */
  refuses?: readonly ('max_tokens' | 'max_completion_tokens' | 'temperature' | 'response_format')[];
  refusalStyle?: RefusalStyle;
  /** Tokens spent on thinking; with a smaller limit the reply ends before its first word. */
  thinking?: number;
  /** The only model this server has. */
  model?: string;
};

/**
 * The format of a refusal: OpenAI's, that of OpenRouter, which passes on another server's, Google's, Mistral's, vLLM's,
 * that of servers built on FastAPI, one in plain words, one that repeats the prompt, or one that does not say what it
 * refuses.
 */
export type RefusalStyle =
  | 'openai'
  | 'openrouter'
  | 'google'
  | 'mistral'
  | 'vllm'
  | 'fastapi'
  | 'words'
  | 'repeating'
  | 'unnamed';

/** How the stand-in answers. Plain JSON, so that another process can set it too. */
export type Behaviour =
  | Reply
  /** An error response, `times` times, then a reply. */
  | {
      kind: 'error';
      status: number;
      code?: string;
      message?: string;
      type?: string;
      param?: string;
      retryAfter?: string;
      times?: number;
      afterwards?: Reply;
    }
  /**
   * Any body with status 200: a page, broken events, an error object inside the stream. It may be written `bytes` at a
   * time, and the connection may be cut after it.
   */
  | { kind: 'raw'; body: string; contentType?: string; bytes?: number; isCut?: boolean };

export type ModelServer = {
  /** The base URL, ending with /v1. */
  url: string;
  requests: RecordedRequest[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
};

/**
 * Starts a stand-in for an OpenAI-compatible server, over real HTTP on the loopback address. Another process controls
 * it with POST /__behave (a Behaviour as JSON) and reads its requests with GET /__requests.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let behaviour: Behaviour = { kind: 'reply' };
  let errorsSent = 0;
  const closing = new AbortController();
  const behave = (next: Behaviour) => {
    behaviour = next;
    errorsSent = 0;
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    if (request.method === 'GET' && request.url === '/__requests') return sendJson(response, 200, requests);
    if (request.method === 'POST' && request.url === '/__behave') {
      behave(body as Behaviour);
      return sendJson(response, 200, {});
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return sendJson(response, 404, {});
    const record: RecordedRequest = {
      path: request.url,
      authorization: request.headers.authorization,
      body: body as ChatRequest,
      connection: 'open',
    };
    requests.push(record);
    const gone = new AbortController();
    response.on('close', () => {
      record.connection = response.writableFinished ? 'finished' : 'aborted';
      gone.abort();
    });
    await answer(record.body, response, AbortSignal.any([gone.signal, closing.signal]));
  }

  async function answer(chat: ChatRequest, response: ServerResponse, signal: AbortSignal) {
    const current = behaviour;
    if (current.kind === 'raw') {
      response.writeHead(200, { 'content-type': current.contentType ?? 'text/event-stream' });
      const body = Buffer.from(current.body);
      const size = current.bytes ?? body.length;
      for (let start = 0; start < body.length; start += size) {
        await new Promise<void>((resolve) => response.write(body.subarray(start, start + size), () => resolve()));
      }
      if (current.isCut) response.destroy();
      else response.end();
      return;
    }
    if (current.kind === 'error' && errorsSent < (current.times ?? Number.POSITIVE_INFINITY)) {
      errorsSent += 1;
      if (current.retryAfter !== undefined) response.setHeader('retry-after', current.retryAfter);
      const { message = 'refused', code = null, type, param } = current;
      sendJson(response, current.status, { error: { message, type, param, code } });
      return;
    }
    const reply = current.kind === 'error' ? (current.afterwards ?? { kind: 'reply' as const }) : current;
    if (reply.model !== undefined && chat.model !== reply.model) {
      const message = `The model '${chat.model}' does not exist or you do not have access to it.`;
      sendJson(response, 404, {
        error: { message, type: 'invalid_request_error', param: null, code: 'model_not_found' },
      });
      return;
    }
    const refused = reply.refuses?.find((name) => chat[name] !== undefined);
    if (refused !== undefined) {
      sendJson(response, ...refusalOf(refused, reply.refusalStyle ?? 'openai', chat));
      return;
    }
    const limit = chat.max_completion_tokens ?? chat.max_tokens ?? Number.POSITIVE_INFINITY;
    const isOutOfTokens = limit < (reply.thinking ?? 0);
    await stream(chat, isOutOfTokens ? { ...reply, text: [], finishReason: 'length' } : reply, response, signal);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // Clients that disconnect in the middle of a slow reply are one of the cases this server tests.
      if (!response.destroyed && !closing.signal.aborted) response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave,
    close() {
      closing.abort();
      return new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      });
    },
  };
}

/** A refusal as real servers send it: status and body. */
function refusalOf(name: string, style: RefusalStyle, chat: ChatRequest): [status: number, body: object] {
  if (style === 'unnamed') return [400, { error: { message: 'Bad request' } }];
  if (style === 'repeating')
    return [400, { error: { message: 'Bad request' }, request: JSON.stringify(chat.messages) }];
  const detail = [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted' }];
  if (style === 'fastapi') return [422, { detail }];
  if (style === 'mistral') {
    return [422, { object: 'error', message: { detail }, type: 'invalid_request_error', param: null, code: '3051' }];
  }
  if (style === 'words') {
    const words = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} must be left out for this model`;
    return [400, { error: { message: words, type: 'invalid_request_error' } }];
  }
  if (style === 'google') {
    const message = `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`;
    return [400, [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }]];
  }
  if (style === 'openrouter') {
    const raw = JSON.stringify({ type: 'error', error: { message: `Not supported:\n${name}` } });
    return [400, { error: { message: 'Provider returned error', code: 400, metadata: { raw, provider_name: 'X' } } }];
  }
  const instead = name === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  const message = `Unsupported parameter: '${name}' is not supported with this model.${instead}`;
  if (style === 'vllm') return [400, { object: 'error', message, type: 'BadRequestError', param: null, code: 400 }];
  return [400, { error: { message, type: 'invalid_request_error', param: name, code: 'unsupported_parameter' } }];
}

async function stream(chat: ChatRequest, reply: Reply, response: ServerResponse, signal: AbortSignal) {
  const text = reply.text ?? sampleReply(chat);
  const pieces = typeof text === 'string' ? piecesOf(text) : text;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (choices: object[]) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', model: chat.model, choices })}\n\n`,
    );
  send([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  for (const thought of reply.reasoning ?? []) {
    send([{ index: 0, delta: { reasoning_content: thought }, finish_reason: null }]);
    await paced(reply, signal);
  }
  if (reply.firstDelay) await wait(reply.firstDelay, undefined, { signal });
  const second = reply.secondChoice;
  for (const [index, content] of pieces.entries()) {
    if (index === reply.stallAfter) return;
    if (index === reply.cutAfter) {
      response.destroy();
      return;
    }
    const first = { index: 0, delta: { content }, finish_reason: null };
    const other = { index: 1, delta: { content: second?.text }, finish_reason: null };
    if (second?.inOwnChunks) send([other]);
    send(second && !second.inOwnChunks ? [first, other] : [first]);
    await paced(reply, signal);
  }
  if (reply.stallAfter !== undefined) return;
  const reason = reply.finishReason === undefined ? 'stop' : reply.finishReason;
  if (reason !== null) send([{ index: 0, delta: {}, finish_reason: reason }]);
  if (second?.inOwnChunks) send([{ index: 1, delta: {}, finish_reason: 'length' }]);
  response.write('data: [DONE]\n\n');
  if (!reply.keepOpen) response.end();
}

async function paced({ pace }: Reply, signal: AbortSignal): Promise<void> {
  if (typeof pace === 'function') await pace();
  else if (pace) await wait(pace, undefined, { signal });
}

function piecesOf(text: string): string[] {
  const characters = Array.from(text);
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += 24) pieces.push(characters.slice(start, start + 24).join(''));
  return pieces;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
