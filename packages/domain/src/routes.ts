import { defaultLanguage, type Language, languages } from './locale.ts';
import { isModuleKey } from './modules/keys.ts';

/** Paths that a signed-out visitor may open (specification 2). Prerendered in both languages. */
export const publicPaths = ['/', '/auth', '/pricing', '/terms', '/account-deleted'] as const;

/** The public paths listed in search engines. */
export const listedPaths = publicPaths.filter((path) => path !== '/account-deleted');

/** Signed-in paths without a parameter. */
const accountPaths = ['/dashboard', '/project/details', '/pricing', '/success', '/account', '/terms'];

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/u, '') : path);

export function isPublicPath(path: string): boolean {
  return (publicPaths as readonly string[]).includes(withoutTrailingSlash(path));
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

/** Whether a path exists for a signed-in person; every other path leads to the dashboard. */
export function isSignedInPath(path: string): boolean {
  const plain = withoutTrailingSlash(path);
  const module = /^\/module\/([^/]+)$/u.exec(plain)?.[1];
  return accountPaths.includes(plain) || isModuleKey(module) || isInvitationPath(plain);
}

/** The invitation screen exists signed in and signed out (decision C-03). */
export function isInvitationPath(path: string): boolean {
  return /^\/invite\/[^/]+$/u.test(withoutTrailingSlash(path));
}

/** A page's path without the id in it, for logs; anything that is not a page of ours is 'elsewhere'. */
export function pagePattern(path: string): string {
  const plain = withoutTrailingSlash(path);
  if (isInvitationPath(plain)) return '/invite/:id';
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
