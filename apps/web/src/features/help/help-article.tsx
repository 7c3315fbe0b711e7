import { type HelpPageName, helpPath } from '@elan/domain/help-pages';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useId } from 'react';
import { Link } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { helpEntries, helpEntry } from '../../data/help/help-entries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { HelpText } from './help-text.tsx';
import { helpMessages } from './messages.ts';

type FrameProps = {
  titleId: string;
  /** The way back to the list above the article. */
  back: { to: string; label: string };
  /** Links beside it; null for none. */
  others: { title: string; links: ReactNode } | null;
  children: ReactNode;
};

/** An article, and the way to others. */
export function ArticleFrame({ titleId, back, others, children }: FrameProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_16rem]">
      <article aria-labelledby={titleId}>
        <Link
          className="-ml-1 mb-3 inline-flex min-h-11 items-center gap-2 text-primary underline-offset-4 hover:underline"
          to={back.to}
        >
          <ArrowLeft aria-hidden className="size-5" />
          {back.label}
        </Link>
        {children}
      </article>
      {others !== null && (
        <nav aria-label={others.title} className="text-sm">
          <p className="font-semibold lg:mt-14">{others.title}</p>
          {others.links}
        </nav>
      )}
    </div>
  );
}

/** One page, and the way to the others on its topic. */
export function HelpArticle({ name }: { name: HelpPageName }) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const titleId = useId();
  const entry = helpEntry(name, language);
  const others = helpEntries(language).filter((other) => other.topic === entry.topic && other.name !== name);
  // The text on screen stays until the other one is there.
  const shown = useDeferredValue(entry);
  const links = (
    <ul className="mt-1">
      {others.map((other) => (
        <li key={other.name}>
          <Link className="flex min-h-11 items-center text-ink no-underline hover:underline" to={helpPath(other.name)}>
            {other.title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <ArticleFrame
      back={{ to: '/help', label: words.back }}
      others={others.length === 0 ? null : { title: words.onTopic, links }}
      titleId={titleId}
    >
      <PageTitle lead={entry.summary}>
        <span id={titleId}>{entry.title}</span>
      </PageTitle>
      <div className="mt-8">
        <Suspense fallback={<PageLoading />}>
          <HelpText entry={shown} OwnLink={PlainLink} />
        </Suspense>
      </div>
    </ArticleFrame>
  );
}

export function PlainLink({ href, children }: { href: string; children?: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}
