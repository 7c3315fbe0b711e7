import { toLanguage } from '@elan/domain/locale';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { addressAsksForLanguage } from '../lib/i18n/asked-language.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { readStoredLanguage } from '../lib/i18n/stored-language.ts';
import { isPrerendered } from '../lib/prerendered.ts';
import { showStoredTheme } from '../lib/theme.ts';
import { watchCrashes } from '../lib/watch-crashes.ts';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { loadPage } from './load-page.ts';
import { reloadOnceOnMissingFiles } from './reload-once.ts';
import { Root } from './root.tsx';
import { startLater } from './start-later.ts';

watchCrashes();
reloadOnceOnMissingFiles();
startLater();
showStoredTheme();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');

const prerendered = isPrerendered();
const pageLanguage = toLanguage(document.documentElement.lang);

// The first render must match the prerendered HTML, so load the code of the page first.
const language = prerendered ? pageLanguage : (readStoredLanguage() ?? pageLanguage);
await loadPage(location.pathname, language);

const app = (
  <StrictMode>
    <LanguageProvider ignoreStored={prerendered && addressAsksForLanguage()} initial={language}>
      <ApplicationErrorBoundary>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </ApplicationErrorBoundary>
    </LanguageProvider>
  </StrictMode>
);

// A transition renders in small pieces, so the page can respond to input in between.
startTransition(() => {
  if (prerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
