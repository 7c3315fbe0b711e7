import type { Project } from '@elan/contract/projects';
import { moduleTitles } from '@elan/domain/modules/keys';
import { isUntouched, nextThing } from '@elan/domain/project-state';
import { ArrowRight } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { leftPath } from '../../data/project/left-path.ts';
import { useOpenModules } from '../../data/project/open-modules.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { homeMessages } from './messages.ts';

/** How far a project is, and the one thing to do next. */
export function NextCard({ project }: { project: Project }) {
  const words = useMessages(homeMessages);
  const { completed, total } = project.progress;
  const { title, lead, action, to } = useNext(project);
  return (
    <Card
      aria-labelledby="next-title"
      as="section"
      className="grid grid-cols-1 items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(14rem,18rem)]"
      tone="soft"
    >
      <div className="min-w-0">
        <h2 className="text-2xl" id="next-title">
          {title}
        </h2>
        <p className="mt-1 max-w-[68ch]">{lead}</p>
        {to !== undefined && (
          <LinkButton
            className="mt-4"
            icon={<ArrowRight aria-hidden className="size-5" />}
            to={to}
            variant={project.permissions.canEdit ? 'accent' : 'secondary'}
          >
            {action}
          </LinkButton>
        )}
      </div>
      <div>
        <p className="mb-2 text-sm font-semibold" data-numbers>
          {words.completed(completed, total)}
        </p>
        <ProgressBar label={words.progress} max={total} value={completed} />
      </div>
    </Card>
  );
}

function useNext(project: Project) {
  const { modules_data: entries, permissions } = project;
  const words = useMessages(homeMessages);
  const text = useText();
  const next = nextThing(entries, useOpenModules(project));
  if (next.kind === 'done') {
    if (next.locked === 0) {
      return { title: words.doneTitle, lead: words.done, action: words.toLeft, to: leftPath('lender') };
    }
    return { title: words.planDoneTitle, lead: words.planDone(next.locked), action: words.toPlans, to: '/pricing' };
  }
  const module = text(moduleTitles[next.module]);
  const action = words.openModule(module);
  if (next.kind === 'renew') {
    const lead = permissions.canEdit ? `${words.renew(module)} ${words.renewHow}` : words.renew(module);
    return { title: words.nextTitle, lead, action, to: `/module/${next.module}?part=analysis` };
  }
  const to = `/module/${next.module}`;
  if (next.kind === 'begin' && isUntouched(entries) && permissions.canEdit) {
    return { title: words.startTitle, lead: words.start, action, to };
  }
  return { title: words.nextTitle, lead: words[next.kind](module), action, to };
}
