import type { Project } from '@elan/contract/projects';
import { autofillAvailable } from '@elan/domain/modules/autofill';
import { isAnswered } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import { refreshProject } from '../../../data/project/project-data.ts';
import { AutofillBanner } from '../../../features/generation/autofill-banner.tsx';
import { autofillPhase } from '../../../features/generation/autofill-state.ts';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { tabStorage } from '../../../lib/device-storage.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

type Props = {
  module: ModuleKey;
  project: Project;
  answers: AnswersHandle;
  run: RunHandle;
  disabled: boolean;
};

const dismissedKey = (projectId: string) => `elan.autofill-dismissed:${projectId}`;

/** The auto-fill of a module: offered while nothing is typed, then followed to its end. */
export function Autofill({ module, project, answers, run, disabled }: Props) {
  const { language } = useLanguage();
  const { hasAccess } = useAccount();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [dismissed, setDismissed] = useState(() => tabStorage.get(dismissedKey(project.id)) !== null);

  // Announce success only once the server's copy has been read back, not when the last word arrives.
  const succeeded = asked && run.state.phase === 'succeeded';
  useEffect(() => {
    if (succeeded) void refreshProject(queryClient, project.id).then(() => setConfirmed(true));
  }, [succeeded, queryClient, project.id]);

  const typed = Object.keys(answers.values).some((question) => isAnswered(answers.values, question));
  const offered = autofillAvailable(module, project.modules_data) && !typed && hasAccess && !disabled;
  const phase = autofillPhase(asked, run.state, isConfirmed && typed && answers.status.kind === 'saved');
  // Do not offer it beside a generation that was started another way.
  const hidden = dismissed || (phase === 'offer' && (!offered || isUnderWay(run.state)));
  if (hidden) return null;

  return (
    <AutofillBanner
      onDismiss={() => {
        tabStorage.set(dismissedKey(project.id), '1');
        setDismissed(true);
      }}
      onFill={() => {
        setAsked(true);
        setConfirmed(false);
        return run.start({ language, autofill: true });
      }}
      phase={phase}
      run={run.state}
    />
  );
}
