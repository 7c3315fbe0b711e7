import { defaultLanguage, type Language, toLanguage } from '@elan/domain/locale';
import { askedLanguage, isInvitationPath, isPublicPath, isSignedInPath } from '@elan/domain/routes';

/** What the server answers to a page request, before the browser runs anything. */
export type PageAnswer =
  /** A prerendered page of `apps/web/dist/pages`; one that begins with 'app' is a shell that the browser fills. */
  { page: string; language: Language } | { redirect: string };

/** Whether the visitor is signed in; `invalid` is a session that turned out to have ended. */
export type Visitor = 'signed-in' | 'signed-out' | 'invalid';

/** What a request says of the language: `?lang=`, by which each language has an address, and the `lang` cookie. */
export type Wish = { query?: string | undefined; cookie?: string | undefined };

/**
 * Which page a path gives (specification 2, decision C-21). Signed-in screens are never served to a visitor, and a
 * person who is signed in never sees the landing page flash by.
 * @param path the path without the query
 * @param wish the landing page is English whatever the cookie says (decision C-12)
 */
export function answerPage(path: string, visitor: Visitor, { query, cookie }: Wish): PageAnswer {
  const asked = askedLanguage(query);
  const language = asked ?? toLanguage(cookie);
  const shell = { page: 'app', language };
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') || '/' : path;
  if (isInvitationPath(plain)) return shell;
  if (visitor === 'signed-in') {
    // A recovery link must work also while another session is open (decision N-01): the screen decides.
    if (plain === '/auth') return shell;
    return isSignedInPath(plain) ? { page: shellOf(plain), language } : { redirect: '/dashboard' };
  }
  if (plain === '/') return { page: 'landing', language: asked ?? defaultLanguage };
  if (isPublicPath(plain)) return { page: plain.slice(1), language };
  return { redirect: visitor === 'invalid' && isSignedInPath(plain) ? '/auth?reason=session' : '/' };
}

/**
 * The shell of a screen: it announces the files of that screen, and asks for what it shows. Where the build has none of
 * that name the plain one, 'app', does.
 */
const shellOf = (path: string) => `app${path.replaceAll('/', '-')}`;
