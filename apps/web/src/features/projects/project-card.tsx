import type { ProjectSummary } from '@elan/contract/projects';
import type { Profile } from '@elan/domain/people';
import type { Role } from '@elan/domain/permissions';
import { Archive, ArchiveRestore, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { PersonText } from '../../components/person.tsx';
import { RoleBadge } from '../../components/role-badge.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';

export type CardTools = {
  /** Set for a project somebody else owns, which cannot be renamed or deleted here (decision N-11). */
  shared?: { role: Role; owner: Profile | null };
  manage?: { onEdit: () => void; onArchive: () => void; onDelete: () => void };
};

type Props = CardTools & {
  project: ProjectSummary;
  current: boolean;
  /** The most recently used project: continuing it is the suggested next action. */
  next: boolean;
  /** Makes it the current project; the links of the card then lead into it. */
  onOpen: () => void;
};

/** Pressing it anywhere opens the project: the link of its name covers it, below its other controls. */
export function ProjectCard({ project, current, next, onOpen, shared, manage }: Props) {
  const words = useMessages(projectMessages);
  const { name, description } = project;
  return (
    <Card
      as="li"
      className="group relative flex min-w-0 flex-col gap-3 transition-shadow duration-150 hover:ring-control"
      padding="none"
    >
      <div className="flex flex-1 flex-col gap-3 px-5 pt-5">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-2 text-xl wrap-anywhere" title={name}>
              <Link
                aria-label={words.openNamed(name)}
                className="rounded-2xl text-ink no-underline after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
                onClick={onOpen}
                to="/module/brainstorm"
              >
                {name}
              </Link>
            </h3>
            <Status current={current} project={project} shared={shared} />
          </div>
          <span
            className={classNames(
              'inline-flex size-9 shrink-0 items-center justify-center rounded-full',
              next ? 'bg-accent text-on-accent' : 'bg-sunken text-muted group-hover:text-ink',
            )}
          >
            <ArrowRight aria-hidden className="size-5" />
          </span>
        </div>
        {description && <p className="line-clamp-2 wrap-anywhere text-muted">{description}</p>}
        <Progress project={project} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line/60 px-5 py-1">
        <Link
          aria-label={words.detailsNamed(name)}
          className="relative inline-flex min-h-11 items-center text-sm text-ink underline underline-offset-4"
          onClick={onOpen}
          to="/project/details"
        >
          {words.details}
        </Link>
        {manage !== undefined && <Tools manage={manage} project={project} />}
      </div>
    </Card>
  );
}

function Status({ project, current, shared }: Pick<Props, 'project' | 'current'> & { shared: Props['shared'] }) {
  const words = useMessages(projectMessages);
  const isArchived = project.archivedAt !== null;
  return (
    <>
      {(shared !== undefined || current || isArchived) && (
        <p className="mt-1.5 flex flex-wrap gap-2">
          {shared !== undefined && <RoleBadge role={shared.role} />}
          {current && <Badge tone="green">{words.current}</Badge>}
          {isArchived && <Badge>{words.archived}</Badge>}
        </p>
      )}
      {shared !== undefined && (
        <p className="mt-1.5 text-sm break-words text-muted">
          {words.ownedBy}{' '}
          <span className="wrap-anywhere">
            {shared.owner === null ? words.unknownOwner : <PersonText person={shared.owner} />}
          </span>
        </p>
      )}
    </>
  );
}

function Progress({ project }: Pick<Props, 'project'>) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const { completed, total, percent } = project.progress;
  return (
    <div className="mt-auto">
      <p className="mb-1.5 flex items-baseline justify-between gap-2 text-sm">
        <span className="text-muted">
          {words.completed(completed, total)} · {words.updated}{' '}
          <time dateTime={project.updated_at}>{formatRelative(project.updated_at, language)}</time>
        </span>
        <span className="font-semibold" data-numbers>
          {words.percent(percent)}
        </span>
      </p>
      <ProgressBar label={words.progress(project.name)} max={100} value={percent} />
    </div>
  );
}

function Tools({ project, manage }: { project: ProjectSummary; manage: NonNullable<CardTools['manage']> }) {
  const words = useMessages(projectMessages);
  const isArchived = project.archivedAt !== null;
  const ArchiveIcon = isArchived ? ArchiveRestore : Archive;
  return (
    <div className="relative -mr-3 ml-auto flex shrink-0">
      {!isArchived && (
        <IconButton
          icon={<Pencil aria-hidden className="size-5" />}
          label={words.edit(project.name)}
          onClick={manage.onEdit}
        />
      )}
      <IconButton
        icon={<ArchiveIcon aria-hidden className="size-5" />}
        label={isArchived ? words.unarchive(project.name) : words.archive(project.name)}
        onClick={manage.onArchive}
      />
      <IconButton
        icon={<Trash2 aria-hidden className="size-5" />}
        label={words.remove(project.name)}
        onClick={manage.onDelete}
      />
    </div>
  );
}
