import type { ServerOptions } from 'node:http';

/**
 * How long a client may take to send a request, in milliseconds: headers and body together at most 60 seconds,
 * including the interval between checks. These do not limit responses, so streams stay open. An idle connection stays
 * open for longer than proxies use one again (mostly 60 seconds): they would send a request into one that is closing.
 */
export const connectionLimits = {
  headersTimeout: 55_000,
  requestTimeout: 55_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;
