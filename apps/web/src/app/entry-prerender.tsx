import type { Language } from '@elan/domain/locale';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { PageLoading } from '../components/ui/page-loading.tsx';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { LandingRoot } from './pages/landing-root.tsx';
import { routes } from './router.tsx';

export { type PublicPage, publicPages, screenTitles } from './page-titles.ts';

/** The landing page as its entry renders it first. */
export function renderLanding(): string {
  return renderToString(
    <StrictMode>
      <LandingRoot />
    </StrictMode>,
  );
}

/** A page of the app as a visitor sees it first. */
export async function renderPage(path: string, language: Language): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect and cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <LanguageProvider initial={language}>
        <ApplicationErrorBoundary>
          <StaticRouterProvider context={context} hydrate={false} router={router} />
        </ApplicationErrorBoundary>
      </LanguageProvider>
    </StrictMode>,
  );
}

/** What stands on screen until the app has started. */
export function renderShell(language: Language): string {
  return renderToString(
    <LanguageProvider initial={language}>
      <PageLoading />
    </LanguageProvider>,
  );
}
