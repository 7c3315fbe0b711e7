import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';

export function AppFooter() {
  const words = useMessages(layoutMessages);
  return (
    <footer className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-8 px-4 py-3 text-sm text-muted sm:px-6">
        <p>{words.copyright}</p>
        <nav aria-label={words.footerLinks}>
          <Link className="inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline" to="/terms">
            {words.terms}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
