import { helpPath, tradesPath } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SupportLink } from '../../components/support-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type HelpEntry, helpEntries } from '../../data/help/help-entries.ts';
import { type HelpTopic, helpTopics } from '../../data/help/help-front.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { foundAsTyped, matchScore } from '../../lib/match.ts';
import { findPages } from './find-pages.ts';
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
  const entries = useMemo(() => helpEntries(language), [language]);
  const asked = query.trim();
  const found = { pages: findPages(entries, asked), trades: findTrades(asked, language) };
  const count = found.pages.length + found.trades.length;

  /** The arrows go from the field through the links; Enter opens the first one. */
  const move = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    const all: HTMLElement[] = [...(field.current === null ? [] : [field.current]), ...links];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && at !== -1) {
      event.preventDefault();
      all[at + step]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === field.current) {
      event.preventDefault();
      if (asked !== '') links[0]?.click();
    } else if (event.key === 'Escape' && query !== '') {
      setQuery('');
      field.current?.focus();
    }
  };

  return (
    <div className="mt-8">
      <SearchField field={field} onChange={setQuery} onKeyDown={move} query={query} />
      <p className="sr-only" role="status">
        {asked === '' ? '' : count === 0 ? words.nothing(asked) : words.found(count)}
      </p>
      <div className="mt-8" ref={results}>
        {asked === '' && <AllPages entries={entries} onKeyDown={move} />}
        {asked !== '' && count > 0 && <Found {...found} onKeyDown={move} />}
        {count === 0 && <NothingFound asked={asked} onShowAll={() => setQuery('')} />}
      </div>
    </div>
  );
}

type FieldProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchField({ field, query, onChange, onKeyDown }: FieldProps) {
  const words = useMessages(helpMessages);
  const fieldId = useId();
  return (
    <search className="relative block max-w-xl">
      <label className="sr-only" htmlFor={fieldId}>
        {words.search}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
      <input
        autoComplete="off"
        className="control pl-12"
        id={fieldId}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        ref={field}
        type="search"
        value={query}
      />
    </search>
  );
}

type FoundProps = {
  pages: readonly HelpEntry[];
  trades: readonly TradeChoice[];
  onKeyDown: (event: KeyboardEvent) => void;
};

function Found({ pages, trades, onKeyDown }: FoundProps) {
  return (
    <>
      {pages.length > 0 && <Entries entries={pages} onKeyDown={onKeyDown} />}
      {trades.length > 0 && <TradeLinks onKeyDown={onKeyDown} trades={trades} />}
    </>
  );
}

function NothingFound({ asked, onShowAll }: { asked: string; onShowAll: () => void }) {
  const words = useMessages(helpMessages);
  return (
    <EmptyState
      action={<Button onClick={onShowAll}>{words.showAll}</Button>}
      title={<span className="wrap-anywhere">{words.nothing(asked)}</span>}
    >
      {words.nothingText} <SupportLink subject={words.subject} />
    </EmptyState>
  );
}

/** The trades whose name has what was typed; none for an empty query. */
function findTrades(query: string, language: Language): TradeChoice[] {
  if (query === '') return [];
  return (Object.keys(tradeChoices) as TradeChoice[]).filter(
    (trade) => matchScore(query, tradeChoices[trade][language]) >= foundAsTyped,
  );
}

type Listed = { entries: readonly HelpEntry[]; onKeyDown: (event: KeyboardEvent) => void };

function AllPages(listed: Listed) {
  const words = useMessages(helpMessages);
  return (
    <div className="flex flex-col gap-12">
      <Part {...listed} title={words.product} topics={productTopics} />
      <Part {...listed} title={words.guides} topics={guideTopics} />
      <section>
        <h2 className="text-2xl">
          <Link onKeyDown={listed.onKeyDown} to={tradesPath}>
            {words.trades}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{words.tradesLead}</p>
      </section>
    </div>
  );
}

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
