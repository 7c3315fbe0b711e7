import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';

const linkClass = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline';

export function AppFooter() {
  const words = useMessages(layoutMessages);
  return (
    <footer className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-8 px-4 py-3 text-sm text-muted sm:px-6">
        <p>{words.copyright}</p>
        <nav aria-label={words.footerLinks} className="flex flex-wrap gap-x-6">
          <Link className={linkClass} to="/pricing">
            {words.pricing}
          </Link>
          <Link className={linkClass} to="/help">
            {words.help}
          </Link>
          <Link className={linkClass} to="/terms">
            {words.terms}
          </Link>
          <Link className={linkClass} to="/terms#privacy">
            {words.privacy}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
