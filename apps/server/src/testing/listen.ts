import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { connectionLimits } from '../platform/http/connection-limits.ts';

/**
 * Serves an application over real HTTP until the test ends.
 * @param limits connection limits as short as a test needs; the product's own by default
 * @returns its origin
 */
export async function listen(
  app: { fetch: Parameters<typeof createAdaptorServer>[0]['fetch'] },
  host = '127.0.0.1',
  limits: ServerOptions = connectionLimits,
): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: limits });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
