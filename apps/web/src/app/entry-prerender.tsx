import type { Language } from '@elan/domain/locale';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PageLoading } from '../components/ui/page-loading.tsx';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { Root } from './root.tsx';
import { loadScreens } from './router.tsx';

export { publicPages, screenTitles } from './page-titles.ts';

/** The landing page as its own entry first renders it. */
export async function renderLanding(language: Language): Promise<string> {
  // Imported dynamically like in the app: a static import would bundle it with everything else.
  const { LandingRoot } = await import('./pages/landing-root.tsx');
  const { loadPreviews } = await import('../features/landing/slide.tsx');
  await loadPreviews();
  return renderToString(
    <StrictMode>
      <LandingRoot initial={language} />
    </StrictMode>,
  );
}

/** A page of the app as a visitor first sees it. */
export async function renderPage(path: string, language: Language): Promise<string> {
  await loadScreens(path);
  return renderToString(
    <StrictMode>
      <LanguageProvider initial={language}>
        <ApplicationErrorBoundary>
          <StaticRouter location={path}>
            <Root />
          </StaticRouter>
        </ApplicationErrorBoundary>
      </LanguageProvider>
    </StrictMode>,
  );
}

/** What is on screen until the app has started. */
export function renderShell(language: Language): string {
  return renderToString(
    <LanguageProvider initial={language}>
      <PageLoading />
    </LanguageProvider>,
  );
}
