import { languageNames } from '@elan/domain/locale';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { publicMessages } from './public-messages.ts';

const linkClass = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline';

export function PublicFooter() {
  const words = useMessages(publicMessages);
  const other = useLanguage().language === 'fr' ? 'en' : 'fr';
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6">
        <p>{words.rights}</p>
        <nav aria-label={words.footerLinks} className="flex flex-wrap gap-x-6">
          {(['pricing', 'help', 'terms', 'privacy'] as const).map((page) => (
            <a className={linkClass} href={page === 'privacy' ? '/terms#privacy' : `/${page}`} key={page}>
              {words[page]}
            </a>
          ))}
          {/* The buttons in the header need a script; without one, the other language is a plain link. */}
          <noscript>
            <a className={linkClass} href={`?lang=${other}`} hrefLang={other} lang={other}>
              {languageNames[other]}
            </a>
          </noscript>
        </nav>
      </div>
    </footer>
  );
}
