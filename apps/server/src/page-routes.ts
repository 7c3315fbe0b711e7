import { locationSentence, modelSentence } from '@elan/domain/disclosure';
import { languages, toLanguage } from '@elan/domain/locale';
import { askedLanguage, connectPath, isReaderPath } from '@elan/domain/routes';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { disclosureOf } from './disclosure.ts';
import type { Settings } from './env.ts';
import { type LoadAuth, mailArrives } from './features/auth/public.ts';
import { answerPage, type Visitor } from './pages.ts';
import { createPageFiles, sendPage } from './platform/http/page-files.ts';
import { refuse } from './platform/http/refusal.ts';
import type { Deps } from './rpc/deps.ts';
import { clearedSessionCookie, hasSessionClaim, isSecure } from './rpc/session-cookie.ts';
import { robots, sitemap } from './search-files.ts';
import { webManifest } from './web-manifest.ts';

/** Seconds the chosen language is remembered. */
const oneYear = 365 * 24 * 60 * 60;

/** The theme chosen on the device; null follows the device's own setting. */
const toTheme = (cookie: string | undefined) => (cookie === 'light' || cookie === 'dark' ? cookie : null);

/** Serves the pages: prerendered ones to visitors, the app shell to signed-in people. */
export function createPageRoutes(deps: Deps, load: LoadAuth, webDirectory: string): Hono {
  const secure = isSecure(deps);
  const pages = createPageFiles(webDirectory, pageTexts(deps.settings));
  const app = new Hono();
  addFiles(app, deps.settings);

  // The shell at its own URL, for the service worker to cache: it contains no personal data.
  app.get('/pages/:file{app\\.(?:en|fr)\\.html}', async (c) => {
    const language = toLanguage(c.req.param('file').split('.')[1]);
    const page = await pages.loadPage('app', language);
    return page === undefined ? refuse(c, 'NOT_FOUND') : sendPage(c, page, language);
  });

  app.get('*', async (c) => {
    const requested = {
      query: c.req.query('lang'),
      cookie: getCookie(c, 'lang'),
      accepted: c.req.header('accept-language'),
      isOfferClosed: getCookie(c, 'offer') === 'closed',
    };
    const answer = answerPage(c.req.path, await visitorOf(c, load, deps), requested);
    if ('redirect' in answer) {
      // The browser's back button reads its cache first: redirects cached before and after a sign-in would form a loop.
      c.header('cache-control', 'no-store');
      return c.redirect(answer.redirect);
    }
    // Remember the language of a `?lang=` URL until the visitor chooses one, so that it also works without scripts.
    const isNewLanguage = requested.cookie === undefined && askedLanguage(requested.query) !== undefined;
    if (isNewLanguage) setCookie(c, 'lang', answer.language, { path: '/', maxAge: oneYear, sameSite: 'Lax', secure });
    addPathHeaders(c);
    const theme = toTheme(getCookie(c, 'theme'));
    const marks = {
      ...(theme === null ? {} : { 'data-theme': theme }),
      ...(answer.offersFrench === true ? { 'data-offer': 'fr' } : {}),
    };
    const own = await pages.loadPage(answer.page, answer.language, marks);
    const page =
      own ?? (answer.page.startsWith('app-') ? await pages.loadPage('app', answer.language, marks) : undefined);
    return page === undefined ? refuse(c, 'NOT_FOUND') : sendPage(c, page, answer.language);
  });
  return app;
}

/** What the server fills in the built pages. */
function pageTexts(settings: Settings): Parameters<typeof createPageFiles>[1] {
  const { publicUrl, supportEmail, productName, signInProviders } = settings;
  const disclosure = disclosureOf(settings);
  return {
    ORIGIN: publicUrl,
    PRODUCT_NAME: productName,
    SUPPORT_EMAIL: supportEmail,
    MAIL_ARRIVES: mailArrives(settings) ? 'yes' : 'no',
    OFFERS_GOOGLE: signInProviders.google === undefined ? 'no' : 'yes',
    OFFERS_MICROSOFT: signInProviders.microsoft === undefined ? 'no' : 'yes',
    AI_MODEL: disclosure.aiModel,
    AI_HOST: disclosure.aiHost,
    DATA_LOCATION: disclosure.dataLocation,
    MODEL_SENTENCE: modelSentence(disclosure),
    LOCATION_SENTENCE: locationSentence(disclosure),
  };
}

/** Files for search engines, and the manifest of the installed app. */
function addFiles(app: Hono, { publicUrl, productName }: Settings): void {
  const send = (c: Context, body: string, type: string) =>
    c.body(body, 200, { 'cache-control': 'public, max-age=3600', 'content-type': type });
  app.get('/robots.txt', (c) => send(c, robots(publicUrl), 'text/plain; charset=UTF-8'));
  app.get('/sitemap.xml', (c) => send(c, sitemap(publicUrl), 'application/xml; charset=utf-8'));
  for (const language of languages) {
    app.get(`/manifest.${language}.webmanifest`, (c) =>
      send(c, webManifest(productName, language), 'application/manifest+json'),
    );
  }
}

/** Reads who asks for a page, and renews or clears the session's cookie. */
async function visitorOf(c: Context, load: LoadAuth, { settings, log }: Deps): Promise<Visitor> {
  const secure = isSecure({ settings });
  if (!hasSessionClaim(c.req.raw.headers, secure)) return 'signed-out';
  try {
    // Also renews the session.
    const { api } = await load();
    const session = await api.getSession({ headers: c.req.raw.headers, asResponse: true });
    const visitor = (await session.json()) === null ? 'invalid' : 'signed-in';
    const cookies = visitor === 'invalid' ? [clearedSessionCookie(secure)] : session.headers.getSetCookie();
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    return visitor;
  } catch (error) {
    // Without a database the shell still opens and shows the error itself.
    log.error({ err: error }, 'the session of a page could not be read');
    return 'signed-in';
  }
}

function addPathHeaders(c: Context): void {
  if (isReaderPath(c.req.path)) {
    // The URL contains a secret: no search engine lists the page, and no other site is sent its address.
    c.header('x-robots-tag', 'noindex, nofollow');
    c.header('referrer-policy', 'no-referrer');
  }
  // An assistant may open it in a window and wait for that window, which this header would cut off from it.
  if (c.req.path === connectPath) c.header('cross-origin-opener-policy', 'unsafe-none');
}
