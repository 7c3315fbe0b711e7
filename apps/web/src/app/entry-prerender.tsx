import { guideNames, helpNames } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PageLoading } from '../components/ui/page-loading.tsx';
import { helpEntry } from '../data/help/help-entries.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { productName } from '../lib/product-name.ts';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { loadPage } from './load-page.ts';
import { Root } from './root.tsx';

export { publicPages, screenTitles } from './page-titles.ts';

/** The pages under /help, with what their heads say. */
export const helpArticles = [...helpNames, ...guideNames].map((name) => {
  const [en, fr] = [helpEntry(name, 'en'), helpEntry(name, 'fr')];
  return {
    name,
    title: { en: `${en.title} · ${productName}`, fr: `${fr.title} · ${productName}` },
    summary: { en: en.summary, fr: fr.summary },
  };
});

/** The pages under /help/trades, with what their heads say. */
export async function tradeArticles() {
  const { tradePageKey, tradePages } = await import('../features/help/trade-pages.ts');
  return Promise.all(
    (Object.keys(tradeChoices) as TradeChoice[]).map(async (trade) => {
      const [en, fr] = await Promise.all([
        tradePages.load(tradePageKey(trade, 'en')),
        tradePages.load(tradePageKey(trade, 'fr')),
      ]);
      const { [trade]: name } = tradeChoices;
      return {
        trade,
        title: { en: `${name.en} · ${productName}`, fr: `${name.fr} · ${productName}` },
        summary: { en: en?.summary ?? '', fr: fr?.summary ?? '' },
      };
    }),
  );
}

/** A page of the app as a visitor sees it first. */
export async function renderPage(path: string, language: Language): Promise<string> {
  await loadPage(path, language);
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
