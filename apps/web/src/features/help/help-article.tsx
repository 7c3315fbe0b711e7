import { type HelpPageName, helpPath } from '@elan/domain/help-pages';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useId } from 'react';
import { Link } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { helpEntries, helpEntry } from '../../lib/help-entries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { HelpText } from './help-text.tsx';
import { helpMessages } from './messages.ts';

/** One page, and the way to the others. */
export function HelpArticle({ name }: { name: HelpPageName }) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const titleId = useId();
  const entry = helpEntry(name, language);
  const others = helpEntries(language).filter((other) => other.topic === entry.topic && other.name !== name);
  // The text on screen stays until the other one is there.
  const shown = useDeferredValue(entry);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_16rem]">
      <article aria-labelledby={titleId}>
        <Link
          className="-ml-1 mb-3 inline-flex min-h-11 items-center gap-2 text-primary underline-offset-4 hover:underline"
          to="/help"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {words.back}
        </Link>
        <PageTitle lead={entry.summary}>
          <span id={titleId}>{entry.title}</span>
        </PageTitle>
        <div className="mt-8">
          <Suspense fallback={<PageLoading />}>
            <HelpText entry={shown} OwnLink={PlainLink} />
          </Suspense>
        </div>
      </article>
      {others.length > 0 && (
        <nav aria-label={words.onTopic} className="text-sm">
          <p className="font-semibold lg:mt-14">{words.onTopic}</p>
          <ul className="mt-1">
            {others.map((other) => (
              <li key={other.name}>
                <Link
                  className="flex min-h-11 items-center text-ink no-underline hover:underline"
                  to={helpPath(other.name)}
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

export function PlainLink({ href, children }: { href: string; children?: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}
