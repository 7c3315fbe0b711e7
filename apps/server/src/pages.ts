import { helpPageAt, tradeAt, tradesPath } from '@elan/domain/help-pages';
import { defaultLanguage, type Language, toLanguage } from '@elan/domain/locale';
import {
  askedLanguage,
  isConnectPath,
  isHelpPath,
  isInvitationPath,
  isPublicPath,
  isReaderPath,
  isSignedInPath,
  unknownAddressPath,
} from '@elan/domain/routes';

/** The server's answer to a page request. */
export type PageAnswer =
  /** A prerendered page in `apps/web/dist/pages`; a name that begins with 'app' is a shell that the browser fills. */
  { page: string; language: Language; offersFrench?: boolean } | { redirect: string };

/** Whether the visitor is signed in; `invalid` means that the session sent has ended. */
export type Visitor = 'signed-in' | 'signed-out' | 'invalid';

/**
 * The language a request asks for: `?lang=`, which gives each language its own URL, the `lang` cookie, and what the
 * browser accepts.
 */
export type LanguageRequest = {
  query?: string | undefined;
  cookie?: string | undefined;
  accepted?: string | undefined;
  /** Whether the visitor closed the offer of the French page. */
  isOfferClosed?: boolean;
};

/**
 * Chooses the page for a path (specification 2, decision C-21). Signed-in screens are never served to a visitor, and
 * signed-in people never see the landing page flash.
 * @param path the path without the query
 * @param requested the landing page is English whatever the cookie says (decision C-12)
 */
export function answerPage(path: string, visitor: Visitor, requested: LanguageRequest): PageAnswer {
  const { query, cookie } = requested;
  const asked = askedLanguage(query);
  const language = asked ?? toLanguage(cookie);
  const shell = { page: 'app', language };
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') || '/' : path;
  if (isInvitationPath(plain) || isConnectPath(plain)) return shell;
  if (isReaderPath(plain)) return { page: 'app-read', language: ofReader(requested) };
  if (isHelpPath(plain) && helpPageAt(plain) === undefined && tradeAt(plain) === undefined) {
    return { redirect: plain.startsWith(tradesPath) ? tradesPath : '/help' };
  }
  if (visitor === 'signed-in') {
    // A recovery link must also work while another session is open (decision N-01), so the screen decides.
    if (plain === '/auth') return shell;
    if (isSignedInPath(plain)) return { page: shellOf(plain), language };
    return { redirect: plain === '/' || isPublicPath(plain) ? '/dashboard' : unknownAddressPath };
  }
  if (plain === '/')
    return { page: 'landing', language: asked ?? defaultLanguage, offersFrench: mayPreferFrench(requested) };
  if (isPublicPath(plain)) return { page: plain.slice(1).replaceAll('/', '-'), language };
  return { redirect: visitor === 'invalid' && isSignedInPath(plain) ? '/auth?reason=session' : '/' };
}

/** A reader has never chosen a language here, so their browser's counts. */
function ofReader({ query, cookie, accepted = '' }: LanguageRequest): Language {
  if (cookie !== undefined) return askedLanguage(query) ?? toLanguage(cookie);
  return askedLanguage(query) ?? (prefersFrench(accepted) ? 'fr' : defaultLanguage);
}

/**
 * Whether the English landing page offers the French one: to who chose French before, or whose browser prefers it and who
 * has not chosen. Never where the address names a language.
 */
function mayPreferFrench({ query, cookie, accepted = '', isOfferClosed = false }: LanguageRequest): boolean {
  if (isOfferClosed || askedLanguage(query) !== undefined) return false;
  return cookie === undefined ? prefersFrench(accepted) : cookie === 'fr';
}

/** Whether French comes before English in an Accept-Language header, the first of equals winning. */
function prefersFrench(accepted: string): boolean {
  const wanted = accepted
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const weight = /^\s*q=([\d.]+)\s*$/u.exec(parameters.join(';'))?.[1];
      return { language: tag.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => weight > 0 && (language === 'fr' || language === 'en'))
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.language === 'fr';
}

/**
 * The shell of a screen, which preloads that screen's files and data. If the build has no such shell, the plain 'app'
 * is used.
 */
const shellOf = (path: string) => `app${path.replaceAll('/', '-')}`;
