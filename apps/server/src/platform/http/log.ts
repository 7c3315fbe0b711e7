import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import pino, { type Logger } from 'pino';
import { currentRequestId } from './request-id.ts';

/**
 * Creates the logger, which writes JSON lines. The log never names a person or repeats what they typed: no email
 * address, answer, prompt, token, cookie or query string. A line of a request has the id of that request.
 * @param level the least important lines that are written
 * @param destination where lines go; standard output by default
 */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  status?: number;
  stack?: string;
  cause?: ErrorDescription;
};

/** Keeps only what is known to be harmless: database and model errors contain rows, parameters and replies. */
export function describeError(error: unknown): ErrorDescription {
  if (!isError(error)) return { type: typeof error, message: 'not an error' };
  const { code, constraint, status, cause } = error as object as Record<string, unknown>;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name ?? 'Error',
    message: withoutData(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(frames === undefined || frames.length === 0 ? {} : { stack: frames.join('\n') }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** The job queue reports copies of errors, which are no longer instances of anything. */
function isError(error: unknown): error is Omit<Error, 'name'> & { name?: string } {
  if (error instanceof Error) return true;
  const { message, stack } = (error ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}

function withoutData({ message }: Pick<Error, 'message'>): string {
  return (
    message
      // Drizzle: the statement is ours, its parameters are the person's.
      .split('\nparams:', 1)
      .join('')
      // PostgreSQL ('invalid input syntax for type uuid: "..."') and parsers of replies ('... Text: ...').
      .replace(/(?:: "|\b(?:Text|Value): ).*$/su, '')
      .replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;]+/gu, '[address]')
      .slice(0, 500)
  );
}

/** One line per request: method, route, status and the time until the response began. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    if (status < 500 && !log.isLevelEnabled('info')) return;
    const route = routeOf(c.req.path, routePath(c));
    const line = { method: c.req.method, route, status, ms: Math.round((performance.now() - start) * 10) / 10 };
    if (status >= 500) log.error(line, 'request');
    else if (route === '/healthz' || route === '/readyz' || c.req.path.startsWith('/assets/'))
      log.debug(line, 'request');
    else log.info(line, 'request');
  };
}

/**
 * The route pattern instead of the path, which may contain ids and tokens. Paths under /rpc only contain a procedure's
 * name.
 */
function routeOf(path: string, pattern: string): string {
  return pattern === '/rpc/*' && /^\/rpc(?:\/[A-Za-z]{1,40}){1,3}$/u.test(path) ? path : pattern;
}
