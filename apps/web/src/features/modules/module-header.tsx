import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import { ArrowDown, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { PresenceLine } from '../../components/presence.tsx';
import { colleaguesAmong } from '../../components/present-people.ts';
import { RoleBadge } from '../../components/role-badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { UsageMeter } from '../../components/usage-meter.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useLive } from '../../lib/live-tab.ts';
import { useAccount } from '../../lib/session.ts';
import { moduleMessages } from './messages.ts';

type Props = {
  definition: ModuleDefinition;
  project: Project;
  actions?: ReactNode;
  /** Shown beside the project's name instead of the role. */
  badge?: ReactNode;
  /** Scrolls to the result below the questions, once there is one. */
  onShowResult: (() => void) | null;
};

/** Title, project, role, and what the reader may do here. */
export function ModuleHeader({ definition, project, actions, badge, onShowResult }: Props) {
  const words = useMessages(moduleMessages);
  const text = useText();
  const account = useAccount();
  const { people } = useLive();
  const { canEdit, isOwner, role } = project.permissions;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle actions={actions} lead={text(definition.description)}>
        {text(definition.title)}
      </PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3" data-no-print>
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{words.project}</span>
          <span className="min-w-0 font-semibold break-words">{project.name}</span>
          {badge === undefined ? role !== null && <RoleBadge role={role} /> : badge}
        </p>
        {account.isFounder ? (
          <p className="flex items-center gap-2 rounded-xl bg-gold-soft px-4 py-2 font-semibold text-gold">
            <Crown aria-hidden className="size-5" />
            {words.founderTitle} · {words.founder}
          </p>
        ) : (
          <UsageMeter account={account} className="w-56" />
        )}
      </div>
      {onShowResult !== null && (
        <div className={definition.output === 'report' ? '2xl:hidden' : 'xl:hidden'} data-no-print>
          <Button
            className="-ml-3 px-3!"
            icon={<ArrowDown aria-hidden className="size-5" />}
            onClick={onShowResult}
            variant="quiet"
          >
            {definition.output === 'ideas' ? words.toIdeas : words.toAnalysis}
          </Button>
        </div>
      )}
      <PresenceLine
        colleagues={colleaguesAmong(people, account.user.id).filter(({ place }) => place.module === definition.key)}
        questionLabel={(id) => {
          const question = definition.questions.find((candidate) => candidate.id === id);
          return question === undefined ? undefined : text(question.label);
        }}
      />
      {!isOwner && canEdit && <Banner>{words.shared}</Banner>}
      {!canEdit && <Banner>{words.readOnly}</Banner>}
    </div>
  );
}
