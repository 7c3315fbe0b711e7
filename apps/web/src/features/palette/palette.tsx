import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Bell,
  CircleHelp,
  Compass,
  CreditCard,
  FileText,
  FolderOpen,
  Keyboard,
  Languages,
  LayoutDashboard,
  Lock,
  LogOut,
  type LucideIcon,
  ScrollText,
  Search,
  Settings2,
  TextSearch,
  UserRound,
  X,
} from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { backdropClass } from '../../components/ui/dialog-class.ts';
import { setAccountLanguage } from '../../data/account/account-language.ts';
import { useAccount } from '../../data/account/session.ts';
import { projectListQuery, projectPages, sharedProjectPages, sharedProjectsQuery } from '../../data/api/queries.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { useOpenModules } from '../../data/project/open-modules.ts';
import { useCurrentProject } from '../../data/project/project-data.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';
import { findEntries, type PaletteEntry, type PaletteGroup, paletteEntries } from './entries.ts';
import { paletteMessages } from './messages.ts';
import { textEntries } from './text-entries.ts';
import { noteOf, TextsNote } from './texts-note.tsx';
import { useTextSearch } from './use-text-search.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  projectDetails: Settings2,
  invitations: Bell,
  account: UserRound,
  pricing: CreditCard,
  help: CircleHelp,
  terms: ScrollText,
  language: Languages,
  tour: Compass,
  shortcuts: Keyboard,
  signOut: LogOut,
};

const iconOf = (entry: PaletteEntry): LucideIcon => {
  if (entry.group === 'modules') return entry.locked ? Lock : FileText;
  if (entry.group === 'texts') return TextSearch;
  if (entry.group === 'help') return CircleHelp;
  return entry.group === 'projects' ? FolderOpen : (icons[entry.id] ?? FileText);
};

const popupClass = [
  'fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-xl flex-col overflow-hidden rounded-2xl bg-surface shadow-floating sm:top-[12vh] sm:max-h-[70vh]',
  'transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

type Actions = { onStartTour: () => void; onShowShortcuts: () => void; onSignOut: () => void };
type Props = Actions & { open: boolean; onOpenChange: (open: boolean) => void };

/** Finds every place and common action from a few letters of its name. */
export function Palette({ open, onOpenChange, ...actions }: Props) {
  const words = useMessages(paletteMessages);
  const field = useRef<HTMLInputElement>(null);
  // A chosen entry takes focus; closing without choosing returns it to where it was.
  const chosen = useRef(false);

  return (
    <Dialog.Root
      onOpenChange={(next) => {
        chosen.current = false;
        onOpenChange(next);
      }}
      open={open}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className={popupClass} finalFocus={() => !chosen.current} initialFocus={field}>
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          <Choices
            {...actions}
            field={field}
            open={open}
            onChoose={() => {
              chosen.current = true;
              onOpenChange(false);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ChoicesProps = Actions & { open: boolean; field: RefObject<HTMLInputElement | null>; onChoose: () => void };

function Choices({ open, field, onChoose, ...actions }: ChoicesProps) {
  const words = useMessages(paletteMessages);
  const hintId = useId();
  const [query, setQuery] = useState('');
  // Opened again while it was still fading out, it would have the words of the time before.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setQuery('');
  }
  const { groups, projects, search } = useFound(query);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const visit = useVisit(actions);
  const go = (entry: PaletteEntry) => {
    onChoose();
    visit(entry);
  };

  return (
    <Autocomplete.Root
      autoHighlight="always"
      inline
      items={groups}
      itemToStringValue={(entry: PaletteEntry) => entry.label}
      keepHighlight
      mode="none"
      onValueChange={(value, { reason }) => {
        // Choosing an entry would otherwise write its name into the field.
        if (reason !== 'item-press') setQuery(value);
      }}
      open
      value={query}
    >
      <QueryField field={field} hintId={hintId} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <Groups onGo={go} />
        {count === 0 && (search.state === 'idle' || search.state === 'done') && (
          <p className="px-3 py-6 text-center break-words text-muted">{words.nothing(query.trim())}</p>
        )}
        <TextsNote search={search} />
        <ProjectsNote {...projects} />
      </div>
      <Autocomplete.Status className="sr-only">
        {query === '' ? '' : [words.found(count), noteOf(search, words)].filter((part) => part !== null).join('. ')}
      </Autocomplete.Status>
      <p className="border-t border-line px-4 py-2 text-sm text-muted pointer-coarse:hidden" id={hintId}>
        {words.hint}
      </p>
    </Autocomplete.Root>
  );
}

function QueryField({ field, hintId }: Pick<ChoicesProps, 'field'> & { hintId: string }) {
  const words = useMessages(paletteMessages);
  return (
    <div className="flex items-center gap-2 border-b border-line pr-2 pl-4">
      <Search aria-hidden className="size-5 shrink-0 text-muted" />
      <Autocomplete.Input
        aria-describedby={hintId}
        aria-label={words.title}
        className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
        placeholder={words.placeholder}
        ref={field}
      />
      <Dialog.Close
        aria-label={words.close}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted hover:bg-primary-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Dialog.Close>
    </div>
  );
}

function Groups({ onGo }: { onGo: (entry: PaletteEntry) => void }) {
  const words = useMessages(paletteMessages);
  return (
    <Autocomplete.List className="scroll-py-2">
      {(group: PaletteGroup) => (
        <Autocomplete.Group className="pb-1" items={group.items} key={group.value}>
          <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-sm text-muted">
            {words[group.value]}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: PaletteEntry) => <Choice entry={entry} key={entry.id} onGo={() => onGo(entry)} />}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

/** What is found for a query, in all projects and their texts. */
function useFound(query: string) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useAccount();
  const currentId = useCurrentProjectId(account.user.id);
  const current = useCurrentProject();
  const openModules = useOpenModules(current.status === 'ready' ? current.project : null);
  const own = useQuery(projectListQuery());
  const shared = useQuery(sharedProjectsQuery());
  // What is searched has to be there: the rest of long lists is read once the palette is open.
  const [nextOwn, nextShared] = [own.data?.next ?? null, shared.data?.next ?? null];
  useEffect(() => {
    if (nextOwn !== null) readMore(queryClient, projectPages()).catch(() => {});
  }, [nextOwn, queryClient]);
  useEffect(() => {
    if (nextShared !== null) readMore(queryClient, sharedProjectPages).catch(() => {});
  }, [nextShared, queryClient]);
  const search = useTextSearch(query);
  const entries = paletteEntries({
    language,
    own: own.data?.projects ?? [],
    shared: shared.data?.projects ?? [],
    currentId,
    open: openModules,
    isFounder: account.isFounder,
  });
  const { groups, projectsLeft: left } = findEntries(entries, query);
  const texts = textEntries(search.results, language);
  return {
    groups: texts.length === 0 ? groups : [...groups, { value: 'texts' as const, items: texts }],
    projects: { failed: own.isError || shared.isError, loading: own.isPending || shared.isPending, left },
    search,
  };
}

/** Goes where an entry leads, or does what it says. */
function useVisit({ onStartTour, onShowShortcuts, onSignOut }: Actions) {
  const { language, setLanguage } = useLanguage();
  const { user } = useAccount();
  const navigate = useNavigate();
  const actions = {
    language: () => {
      const other = language === 'fr' ? 'en' : 'fr';
      setLanguage(other);
      setAccountLanguage(other);
    },
    tour: onStartTour,
    shortcuts: onShowShortcuts,
    'sign-out': onSignOut,
  };
  return ({ target }: PaletteEntry) => {
    if (target.kind === 'action') return actions[target.action]();
    if (target.kind === 'page') return void navigate(target.path, { state: target.state });
    currentProject.set(user.id, target.projectId);
    void navigate(target.kind === 'text' ? target.path : '/module/brainstorm');
  };
}

function Choice({ entry, onGo }: { entry: PaletteEntry; onGo: () => void }) {
  const words = useMessages(paletteMessages);
  const Icon = iconOf(entry);
  return (
    <Autocomplete.Item
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 data-highlighted:bg-primary-soft"
      onClick={onGo}
      value={entry}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 leading-snug break-words">
          {entry.excerpt === undefined ? entry.label : <Excerpt parts={entry.excerpt} />}
        </bdi>
        {entry.detail !== null && <span className="block truncate text-sm text-muted">{entry.detail}</span>}
      </span>
      {entry.current && <Badge tone="green">{words.current}</Badge>}
      {entry.locked && (
        <Badge tone="primary">
          {words.premium}
          <span className="sr-only">, {words.locked}</span>
        </Badge>
      )}
    </Autocomplete.Item>
  );
}

function ProjectsNote({ failed, loading, left }: { failed: boolean; loading: boolean; left: number }) {
  const words = useMessages(paletteMessages);
  if (!failed && !loading && left === 0) return null;
  const text = failed ? words.projectsFailed : loading ? words.projectsLoading : words.moreProjects(left);
  return <p className="px-3 py-2 text-sm text-muted">{text}</p>;
}

/** A few words of a text; the found ones are marked. */
function Excerpt({ parts }: { parts: NonNullable<PaletteEntry['excerpt']> }) {
  let at = 0;
  return parts.map(({ text, found }) => {
    at += text.length;
    return found ? (
      <mark className="rounded-xs bg-primary-soft font-semibold text-ink" key={at}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
