import type { Project } from '@elan/contract/projects';
import type { Suggestion } from '@elan/contract/suggestions';
import type { RowKind } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { answerLabel } from '@elan/domain/modules/define-module';
import { moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sectionTitles } from '@elan/domain/plan-document/section-titles';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ShowMore } from '../../../components/show-more.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { useAccount } from '../../../data/account/session.ts';
import { leftPath } from '../../../data/project/left-path.ts';
import { questionPath, tablePath } from '../../../data/project/lender-places.ts';
import { kindTexts } from '../../../features/ledger-table/messages.ts';
import { suggestionListMessages } from '../../../features/suggestions/messages.ts';
import { suggestionPages } from '../../../features/suggestions/queries.ts';
import { SuggestionCard } from '../../../features/suggestions/suggestion-card.tsx';
import { toFault } from '../../../lib/errors.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { type Picked, pick } from '../../../lib/i18n/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { pagedQuery, readMore } from '../../../lib/paged-list.ts';
import { useHashArrival } from '../../../lib/use-hash-arrival.ts';

const states = ['open', 'decided'] as const;
type State = (typeof states)[number];

/** The suggestions of a project in one state, each with the way to its place. */
export default function SuggestionList({ project }: { project: Project }) {
  const words = useMessages(suggestionListMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const { key, search } = useLocation();
  const [chosen, choose] = useState<{ key: string; state: State } | null>(null);
  const asked = new URLSearchParams(search).get('state') === 'decided' ? 'decided' : 'open';
  // A notice that is followed on this very page shows what it is about.
  const state = chosen?.key === key ? chosen.state : asked;
  const pages = suggestionPages(project.id, state);
  const { data, error, refetch } = useQuery({ ...pagedQuery(pages), refetchOnMount: 'always' });
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHashArrival(data !== undefined);
  const showLoading = useDelayed(data === undefined && error === null);
  return (
    <section aria-labelledby="suggestions-shown" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl" id="suggestions-shown" ref={heading} tabIndex={-1}>
          {state === 'open' ? words.open : words.decided}
          {data !== undefined && data.count > 0 && <span className="text-muted"> · {data.count}</span>}
        </h2>
        <StateChoice onChoose={(next) => choose({ key, state: next })} state={state} />
      </div>
      {error !== null && data === undefined && <FailureBanner fault={toFault(error)} onRetry={refetch} />}
      {showLoading && <PageLoading message={words.loading} />}
      {data?.suggestions.length === 0 && (
        <p className="text-muted">{state === 'open' ? words.emptyOpen : words.emptyDecided}</p>
      )}
      <ul className="flex flex-col gap-4 empty:hidden" ref={list}>
        {data?.suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              onDecided={() => heading.current?.focus()}
              permissions={project.permissions}
              place={<PlaceLink {...placeOf(suggestion, language)} />}
              shownAnswer={(value) => shownAnswer(suggestion, value, language)}
              suggestion={suggestion}
              userId={user.id}
            />
          </li>
        ))}
      </ul>
      <ShowMore at="end" list={list} onMore={() => readMore(queryClient, pages)} shown={(data?.next ?? null) !== null}>
        {words.more}
      </ShowMore>
    </section>
  );
}

function StateChoice({ state, onChoose }: { state: State; onChoose: (state: State) => void }) {
  const words = useMessages(suggestionListMessages);
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{words.show}</legend>
      {states.map((each) => (
        <Button
          aria-pressed={state === each}
          key={each}
          onClick={() => onChoose(each)}
          size="small"
          variant={state === each ? 'secondary' : 'quiet'}
        >
          {words[each]}
        </Button>
      ))}
    </fieldset>
  );
}

function PlaceLink({ title, path }: { title: string; path: string }) {
  return (
    <h3 className="font-sans text-base font-semibold wrap-anywhere">
      <Link className="text-ink underline underline-offset-4" to={path}>
        {title}
      </Link>
    </h3>
  );
}

/** What a suggestion is about, and the way there. */
function placeOf({ proposed, standing }: Suggestion, language: Language): { title: string; path: string } {
  const words: Picked<typeof suggestionListMessages> = pick(suggestionListMessages, language);
  switch (proposed.kind) {
    case 'answer': {
      const { module, question } = proposed;
      const label = questionOf(module, question)?.label[language] ?? words.answer;
      return { title: `${moduleTitles[module][language]} · ${label}`, path: questionPath(module, question) };
    }
    case 'section': {
      const key = proposed.section;
      const title = isPlanSectionKey(key) ? sectionTitles[key][language] : (standing?.title ?? words.ownSection);
      return { title: `${words.section} · ${title}`, path: `/project/plan#plan-${key}` };
    }
    case 'task':
      return { title: words.task, path: leftPath('tasks') };
    case 'new_row':
      return { title: tableTitle(proposed.rowKind, words.figures, language), path: tablePath };
    case 'row':
    case 'removal': {
      const place = proposed.rowKind === 'setting' ? `setting-${proposed.name}` : `row-${proposed.row}`;
      return { title: tableTitle(proposed.rowKind, words.figures, language), path: `${tablePath}#${place}` };
    }
  }
}

const tableTitle = (kind: RowKind, figures: string, language: Language) =>
  kind === 'setting' ? figures : `${figures} · ${kindTexts[kind].title[language]}`;

const questionOf = (module: Extract<Suggestion['proposed'], { kind: 'answer' }>['module'], id: string) =>
  moduleDefinition(module).questions.find((question) => question.id === id);

/** An option by its label. */
function shownAnswer({ proposed }: Suggestion, value: string, language: Language): string {
  const question = proposed.kind === 'answer' ? questionOf(proposed.module, proposed.question) : undefined;
  return question === undefined || value === '' ? value : answerLabel(question, value)[language];
}
