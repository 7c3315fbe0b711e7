import type { ProjectSummary } from '@elan/contract/projects';
import type { Role } from '@elan/domain/permissions';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { RoleBadge } from '../../components/role-badge.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';

type Props = {
  project: ProjectSummary;
  current: boolean;
  /** The most recently used project: continuing it is the suggested next action. */
  next: boolean;
  onOpen: () => void;
  /** Makes it the current project; the link then leads to its details. */
  onDetails: () => void;
  /** Set for a project somebody else owns, which cannot be renamed or deleted here (decision N-11). */
  shared?: { role: Role; ownerEmail: string | null };
  manage?: { onEdit: () => void; onDelete: () => void };
};

export function ProjectCard({ project, current, next, onOpen, onDetails, shared, manage }: Props) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const { completed, total, percent } = project.progress;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="line-clamp-2 min-w-0 text-xl wrap-anywhere" title={project.name}>
              {project.name}
            </h3>
            {shared !== undefined && <RoleBadge role={shared.role} />}
            {current && <Badge tone="green">{words.current}</Badge>}
          </div>
          {shared !== undefined && (
            <p className="mt-1.5 text-sm break-words text-muted">
              {words.ownedBy} <span className="wrap-anywhere">{shared.ownerEmail ?? words.unknownOwner}</span>
            </p>
          )}
        </div>
        {manage !== undefined && (
          <div className="-mt-1.5 -mr-2 flex shrink-0">
            <IconButton
              icon={<Pencil aria-hidden className="size-5" />}
              label={words.edit(project.name)}
              onClick={manage.onEdit}
            />
            <IconButton
              icon={<Trash2 aria-hidden className="size-5" />}
              label={words.remove(project.name)}
              onClick={manage.onDelete}
            />
          </div>
        )}
      </div>
      {project.description && <p className="-mt-2 line-clamp-3 wrap-anywhere text-muted">{project.description}</p>}
      <div className="mt-auto">
        <p className="mb-1.5 flex items-baseline justify-between gap-2 text-sm">
          <span className="text-muted">{words.completed(completed, total)}</span>
          <span className="font-semibold" data-numbers>
            {words.percent(percent)}
          </span>
        </p>
        <ProgressBar label={words.progress(project.name)} max={100} value={percent} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {words.updated} <time dateTime={project.updated_at}>{formatRelative(project.updated_at, language)}</time>
        </p>
        <div className="ml-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:grow">
          <Link
            aria-label={words.detailsNamed(project.name)}
            className="inline-flex min-h-11 items-center text-sm text-ink underline underline-offset-4"
            onClick={onDetails}
            to="/project/details"
          >
            {words.details}
          </Link>
          <Button
            aria-label={words.openNamed(project.name)}
            icon={<ArrowRight aria-hidden className="size-5" />}
            onClick={onOpen}
            variant={next ? 'accent' : 'secondary'}
          >
            {words.open}
          </Button>
        </div>
      </div>
    </Card>
  );
}
