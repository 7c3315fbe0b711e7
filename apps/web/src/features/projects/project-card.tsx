import type { ProjectSummary } from '@elan/contract/projects';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
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
  /** The one worked on last: going on with it is the next thing to do. */
  next: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function ProjectCard({ project, current, next, onOpen, onEdit, onDelete }: Props) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const { completed, total, percent } = project.progress;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-xl break-words" title={project.name}>
            {project.name}
          </h3>
          {project.description && <p className="mt-1 line-clamp-3 break-words text-muted">{project.description}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton
            icon={<Pencil aria-hidden className="size-5" />}
            label={words.edit(project.name)}
            onClick={onEdit}
          />
          <IconButton
            icon={<Trash2 aria-hidden className="size-5" />}
            label={words.remove(project.name)}
            onClick={onDelete}
          />
        </div>
      </div>
      <div className="mt-auto">
        <p className="mb-1.5 flex items-baseline justify-between gap-2 text-sm">
          <span className="text-muted">{words.completed(completed, total)}</span>
          <span className="font-semibold" data-numbers>
            {words.percent(percent)}
          </span>
        </p>
        <ProgressBar label={words.progress(project.name)} max={100} value={percent} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {words.updated} <time dateTime={project.updated_at}>{formatRelative(project.updated_at, language)}</time>
        </p>
        <div className="flex items-center gap-3">
          {current && <Badge tone="green">{words.current}</Badge>}
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
