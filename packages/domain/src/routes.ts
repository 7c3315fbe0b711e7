import { defaultLanguage, type Language, languages } from './locale.ts';
import { isModuleKey, type ModuleKey } from './modules/keys.ts';

/** Paths without a parameter that a signed-out visitor may open (specification 2). Prerendered in both languages. */
export const publicPaths = ['/', '/auth', '/pricing', '/terms', '/help', '/help/trades', '/account-deleted'] as const;

/** Where an unknown address leads somebody who is signed in; the screen says so. */
export const unknownAddressPath = '/dashboard?from=unknown';

/** Signed-in paths without a parameter. */
const accountPaths = [
  '/dashboard',
  ...['details', 'left', 'tasks', 'before-bank', 'rehearsal', 'request', 'plan', 'links', 'suggestions'].map(
    (name) => `/project/${name}`,
  ),
  '/advising',
  '/pricing',
  '/success',
  '/account',
  '/terms',
  '/help',
  '/help/trades',
];

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/u, '') : path);

export function isPublicPath(path: string): boolean {
  const plain = withoutTrailingSlash(path);
  return (publicPaths as readonly string[]).includes(plain) || isHelpPath(plain);
}

/**
 * Whether a path has the form of a page of help. Which of them exist is known where their names are (help-pages.ts):
 * every screen of the browser would carry the names otherwise.
 */
export function isHelpPath(path: string): boolean {
  const plain = withoutTrailingSlash(path);
  return /^\/help\/(?:trades\/)?[a-z-]+$/u.test(plain) && plain !== '/help/trades';
}

/** The language a URL asks for itself, regardless of any stored choice; undefined: none. */
export function askedLanguage(query: string | undefined): Language | undefined {
  return languages.find((language) => language === query);
}

/**
 * The URL of a page in a given language, for links from outside. A plain URL is English for anybody who has not chosen
 * a language, and '/' is English for everybody (decision C-12).
 */
export function pageAddress(path: string, language: Language): string {
  const plain = withoutTrailingSlash(path);
  return language === defaultLanguage || !isPublicPath(plain) ? plain : `${plain}?lang=${language}`;
}

/** The address of a comment thread: in a module's comments, of a project that is opened when another one is. */
export function threadAddress(at: { projectId: string; module: ModuleKey; thread: string }): string {
  const { projectId, module, thread } = at;
  return `/module/${module}?${new URLSearchParams({ part: 'comments', thread, project: projectId })}`;
}

/** Whether a path exists for a signed-in person; every other path leads to the dashboard. */
export function isSignedInPath(path: string): boolean {
  const plain = withoutTrailingSlash(path);
  const module = /^\/module\/([^/]+)$/u.exec(plain)?.[1];
  return accountPaths.includes(plain) || isHelpPath(plain) || isModuleKey(module) || isInvitationPath(plain);
}

/** Where a link for a reader leads; its token is after the `#`, a part that browsers send nowhere. */
export const readerPath = '/read';

/** The reader's screen exists signed in and signed out, and is the same. */
export function isReaderPath(path: string): boolean {
  return withoutTrailingSlash(path) === readerPath;
}

/** Where a person is asked whether an assistant may connect, signed in or not: the authorization endpoint of OAuth. */
export const connectPath = '/connect';

export function isConnectPath(path: string): boolean {
  return withoutTrailingSlash(path) === connectPath;
}

/** The invitation screen exists signed in and signed out (decision C-03). */
export function isInvitationPath(path: string): boolean {
  return /^\/invite\/[^/]+$/u.test(withoutTrailingSlash(path));
}

/** A page's path without the id in it, for logs; anything that is not a page of ours is 'elsewhere'. */
export function pagePattern(path: string): string {
  const plain = withoutTrailingSlash(path);
  if (isInvitationPath(plain)) return '/invite/:id';
  if (isHelpPath(plain)) return plain.startsWith('/help/trades/') ? '/help/trades/:name' : '/help/:name';
  if (isReaderPath(plain)) return readerPath;
  if (isConnectPath(plain)) return connectPath;
  return isPublicPath(plain) || isSignedInPath(plain) ? plain : 'elsewhere';
}

/**
 * Where to go after signing in (decision S-18): a path of our own, else the dashboard.
 * @param returnTo what was stored before signing in; never trusted
 */
export function safeReturnTo(returnTo: string | null): string {
  const own = returnTo !== null && /^\/(?![/\\])[^\\\s]*$/u.test(returnTo) && !/^\/auth(?:[/?#]|$)/u.test(returnTo);
  return own ? returnTo : '/dashboard';
}
