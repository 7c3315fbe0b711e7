import type { Project } from '@elan/contract/projects';
import { isFreeModule, type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { isModuleComplete, progressOf } from '@elan/domain/progress';
import { BookText, Check, House, LayoutDashboard, ListTodo, Lock, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useOpenModules } from '../../data/project/open-modules.ts';
import { classNames } from '../../lib/class-names.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';

const linkClass = (isActive: boolean) =>
  classNames(
    'flex min-h-11 items-center gap-2.5 rounded-xl px-3 py-1.5 leading-tight text-ink no-underline transition-colors duration-150 hover:bg-primary-soft',
    isActive && 'bg-primary-soft font-semibold',
  );

const pagesOfAll = [['dashboard', LayoutDashboard, '/dashboard']] as const;
/** The pages about the whole project, above the modules and below them; their names are among the messages. */
const pagesAbove = [
  ['home', House, '/project/details'],
  ['left', ListTodo, '/project/left'],
] as const;
const pagesBelow = [
  ['plan', BookText, '/project/plan'],
  ['people', UsersRound, '/project/details#people'],
] as const;

type Props = {
  project: Project | null;
  /** A project is open but its data has not arrived: reserve its space so that the modules below do not move. */
  isAwaited: boolean;
  onChoose: () => void;
};

/** Navigation through the modules: completed, current and locked ones (SIDE-001 to SIDE-010). */
export function SideMenu({ project, isAwaited, onChoose }: Props) {
  const words = useMessages(layoutMessages);
  const { language } = useLanguage();
  const open = useOpenModules(project);
  const hasLocks = open.length < moduleKeys.length;
  const { pathname } = useLocation();
  const isProjectShown = project !== null || isAwaited;

  // The open module is in sight, however short the window is.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pathname !== '') list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  return (
    <div className="flex flex-col gap-4" ref={list}>
      <PageLinks onChoose={onChoose} pages={pagesOfAll} />
      <div className="px-3">
        <p className="line-clamp-2 font-serif text-lg leading-snug font-semibold break-words" title={project?.name}>
          {project?.name ?? (isAwaited ? '\u00a0' : words.noProject)}
        </p>
        {isProjectShown && <Progress project={project} />}
      </div>
      {isProjectShown && <PageLinks onChoose={onChoose} pages={pagesAbove} />}
      <ul aria-label={words.modules} className="flex flex-col gap-0.5">
        {moduleKeys.map((module) => (
          <ModuleLink
            hasLocks={hasLocks}
            isDone={isModuleComplete(module, project?.modules_data[module])}
            isLocked={!open.includes(module)}
            key={module}
            module={module}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {isProjectShown && <PageLinks onChoose={onChoose} pages={pagesBelow} />}
      <div className="flex flex-col gap-1 px-3 text-sm text-muted">
        {hasLocks && <p>{words.freeModules}</p>}
        {project !== null && (
          <p>
            {words.lastUpdate} <time dateTime={project.updated_at}>{formatDateTime(project.updated_at, language)}</time>
          </p>
        )}
      </div>
    </div>
  );
}

type PageLinksProps = { pages: typeof pagesOfAll | typeof pagesAbove | typeof pagesBelow; onChoose: () => void };

function PageLinks({ pages, onChoose }: PageLinksProps) {
  const words = useMessages(layoutMessages);
  const { pathname, hash } = useLocation();
  return (
    <div className="flex flex-col gap-0.5">
      {pages.map(([page, Icon, to]) => {
        const isActive = to === pathname + (hash === '#people' ? hash : '');
        return (
          <Link
            aria-current={isActive ? 'page' : undefined}
            className={linkClass(isActive)}
            key={page}
            onClick={onChoose}
            to={to}
          >
            <Icon aria-hidden className="size-5 shrink-0 text-muted" />
            {words[page]}
          </Link>
        );
      })}
    </div>
  );
}

function Progress({ project }: { project: Project | null }) {
  const words = useMessages(layoutMessages);
  const { completed, total, percent } = project?.progress ?? progressOf(0);
  return (
    <div className={classNames(project === null && 'invisible')}>
      <div className="mt-2 flex items-center gap-3">
        <ProgressBar className="flex-1" label={words.progress} max={100} value={percent} />
        <span className="text-sm font-semibold" data-numbers>
          {words.percent(percent)}
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">{words.completed(completed, total)}</p>
    </div>
  );
}

type ModuleLinkProps = {
  module: ModuleKey;
  isDone: boolean;
  isLocked: boolean;
  /** Whether some modules are locked: the others say that they are free. */
  hasLocks: boolean;
  onChoose: () => void;
};

function ModuleLink({ module, isDone, isLocked, hasLocks, onChoose }: ModuleLinkProps) {
  const words = useMessages(layoutMessages);
  const text = useText();
  const offline = useIsOffline();
  // Not active on the pricing page, where locked modules lead.
  const isActive = useLocation().pathname === `/module/${module}`;
  return (
    <li>
      <Link
        aria-current={isActive ? 'page' : undefined}
        className={linkClass(isActive)}
        onClick={onChoose}
        // Nothing can be bought offline, so a locked module opens with the demonstration instead (decision C-20).
        to={isLocked && !offline ? '/pricing' : `/module/${module}`}
      >
        <span
          className={classNames(
            'inline-flex size-6 shrink-0 items-center justify-center rounded-full',
            isDone ? 'bg-green-soft text-green' : 'border border-line text-muted',
          )}
        >
          {isDone && <Check aria-hidden className="size-4" strokeWidth={3} />}
          {isLocked && !isDone && <Lock aria-hidden className="size-3.5" />}
        </span>
        {/* The badge goes below a title it would otherwise break. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          {text(moduleTitles[module])}
          {hasLocks && isFreeModule(module) && (
            <Badge className="px-2 py-px text-[0.6875rem]" tone="primary">
              {words.free}
            </Badge>
          )}
        </span>
        {isDone && <span className="sr-only">{words.done}</span>}
        {isLocked && isDone && <Lock aria-hidden className="size-3.5 shrink-0 text-muted" />}
        {isLocked && <span className="sr-only">{words.locked}</span>}
      </Link>
    </li>
  );
}
