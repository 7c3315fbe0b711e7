import { helpPath, tradesPath } from '@elan/domain/help-pages';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SupportLink } from '../../components/support-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type HelpEntry, helpEntries } from '../../lib/help-entries.ts';
import { type HelpTopic, helpTopics } from '../../lib/help-front.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { findPages } from './find-pages.ts';
import { findTrades } from './find-trades.ts';
import { helpMessages } from './messages.ts';
import { TradeLinks } from './trade-links.tsx';

/** The topics about the product; the others are guides. */
const productTopics = helpTopics.slice(0, 5);
const guideTopics = helpTopics.slice(5);

/** All pages by topic; what is typed narrows them down, best first. */
export function HelpList() {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const entries = useMemo(() => helpEntries(language), [language]);
  const asked = query.trim();
  const found = findPages(entries, asked);
  const foundTrades = findTrades(asked, language);
  const count = found.length + foundTrades.length;

  const links = () => [...(results.current?.querySelectorAll('a') ?? [])];
  /** The arrows go from the field through the links; Enter opens the first one. */
  const move = (event: KeyboardEvent) => {
    const all: HTMLElement[] = [...(field.current === null ? [] : [field.current]), ...links()];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && at !== -1) {
      event.preventDefault();
      all[at + step]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === field.current) {
      event.preventDefault();
      if (asked !== '') links()[0]?.click();
    } else if (event.key === 'Escape' && query !== '') {
      setQuery('');
      field.current?.focus();
    }
  };

  return (
    <div className="mt-8">
      <search className="relative block max-w-xl">
        <label className="sr-only" htmlFor={fieldId}>
          {words.search}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          autoComplete="off"
          className="control pl-12"
          id={fieldId}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={move}
          placeholder={words.placeholder}
          ref={field}
          type="search"
          value={query}
        />
      </search>
      <p className="sr-only" role="status">
        {asked === '' ? '' : count === 0 ? words.nothing(asked) : words.found(count)}
      </p>
      <div className="mt-8" ref={results}>
        {asked === '' && (
          <div className="flex flex-col gap-12">
            <Part entries={entries} onKeyDown={move} title={words.product} topics={productTopics} />
            <Part entries={entries} onKeyDown={move} title={words.guides} topics={guideTopics} />
            <section>
              <h2 className="text-2xl">
                <Link onKeyDown={move} to={tradesPath}>
                  {words.trades}
                </Link>
              </h2>
              <p className="mt-1 text-muted">{words.tradesLead}</p>
            </section>
          </div>
        )}
        {asked !== '' && found.length > 0 && <Entries entries={found} onKeyDown={move} />}
        {asked !== '' && foundTrades.length > 0 && <TradeLinks onKeyDown={move} trades={foundTrades} />}
        {asked !== '' && count === 0 && (
          <EmptyState
            action={<Button onClick={() => setQuery('')}>{words.showAll}</Button>}
            title={<span className="wrap-anywhere">{words.nothing(asked)}</span>}
          >
            {words.nothingText} <SupportLink subject={words.subject} />
          </EmptyState>
        )}
      </div>
    </div>
  );
}

type Listed = { entries: readonly HelpEntry[]; onKeyDown: (event: KeyboardEvent) => void };
type PartProps = Listed & { title: string; topics: readonly HelpTopic[] };

function Part({ title, topics, entries, onKeyDown }: PartProps) {
  const words = useMessages(helpMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="text-2xl" id={id}>
        {title}
      </h2>
      <div className="mt-4 gap-x-12 md:columns-2">
        {topics.map((topic) => (
          <div className="mb-8 break-inside-avoid" key={topic}>
            <h3 className="text-sm font-semibold text-muted">{words[topic]}</h3>
            <Entries entries={entries.filter((entry) => entry.topic === topic)} onKeyDown={onKeyDown} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Entries({ entries, onKeyDown }: Listed) {
  return (
    <ul className="mt-1 -ml-3 max-w-[68ch]">
      {entries.map(({ name, title, summary }) => (
        <li key={name}>
          <Link
            className="flex min-h-11 flex-col justify-center rounded-xl px-3 py-1.5 text-ink no-underline hover:bg-primary-soft"
            onKeyDown={onKeyDown}
            to={helpPath(name)}
          >
            <span className="font-semibold">{title}</span>
            <span className="text-sm leading-snug text-muted">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
