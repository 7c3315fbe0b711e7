import { contract } from '@elan/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { RPCHandler } from '@orpc/server/fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { type Context, Hono } from 'hono';
import { refuse } from './platform/http/refusal.ts';
import { findActor, type UserActor } from './rpc/actor.ts';
import type { RequestContext } from './rpc/base.ts';
import type { Deps } from './rpc/deps.ts';
import { sessionToken } from './rpc/session-cookie.ts';
import { router } from './router.ts';

/** The contract over HTTP: `/rpc/*` for the web, `/api/v1/*` and `/api/openapi.json` for everybody else. */
export function createApi(deps: Deps): Hono {
  const rpc = new RPCHandler(router);
  const rest = new OpenAPIHandler(router);
  const app = new Hono();

  app.all('/rpc/*', (c) => answer(c, deps, (request, context) => rpc.handle(request, { prefix: '/rpc', context })));
  app.all('/api/v1/*', (c) =>
    answer(c, deps, (request, context) => rest.handle(request, { prefix: '/api/v1', context })),
  );
  app.get('/api/openapi.json', async (c) => c.json(await openApiDocument(deps)));
  return app;
}

type Handled = { matched: boolean; response: Response | undefined };

async function answer(
  c: Context,
  deps: Deps,
  handle: (request: Request, context: RequestContext) => Promise<Handled>,
): Promise<Response> {
  const request = c.req.raw;
  const responseHeaders = new Headers();
  const { response } = await handle(request, {
    deps,
    actor: actorOnce(deps, request.headers),
    requestHeaders: request.headers,
    responseHeaders,
  });
  if (response === undefined) return refuse(c, 'NOT_FOUND');
  for (const [name, value] of responseHeaders) response.headers.append(name, value);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  response.headers.set('cache-control', isStream ? 'no-cache, no-transform' : 'no-store');
  if (isStream) response.headers.set('x-accel-buffering', 'no');
  if (response.status === 503) response.headers.set('retry-after', '5');
  return response;
}

/** Looks the session up at most once a request, and only when somebody asks. */
export function actorOnce(deps: Deps, headers: Headers): () => Promise<UserActor | undefined> {
  const { settings } = deps;
  let found: Promise<UserActor | undefined> | undefined;
  return () => {
    if (found === undefined) {
      const token = sessionToken(headers, settings.publicUrl.startsWith('https:'), deps.authSecret);
      found = token === undefined ? Promise.resolve(undefined) : findActor(deps.db, token, settings.founderEmails, deps.now());
    }
    return found;
  };
}

let document: Promise<unknown> | undefined;

function openApiDocument(deps: Deps): Promise<unknown> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: deps.settings.productName, version: '1' },
    servers: [{ url: `${deps.settings.publicUrl}/api/v1` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  return document;
}
