import type { Language } from '@elan/domain/locale';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { LandingPage } from './landing.tsx';

/**
 * The landing page with all it needs: it opens in English, or in the language that the address names, whatever was
 * chosen before (decision C-12). Who is signed in never gets here: the server and the router send them to the dashboard
 * (ROUTE-016).
 */
export function LandingRoot({ initial }: { initial: Language }) {
  return (
    <LanguageProvider ignoreStored initial={initial}>
      <LandingPage />
    </LanguageProvider>
  );
}
