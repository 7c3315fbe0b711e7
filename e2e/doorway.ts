import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: string; type?: string } | 'silence';

export type Doorway = {
  url: string;
  /** Cuts the connection to the server: nothing answers at all. */
  close: () => Promise<void>;
  /** Restores the connection at the same address. */
  open: () => Promise<void>;
  /**
   * Sets a function that answers instead of the server when it returns something. It gets the path without its query.
   */
  instead: (answer: ((path: string) => Answer | undefined) | null) => void;
  /** The requests that reached the server, as method and path. */
  passed: string[];
  /** The request bodies that were sent, as text. */
  sent: () => string;
  /** Changes the server's responses to a path. */
  rewrite: (path: string, change: (body: string) => string) => void;
  /** Removes the cookies from every response, as a browser that refuses them does. */
  withoutCookies: (value: boolean) => void;
};

/**
 * Opens a proxy to the server that can be closed. A browser's offline mode does not affect its service workers; here
 * the connection is really gone.
 */
export async function openDoorway(serverUrl: string): Promise<Doorway> {
  const target = new URL(serverUrl);
  const passed: string[] = [];
  const sent: Buffer[] = [];
  const rewrites = new Map<string, (body: string) => string>();
  let instead: Parameters<Doorway['instead']>[0] = null;
  let cookieless = false;
  let server: Server;
  let port = 0;

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((incoming, outgoing) => {
        const path = incoming.url ?? '/';
        const own = instead?.(path.replace(/\?.*$/u, ''));
        if (own === 'silence') return undefined;
        if (own !== undefined) {
          outgoing.writeHead(own.status, { 'content-type': own.type ?? 'text/plain', 'cache-control': 'no-store' });
          return outgoing.end(own.body);
        }
        passed.push(`${incoming.method} ${path}`);
        incoming.on('data', (chunk: Buffer) => sent.push(chunk));
        const change = rewrites.get(path);
        const headers = { ...incoming.headers, host: target.host };
        if (headers.origin !== undefined) headers.origin = target.origin;
        if (change !== undefined) delete headers['accept-encoding'];
        // A connection of its own: one that was kept could be closed by the server in the moment it is used again.
        const asked = request(
          { ...address(target), path, method: incoming.method, headers, agent: false },
          (answer) => {
            const { ...shown } = answer.headers;
            if (cookieless) delete shown['set-cookie'];
            if (change === undefined) {
              outgoing.writeHead(answer.statusCode ?? 500, shown);
              return answer.pipe(outgoing);
            }
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            return answer.on('end', () => {
              const body = change(Buffer.concat(chunks).toString());
              delete shown.etag;
              outgoing.writeHead(answer.statusCode ?? 500, { ...shown, 'content-length': Buffer.byteLength(body) });
              outgoing.end(body);
            });
          },
        );
        asked.on('error', () => outgoing.destroy());
        outgoing.on('close', () => asked.destroy());
        return incoming.pipe(asked);
      });
      // Longer than any journey.
      server.keepAliveTimeout = 600_000;
      server.listen(port, 'localhost', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });

  await listen();
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: listen,
    instead: (answer) => {
      instead = answer;
    },
    passed,
    sent: () => Buffer.concat(sent).toString(),
    rewrite: (path, change) => rewrites.set(path, change),
    withoutCookies: (value) => {
      cookieless = value;
    },
  };
}

const address = ({ hostname, port }: URL) => ({ hostname, port });
