import { useLocation } from 'react-router';
import { LanguageToggle } from '../../components/ui/language-toggle.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { SharedDocument } from '../../features/links/shared-document.tsx';

/**
 * A document behind a link, for a reader without an account. It leads nowhere else, and does not ask who is signed in.
 * The link is after the `#`: browsers send that part of an address to nobody, so no log has it.
 */
export function ReadPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between gap-4 px-4 py-4 sm:px-6 print:hidden">
        <Wordmark />
        <LanguageToggle />
      </header>
      <main className="mx-auto w-full max-w-4xl flex-1 px-4 py-6 sm:px-6 sm:py-10" id="main" tabIndex={-1}>
        <SharedDocument key={token} token={token} />
      </main>
    </div>
  );
}
