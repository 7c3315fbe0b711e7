import { useMessages } from '../lib/i18n/use-messages.ts';
import { publicMessages } from './public-messages.ts';
import { buttonClass } from './ui/button-class.ts';
import { LanguageToggle } from './ui/language-toggle.tsx';
import { Wordmark } from './ui/wordmark.tsx';

/** Uses plain links, because the landing page also shows it and has no router. */
export function PublicHeader({ signIn = true }: { signIn?: boolean }) {
  const words = useMessages(publicMessages);
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-6">
      <a className="rounded-xl text-ink no-underline" href="/">
        <Wordmark tagline={words.tagline} />
        <span className="sr-only">{words.home}</span>
      </a>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <LanguageToggle />
        {signIn && (
          <a className={buttonClass('secondary', 'medium', 'px-4')} href="/auth">
            {words.signIn}
          </a>
        )}
      </div>
    </header>
  );
}
