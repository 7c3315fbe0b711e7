import { toLanguage } from '@elan/domain/locale';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { readStoredLanguage } from '../lib/i18n/stored-language.ts';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { isPrerendered } from './prerendered.ts';
import { reloadOnceOnMissingFiles } from './reload-once.ts';
import { routes } from './router.tsx';
import { startOffline } from './start-offline.ts';

reloadOnceOnMissingFiles();
startOffline();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');

const prerendered = isPrerendered();
const pageLanguage = toLanguage(document.documentElement.lang);

// The first render must be what was prerendered, so the code of the page has to be there before it.
const matched = matchRoutes(routes, location) ?? [];
await Promise.all(
  matched.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    try {
      const loaded = await route.lazy();
      delete route.lazy;
      Object.assign(route, loaded);
    } catch {
      // The router asks for it again, and shows what is wrong.
    }
  }),
);

const app = (
  <StrictMode>
    <LanguageProvider initial={prerendered ? pageLanguage : (readStoredLanguage() ?? pageLanguage)}>
      <ApplicationErrorBoundary>
        <RouterProvider router={createBrowserRouter(routes)} />
      </ApplicationErrorBoundary>
    </LanguageProvider>
  </StrictMode>
);

if (prerendered) hydrateRoot(container, app);
else createRoot(container).render(app);
