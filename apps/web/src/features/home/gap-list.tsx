import type { Project } from '@elan/contract/projects';
import { moduleTitles } from '@elan/domain/modules/keys';
import { type Gap, gapsOf } from '@elan/domain/project-state';
import { ChevronRight, FilePlus2, type LucideIcon, PencilLine, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useOpenModules } from '../../lib/open-modules.ts';
import { homeMessages } from './messages.ts';

/** Unfinished parts of a project; each leads to the part of the module where it can be fixed. */
export function GapList({ project }: { project: Project }) {
  const words = useMessages(homeMessages);
  const gaps = gapsOf(project.modules_data, useOpenModules(project));
  if (gaps.length === 0) return null;
  return (
    <Card aria-labelledby="gaps-title" as="section" className="flex flex-col gap-3">
      <h2 className="text-2xl" id="gaps-title">
        {words.gapsTitle}
      </h2>
      <ul className="-mx-2 flex flex-col">
        {gaps.map((gap) => (
          <GapLink gap={gap} key={`${gap.module}:${gap.kind}`} />
        ))}
      </ul>
    </Card>
  );
}

const icons: Readonly<Record<Gap['kind'], LucideIcon>> = {
  missing: PencilLine,
  toCheck: PencilLine,
  unanalysed: FilePlus2,
  outdated: RefreshCw,
};

function GapLink({ gap }: { gap: Gap }) {
  const words = useMessages(homeMessages);
  const text = useText();
  const Icon = icons[gap.kind];
  return (
    <li>
      <Link
        className="flex min-h-11 items-center gap-3 rounded-xl px-2 py-1.5 text-ink no-underline hover:bg-sunken"
        to={`/module/${gap.module}?part=${'answers' in gap ? 'answers' : 'analysis'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold underline underline-offset-4">{text(moduleTitles[gap.module])}</span>{' '}
          <span className="text-muted">{'answers' in gap ? words[gap.kind](gap.answers) : words[gap.kind]}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
