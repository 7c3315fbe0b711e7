import { defaultLanguage, type Language, toLanguage } from '@elan/domain/locale';
import { askedLanguage, isInvitationPath, isPublicPath, isSignedInPath } from '@elan/domain/routes';

/** The server's answer to a page request. */
export type PageAnswer =
  /** A prerendered page in `apps/web/dist/pages`; a name that begins with 'app' is a shell that the browser fills. */
  { page: string; language: Language } | { redirect: string };

/** Whether the visitor is signed in; `invalid` means that the session sent has ended. */
export type Visitor = 'signed-in' | 'signed-out' | 'invalid';

/** The language a request asks for: `?lang=`, which gives each language its own URL, and the `lang` cookie. */
export type Wish = { query?: string | undefined; cookie?: string | undefined };

/**
 * Chooses the page for a path (specification 2, decision C-21). Signed-in screens are never served to a visitor, and
 * signed-in people never see the landing page flash.
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
    // A recovery link must also work while another session is open (decision N-01), so let the screen decide.
    if (plain === '/auth') return shell;
    return isSignedInPath(plain) ? { page: shellOf(plain), language } : { redirect: '/dashboard' };
  }
  if (plain === '/') return { page: 'landing', language: asked ?? defaultLanguage };
  if (isPublicPath(plain)) return { page: plain.slice(1), language };
  return { redirect: visitor === 'invalid' && isSignedInPath(plain) ? '/auth?reason=session' : '/' };
}

/**
 * The shell of a screen, which preloads that screen's files and data. If the build has no such shell, the plain 'app'
 * is used.
 */
const shellOf = (path: string) => `app${path.replaceAll('/', '-')}`;
