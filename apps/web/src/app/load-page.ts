import type { Language } from '@elan/domain/locale';
import { isHelpPath } from '@elan/domain/routes';
import { loadScreens } from './router.tsx';

/** Loads everything that the first render of a path needs: it must match the prerendered HTML. */
export async function loadPage(path: string, language: Language): Promise<void> {
  await Promise.all([
    loadScreens(path),
    path.startsWith('/help/trades/')
      ? import('../features/help/trade-pages.ts').then(({ loadTradeAt }) => loadTradeAt(path, language))
      : isHelpPath(path)
        ? import('../features/help/help-texts.ts').then(({ loadTextAt }) => loadTextAt(path, language))
        : undefined,
  ]);
}
