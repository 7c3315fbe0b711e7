import { isHelpPageName } from '@elan/domain/help-pages';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { helpEntry } from '../../data/help/help-entries.ts';
import { HelpArticle } from '../../features/help/help-article.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { productName } from '../../lib/product-name.ts';

export function HelpArticlePage() {
  const { name } = useParams();
  return isHelpPageName(name) ? <Known name={name} /> : <Navigate replace to="/help" />;
}

function Known({ name }: Parameters<typeof HelpArticle>[0]) {
  const { language } = useLanguage();
  const { title } = helpEntry(name, language);
  // Set here because only this screen has loaded the titles.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return <HelpArticle name={name} />;
}
