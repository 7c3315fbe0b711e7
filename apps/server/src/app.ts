import { fileURLToPath } from 'node:url';
import { crashesPath } from '@elan/contract/crashes';
import { Refusal } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import { base64Length, pictureLimits } from '@elan/domain/plan-document/pictures';
import { projectFileLimits } from '@elan/domain/project-file-limits';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createApi } from './api.ts';
import { isDatabaseUnavailable } from './db/client.ts';
import { createOauthRoutes, openToBrowserClients, pathsForBrowserClients } from './features/assistants/public.ts';
import {
  type AuthPath,
  authRoutes,
  handleAuth,
  isAuthPath,
  type LoadAuth,
  loadingAuth,
} from './features/auth/public.ts';
import { answerCheckoutFunction, checkoutPath, receiveWebhook } from './features/billing/public.ts';
import { receiveCrash } from './features/crashes/public.ts';
import { createMailbox, createUnsubscribePages } from './features/mail/public.ts';
import { projectSchema, projectSchemaPath } from './features/project-file/public.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { createPageRoutes } from './page-routes.ts';
import { bodyLimit, bodyLimitBytes, onlyJson, type ReadBodyVariables } from './platform/http/body-limit.ts';
import { type ClientAddressVariables, clientAddress } from './platform/http/client-address.ts';
import { createLargeBodies, largeBodyBytes } from './platform/http/large-bodies.ts';
import { requestLog } from './platform/http/log.ts';
import { plainStyles, plainStylesPath } from './platform/http/plain-page.ts';
import { refuse } from './platform/http/refusal.ts';
import { requestId } from './platform/http/request-id.ts';
import { sameOrigin } from './platform/http/same-origin.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import type { MetricsRegistry } from './platform/metrics/port.ts';
import { type Delivery, isSandbox } from './platform/payments/sandbox.ts';
import { createSandboxPages } from './platform/payments/sandbox-pages.ts';
import type { Tracing } from './platform/tracing/port.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { findCaller } from './rpc/actor.ts';
import { claimOf } from './rpc/claim-of.ts';
import type { Deps } from './rpc/deps.ts';

/** The built web. */
const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Shared by the applications of a process, as in tests: finding the files takes longer than building the rest. */
let serveWeb: ReturnType<typeof staticFiles> | undefined;

/** The only Trusted Types policy the web app creates: it allows the service worker's URL and no other. */
const workerPolicy = 'elan-service-worker';

/** API paths: an unknown path under these gets a JSON 404, never a page. */
const apiPaths = ['/rpc/*', '/api/*', '/functions/*', '/webhooks/*', '/dev/*', '/oauth/*', '/.well-known/*'];

/** Calls whose body is a whole project, and may be as large as one. */
const projectFilePaths = ['/rpc/projectFile/*', '/api/v1/project-imports', '/api/v1/project-imports/*'];

/** Calls whose body is a picture in base64, with a few words about it. */
const picturePaths = ['/rpc/planPictures/add', '/api/v1/projects/:projectId/plan-pictures'];
const pictureBytes = base64Length(pictureLimits.uploadBytes) + 16 * 1024;

type App = Hono<{ Variables: ClientAddressVariables & ReadBodyVariables }>;

/**
 * Builds the whole server as a request handler; the caller opens the port.
 * @param metrics what `/metrics` shows; without it, or with a port of its own, the path does not exist here
 * @param tracing records every request
 */
export function createApp(deps: Deps, metrics?: MetricsRegistry, tracing?: Tracing): App {
  const { settings, log, limiter } = deps;
  const load = loadingAuth(deps);
  const app: App = new Hono();

  app.onError((error, c) => answerFailure(c, error, deps));
  app.use(requestId(settings.trustedProxies));
  if (tracing !== undefined) app.use(traceRequests(tracing));
  if (metrics !== undefined) app.use(measureRequests(metrics));
  app.use(requestLog(log));
  app.use(securityHeaders({ https: settings.publicUrl.startsWith('https:'), trustedTypes: [workerPolicy] }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => answerReadiness(c, deps));
  if (metrics !== undefined && settings.metrics?.listen === null) {
    app.route('/', createMetricsEndpoint(metrics, settings.metrics.token));
  }

  serveWeb ??= staticFiles(webDirectory);
  app.use(serveWeb);
  app.use(clientAddress(settings.trustedProxies));
  app.get(plainStylesPath, (c) => c.body(plainStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(projectSchemaPath, (c) => {
    const headers = { 'content-type': 'application/schema+json', 'cache-control': 'no-cache' };
    return c.body(projectSchema(), 200, { ...headers, 'access-control-allow-origin': '*' });
  });
  // Before the check of the origin: mail programs post here from anywhere, and the link itself is signed.
  app.route('/', createUnsubscribePages(deps));
  for (const path of pathsForBrowserClients) app.use(path, openToBrowserClients);
  app.use(sameOrigin(settings.publicUrl, pathsForBrowserClients));
  limitBodies(app, deps);
  app.route('/', createApi(deps));

  mountAuth(app, load, deps);
  app.post(crashesPath, limiter.byAddress('crashReport'), (c) => receiveCrash(c, deps, c.get('json')?.value));
  if (settings.environment !== 'production') {
    app.route('/', createMailbox(deps));
  }
  mountBilling(app, deps);
  for (const path of apiPaths) app.all(path, (c) => refuse(c, 'NOT_FOUND'));

  app.route('/', createPageRoutes(deps, load, webDirectory));
  app.notFound((c) => refuse(c, 'NOT_FOUND'));
  return app;
}

/** Limits how often an address may call and how large a body may be, and reads the bodies. */
function limitBodies(app: App, deps: Deps): void {
  const { limiter } = deps;
  // Rate limits by address apply before a body is read, and the caller is known before a large one is.
  for (const path of ['/rpc/*', '/api/v1/*', '/api/mcp', '/functions/v1/*']) app.use(path, limiter.byAddress('rpc'));
  for (const path of ['/rpc/links/open', '/rpc/links/pictures', '/rpc/links/file', '/api/v1/links/*']) {
    app.use(path, limiter.byAddress('linkReader'));
  }
  const large = createLargeBodies(async (c) => {
    const claim = claimOf(c, deps);
    return claim && (await findCaller(deps, claim, null, undefined, null))?.user.userId;
  });
  for (const path of projectFilePaths) {
    app.use(path, limiter.byAddress('projectFileByAddress'), bodyLimit(projectFileLimits.bytes, large));
  }
  for (const path of picturePaths) app.use(path, limiter.byAddress('pictureByAddress'), bodyLimit(pictureBytes, large));
  // Before the limit for JSON: their bodies are forms.
  app.route('/', createOauthRoutes(deps));
  for (const path of ['/rpc/*', '/api/*', '/functions/*']) app.use(path, bodyLimit(bodyLimitBytes, large), onlyJson());
  app.use(bodyLimit(largeBodyBytes));
}

function mountAuth(app: App, load: LoadAuth, deps: Deps): void {
  const { limiter } = deps;
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const { path } = c.req;
    if (!isAuthPath(path)) return refuse(c, 'NOT_FOUND');
    const refused = await limiter.byAddress(authRoutes[path].limit)(c, async () => {});
    if (refused instanceof Response) return refused;
    const body = c.get('json')?.value;
    const recipient = mailingPaths.has(path) ? recipientOf(body) : undefined;
    if (recipient !== undefined) await limiter.consume('mail', recipient);
    return handleAuth(deps, load, c.req.raw, body, c.get('clientAddress'));
  });
}

/** Account calls that send mail to the address in their body. */
const mailingPaths: ReadonlySet<string> = new Set<AuthPath>([
  '/api/auth/request-password-reset',
  '/api/auth/sign-in/link',
  '/api/auth/send-verification-email',
  '/api/auth/change-address',
]);

/** Routes outside the contract that the payment provider and its customers use. */
function mountBilling(app: App, deps: Deps): void {
  const { settings, payments, log } = deps;
  app.post('/webhooks/stripe', (c) => receiveWebhook(c, deps));
  app.post(checkoutPath, (c) => answerCheckoutFunction(c, deps, c.get('json')?.value));
  if (settings.environment === 'production' || payments === null || !isSandbox(payments)) return;
  const deliver = async ({ body, signature }: Delivery) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.request('/webhooks/stripe', { method: 'POST', headers, body });
    if (!answer.ok) log.error({ status: answer.status }, 'the webhook did not accept a sandbox event');
  };
  app.route('/', createSandboxPages({ sandbox: payments, productName: settings.productName, deliver }));
}

/**
 * The address a call would send mail to. Rate-limited whether or not the address is known, so repeated requests cannot
 * flood an inbox.
 */
function recipientOf(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, limits.email) : undefined;
}

async function answerReadiness(c: Context, deps: Deps): Promise<Response> {
  try {
    await deps.db.execute(sql`select 1`);
    return c.json({ status: 'ready' });
  } catch (error) {
    deps.log.error({ err: error }, 'not ready');
    return c.json({ status: 'database unavailable' }, 503);
  }
}

/** Answers errors that no procedure handled. */
function answerFailure(c: Context, error: Error, deps: Deps): Response {
  if (error instanceof Refusal) return refuse(c, error.code, error.data);
  deps.log.error({ err: error }, 'request failed');
  return refuse(c, isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}
