import { isInvitationPath, isPublicPath, isSignedInPath } from '@elan/domain/routes';

export type RequestKind =
  /** A file of one build; its name changes with its content. */
  | 'file'
  /** A page of the product: the server's, or the app's shell when there is no server. */
  | 'page';

type Asked = { method: string; mode: string; url: string };

/**
 * How the worker handles a request; null: not at all. API responses are never touched, nor are pages the server renders
 * itself, such as the test checkout.
 */
export function kindOfRequest({ method, mode, url }: Asked, origin: string): RequestKind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const path = address.pathname;
  if (path.startsWith('/assets/') || path === '/icon.svg') return 'file';
  const isPage = isPublicPath(path) || isSignedInPath(path) || isInvitationPath(path);
  return mode === 'navigate' && isPage ? 'page' : null;
}
