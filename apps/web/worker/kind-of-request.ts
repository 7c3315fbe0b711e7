import { isInvitationPath, isPublicPath, isSignedInPath } from '@elan/domain/routes';

export type RequestKind =
  /** A file of one build, whose name changes with its content. */
  | 'file'
  /** A page of the product: always the server's, and the shell of the app where there is no server. */
  | 'page';

type Asked = { method: string; mode: string; url: string };

/**
 * What the worker has to do with a request; null: nothing. Answers of the API are never touched, nor are pages of the
 * server itself, such as the test checkout.
 */
export function kindOfRequest({ method, mode, url }: Asked, origin: string): RequestKind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const path = address.pathname;
  if (path.startsWith('/assets/') || path === '/icon.svg') return 'file';
  const isPage = isPublicPath(path) || isSignedInPath(path) || isInvitationPath(path);
  return mode === 'navigate' && isPage ? 'page' : null;
}
