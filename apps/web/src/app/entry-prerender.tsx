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

/** A page of the app as a visitor sees it first. */
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
