export type RequestKind =
  /** A file of one build; its name changes with its content. */
  | 'file'
  /** A page of the product: the server's, or the app's shell when there is no server. */
  | 'page';

/** Paths the server answers itself: never with a page of the app. */
const serverPaths = /^\/(?:api|rpc|functions|webhooks|sandbox|dev|healthz|readyz)(?:\/|$)/u;
/** '/robots.txt' and other files. */
const fileName = /\.[^/]+$/u;

type Asked = { method: string; mode: string; url: string };

/**
 * How the worker handles a request; null: not at all. API responses are never touched, nor are pages the server renders
 * itself, such as the test checkout. An unknown address is a page too: the app leads on from it, with or without a
 * network.
 */
export function kindOfRequest({ method, mode, url }: Asked, origin: string): RequestKind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const path = address.pathname;
  if (path.startsWith('/assets/') || path === '/icon.svg') return 'file';
  return mode === 'navigate' && !serverPaths.test(path) && !fileName.test(path) ? 'page' : null;
}
