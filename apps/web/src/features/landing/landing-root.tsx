import type { Language } from '@elan/domain/locale';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { LandingPage } from './landing-page.tsx';

/**
 * The landing page with all it needs. It opens in English, or in the language its URL names, regardless of any stored
 * choice (decision C-12). Signed-in people never get here: the server and the router send them to the dashboard
 * (ROUTE-016).
 */
export function LandingRoot({ initial }: { initial: Language }) {
  return (
    <LanguageProvider ignoreStored initial={initial}>
      <LandingPage />
    </LanguageProvider>
  );
}
