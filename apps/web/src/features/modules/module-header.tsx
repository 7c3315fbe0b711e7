import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { PresenceLine } from '../../components/presence.tsx';
import { colleaguesAmong } from '../../components/present-people.ts';
import { RoleBadge } from '../../components/role-badge.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useLive } from '../../data/live/live-tab.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

type Props = {
  definition: ModuleDefinition;
  project: Project;
  actions?: ReactNode;
  /** Shown beside the project's name instead of the role. */
  badge?: ReactNode;
};

/** Title, project and role. The app's header shows how many generations are used. */
export function ModuleHeader({ definition, project, actions, badge }: Props) {
  const words = useMessages(moduleMessages);
  const text = useText();
  const account = useAccount();
  const { people } = useLive();
  const { role } = project.permissions;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="min-w-0 text-2xl">{text(definition.title)}</h1>
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1" data-no-print>
            {/* Narrow windows have it in the app's header, right above. */}
            <span className="min-w-0 break-words max-lg:sr-only">
              <span className="text-muted">{words.project}</span> <span className="font-semibold">{project.name}</span>
            </span>
            {badge === undefined ? role !== null && <RoleBadge role={role} /> : badge}
          </p>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      <p className="text-muted">{text(definition.description)}</p>
      {account.isFounder && (
        <p className="flex items-center gap-2 self-start rounded-xl bg-gold-soft px-4 py-1 font-semibold text-gold">
          <Crown aria-hidden className="size-5" />
          {words.founderTitle} · {words.founder}
        </p>
      )}
      <PresenceLine
        colleagues={colleaguesAmong(people, account.user.id).filter(({ place }) => place.module === definition.key)}
        questionLabel={(id) => {
          const question = definition.questions.find((candidate) => candidate.id === id);
          return question === undefined ? undefined : text(question.label);
        }}
      />
    </div>
  );
}
