import { Refusal, type RefusalCode } from '@elan/domain/errors';
import { liveTimes } from '@elan/domain/live';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError, onError } from '@orpc/server';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import { StandardRPCHandler } from '@orpc/server/standard';
import { isAsyncIteratorObject } from '@orpc/shared';
import { toFetchResponse } from '@orpc/standard-server-fetch';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerArchive, answerDeletion, archivePath, deletionPath } from './features/account/public.ts';
import { answerInvite, invitePath } from './features/collaboration/public.ts';
import { answerForm } from './platform/http/answer-form.ts';
import { answerJson } from './platform/http/answer-json.ts';
import type { ReadBodyVariables } from './platform/http/body-limit.ts';
import { answerEvents } from './platform/http/event-stream.ts';
import { type Problem, problemOf } from './platform/http/problem.ts';
import { answerProblem, refuse } from './platform/http/refusal.ts';
import { reads, router, standbyCalls } from './router.ts';
import { findCaller } from './rpc/actor.ts';
import { assistantsPath } from './rpc/assistant-address.ts';
import type { RequestContext } from './rpc/base.ts';
import { claimOf } from './rpc/claim-of.ts';
import type { Deps } from './rpc/deps.ts';
import { toWireError } from './rpc/errors.ts';
import { findProgram } from './rpc/find-program.ts';

/** The contract over HTTP: `/rpc/*` for the web app, `/api/v1/*` and `/api/openapi.json` for other clients. */
export function createApi(deps: Deps): Hono<{ Variables: ReadBodyVariables }> {
  // Procedures map their own failures (rpc/base.ts); any other error here means the body could not be decoded.
  const refuseUndecodable = (error: unknown) => {
    throw toWireError(error instanceof ORPCError ? error : new Refusal('INVALID_INPUT', { fields: [] }), deps.log, {});
  };
  const rpc = new StandardRPCHandler(router, {
    interceptors: [onError(refuseUndecodable)],
    plugins: [new StrictGetMethodPlugin()],
  });
  const rest = new StandardOpenAPIHandler(router, {
    interceptors: [onError(refuseUndecodable)],
    customErrorResponseBodyEncoder: ({ code, data }) => problemOf(code as RefusalCode, data),
  });
  const app = new Hono<{ Variables: ReadBodyVariables }>();

  app.all('/rpc/*', (c) => answerRpc(c, deps, rpc));
  app.all('/api/v1/*', (c) => answerRest(c, deps, rest));
  app.post(invitePath, async (c) => {
    const context = contextOf(c, deps);
    const answer = await answerInvite(context, c.get('json')?.value, c.req.header('accept-language'));
    if (answer.retryAfterSeconds !== undefined) c.header('retry-after', String(answer.retryAfterSeconds));
    return c.json(answer.body, answer.status as ContentfulStatusCode, headersFor(answer));
  });
  app.post(deletionPath, async (c) => {
    const context = contextOf(c, deps);
    const { status, body } = await answerDeletion(context, c.get('json')?.value, c.req.header('accept-language'));
    return c.json(body, status as ContentfulStatusCode, headersFor({ status }));
  });
  app.get(archivePath, async (c) => {
    const response = await answerArchive(contextOf(c, deps));
    for (const [name, value] of Object.entries(headersFor(response))) response.headers.set(name, value);
    return response;
  });
  // For assistants. Loaded with the first call, because most servers are never asked.
  app.all(assistantsPath, async (c) => {
    const { answerMcp } = await import('./mcp/answer-mcp.ts');
    const response = await answerMcp(c.req.raw, c.get('json')?.value, contextOf(c, deps));
    for (const [name, value] of Object.entries(headersFor(response))) response.headers.set(name, value);
    return response;
  });
  app.get('/api/openapi.json', async (c) =>
    answerJson(c, { text: await openApiDocument(deps), status: 200, headers: { 'cache-control': 'no-cache' } }),
  );
  return app;
}

/** 304: the browser's copy is current. */
function unchanged({ headers }: Response): Response {
  const kept = ['etag', 'cache-control', 'content-security-policy'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) });
}

type ApiContext = Context<{ Variables: ReadBodyVariables }>;
type LazyRequest = Parameters<StandardRPCHandler<RequestContext>['handle']>[0];

/**
 * A request for the handlers of the contract. body-limit.ts has already read and parsed its body, which is passed on as
 * it is: the headers about it no longer count.
 * @param unsent the value of a missing body
 */
function requestOf(c: ApiContext, unsent?: object): LazyRequest {
  const { url, signal } = c.req.raw;
  return {
    url: new URL(url),
    method: c.req.method,
    headers: { 'content-type': c.req.header('content-type'), 'last-event-id': c.req.header('last-event-id') },
    body: async () => (c.get('json') ?? { value: unsent }).value,
    signal,
  };
}

/**
 * Answers a call from the web app without building a second request and response. Every screen takes this path; without
 * it, 0.49 to 0.8 times as many calls a second.
 */
async function answerRpc(c: ApiContext, deps: Deps, rpc: StandardRPCHandler<RequestContext>): Promise<Response> {
  const context = contextOf(c, deps);
  const result = await rpc.handle(requestOf(c), { prefix: '/rpc', context });
  if (!result.matched) return refuse(c, 'NOT_FOUND');
  const { status, body } = result.response;
  if (isAsyncIteratorObject(body)) {
    const own = context.ownWire.events;
    const response = own === undefined ? toFetchResponse(result.response) : answerEvents(own, liveTimes.heartbeat);
    for (const [name, value] of Object.entries(headersFor(response))) response.headers.set(name, value);
    return response;
  }
  // Files are sent as multipart forms.
  if (body instanceof FormData) {
    const headers = { ...result.response.headers, 'cache-control': 'no-store' };
    return answerForm({ ...result.response, headers });
  }
  const text = JSON.stringify(body);
  return answerJson(c, { text, status: status as ContentfulStatusCode, headers: headersFor({ status }) });
}

/** Whether a body has fields; anything else would be read as one without any. */
const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers a call of another program. */
async function answerRest(c: ApiContext, deps: Deps, rest: StandardOpenAPIHandler<RequestContext>): Promise<Response> {
  const sent = c.get('json');
  if (sent !== undefined && !isFields(sent.value)) {
    return refuse(c, 'INVALID_INPUT', { fields: [{ path: '', problem: 'not_an_object' }] });
  }
  // The parameters of a GET are its input; those of any other call nobody would read.
  const unread = c.req.method === 'GET' ? [] : Object.keys(c.req.query());
  const context = { ...contextOf(c, deps), rest: { unread, idempotencyKey: c.req.header('idempotency-key') } };
  // No body is a call without fields.
  const result = await rest.handle(requestOf(c, {}), { prefix: '/api/v1', context });
  if (!result.matched) return refuse(c, 'NOT_FOUND');
  const { status } = result.response;
  if (status >= 400) return answerProblem(c, result.response.body as Problem);
  const response = toFetchResponse(result.response);
  if (response.headers.get('content-type')?.startsWith('application/json') === true) {
    const text = await response.text();
    return answerJson(c, { text, status: status as ContentfulStatusCode, headers: headersFor(response) });
  }
  const etag = response.headers.get('etag');
  // A response with an ETag sets its own cache headers.
  if (etag !== null) return c.req.header('if-none-match') === etag ? unchanged(response) : response;
  for (const [name, value] of Object.entries(headersFor(response))) response.headers.set(name, value);
  return response;
}

function contextOf(c: ApiContext, deps: Deps): RequestContext {
  return {
    deps,
    reads,
    standbyCalls,
    ownWire: {},
    findCaller: async (projectId, read) => {
      const claim = claimOf(c, deps);
      if (claim === undefined) return undefined;
      if ('session' in claim) return findCaller(deps, claim, projectId, read, tabOf(c));
      return findProgram(deps, claim, projectId, read);
    },
  };
}

/** The tab id our web app sends with its calls. */
function tabOf(c: ApiContext): string | null {
  const tabId = c.req.header('x-elan-tab');
  return tabId !== undefined && /^[A-Za-z0-9-]{8,64}$/u.test(tabId) ? tabId : null;
}

/** Browsers must not cache answers, and proxies must not buffer streams. */
function headersFor({ status, headers }: { status: number; headers?: Headers }): Record<string, string> {
  const isStream = headers?.get('content-type')?.startsWith('text/event-stream') === true;
  return {
    'cache-control': isStream ? 'no-cache, no-transform' : 'no-store',
    ...(isStream ? { 'x-accel-buffering': 'no' } : {}),
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  };
}

let document: Promise<string> | undefined;

/** Made with the first request for it, with the code that makes it. */
function openApiDocument({ settings }: Deps): Promise<string> {
  document ??= import('./openapi/describe-api.ts')
    .then(({ describeApi }) => describeApi(settings))
    .then((description) => JSON.stringify(description));
  return document;
}
