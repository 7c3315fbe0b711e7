import { contract } from '@elan/contract';
import { Refusal } from '@elan/domain/errors';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { type Context, Hono } from 'hono';
import { type ReadBodyVariables, withReadBody } from './platform/http/body-limit.ts';
import { refuse } from './platform/http/refusal.ts';
import { router } from './router.ts';
import { findCaller } from './rpc/actor.ts';
import type { RequestContext } from './rpc/base.ts';
import type { Deps } from './rpc/deps.ts';
import { toWireError } from './rpc/errors.ts';
import { sessionToken } from './rpc/session-cookie.ts';

/** The contract over HTTP: `/rpc/*` for the web, `/api/v1/*` and `/api/openapi.json` for everybody else. */
export function createApi(deps: Deps): Hono<{ Variables: ReadBodyVariables }> {
  // Procedures map their own failures (rpc/base.ts); what else arrives here is a body that could not be decoded.
  const refuseUndecodable = (error: unknown) => {
    throw toWireError(error instanceof ORPCError ? error : new Refusal('INVALID_INPUT', { fields: [] }), deps.log, {});
  };
  const rpc = new RPCHandler(router, { interceptors: [onError(refuseUndecodable)] });
  const rest = new OpenAPIHandler(router, { interceptors: [onError(refuseUndecodable)] });
  const app = new Hono<{ Variables: ReadBodyVariables }>();

  app.all('/rpc/*', (c) => answer(c, deps, (request, context) => rpc.handle(request, { prefix: '/rpc', context })));
  app.all('/api/v1/*', (c) =>
    answer(c, deps, (request, context) => rest.handle(request, { prefix: '/api/v1', context })),
  );
  app.get('/api/openapi.json', async (c) => c.json(await openApiDocument(deps)));
  return app;
}

type Handled = { matched: boolean; response: Response | undefined };

async function answer(
  c: Context<{ Variables: ReadBodyVariables }>,
  deps: Deps,
  handle: (request: Request, context: RequestContext) => Promise<Handled>,
): Promise<Response> {
  const { settings } = deps;
  const { response } = await handle(withReadBody(c), {
    deps,
    findCaller: async (projectId) => {
      const token = sessionToken(c.req.raw.headers, settings.publicUrl.startsWith('https:'), deps.authSecret);
      return token === undefined
        ? undefined
        : findCaller(deps.db, token, projectId, settings.founderEmails, deps.now());
    },
  });
  if (response === undefined) return refuse(c, 'NOT_FOUND');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  response.headers.set('cache-control', isStream ? 'no-cache, no-transform' : 'no-store');
  if (isStream) response.headers.set('x-accel-buffering', 'no');
  if (response.status === 503) response.headers.set('retry-after', '5');
  return response;
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
