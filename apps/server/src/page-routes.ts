import { toLanguage } from '@elan/domain/locale';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Auth } from './features/auth/public.ts';
import { answerPage, type Visitor } from './pages.ts';
import { createPageFiles, sendPage } from './platform/http/page-files.ts';
import { refuse } from './platform/http/refusal.ts';
import type { Deps } from './rpc/deps.ts';
import { hasSessionClaim } from './rpc/session-cookie.ts';

/** Serves the pages: prerendered ones to visitors, the shell of the app to people who are signed in. */
export function createPageRoutes(deps: Deps, auth: Auth, webDirectory: string): Hono {
  const pages = createPageFiles(webDirectory, {
    ORIGIN: deps.settings.publicUrl,
    SUPPORT_EMAIL: deps.settings.supportEmail,
  });
  const secure = deps.settings.publicUrl.startsWith('https:');
  const app = new Hono();

  // The shell under a name of its own, for the service worker to keep: nobody's data is in it.
  app.get('/pages/:file{app\\.(?:en|fr)\\.html}', async (c) => {
    const language = toLanguage(c.req.param('file').split('.')[1]);
    const page = await pages.loadPage('app', language);
    return page === undefined ? refuse(c, 'NOT_FOUND') : sendPage(c, page, language);
  });

  app.get('*', async (c) => {
    let visitor: Visitor = 'signed-out';
    if (hasSessionClaim(c.req.raw.headers, secure)) {
      try {
        // Also renews a session that is used, and clears the cookie of one that ended.
        const session = await auth.api.getSession({ headers: c.req.raw.headers, asResponse: true });
        visitor = (await session.json()) === null ? 'invalid' : 'signed-in';
        for (const cookie of session.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      } catch (error) {
        // Without a database the shell still opens and says so itself.
        deps.log.error({ err: error }, 'the session of a page could not be read');
        visitor = 'signed-in';
      }
    }
    const answer = answerPage(c.req.path, visitor, c.req.query('lang') ?? getCookie(c, 'lang'));
    if ('redirect' in answer) return c.redirect(answer.redirect);
    const page = await pages.loadPage(answer.page, answer.language);
    return page === undefined ? refuse(c, 'NOT_FOUND') : sendPage(c, page, answer.language);
  });
  return app;
}
