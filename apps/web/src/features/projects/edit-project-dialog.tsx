import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { projectsKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { projectMessages } from './messages.ts';
import { nameProblem } from './name-problem.ts';
import { ProjectFields } from './project-fields.tsx';

type Props = { project: ProjectSummary; onClose: () => void };

export function EditProjectDialog({ project, onClose }: Props) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const { user } = useAccount();
  const typedName = useKeptText(user.id, `project-name:${project.id}`, project.name);
  const typedDescription = useKeptText(user.id, `project-description:${project.id}`, project.description ?? '');
  const [offeredAgain] = useState(
    typedName.value !== project.name || typedDescription.value !== (project.description ?? ''),
  );
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>(null);
  const { failure, busy, attempt } = useAttempt((thrown) => projectFailure('update', thrown, language));

  const forget = () => {
    typedName.clear();
    typedDescription.clear();
  };
  // Escape and a press outside may be accidental: only Cancel discards what was typed.
  const cancel = () => {
    forget();
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = typedName.value.trim();
    const found = nameProblem(name);
    setProblem(found);
    if (found !== null) return;
    await attempt(async () => {
      await client.projects.update({ projectId: project.id, name, description: typedDescription.value });
      forget();
      await queryClient.invalidateQueries({ queryKey: projectsKey });
      toast({ text: words.saved, tone: 'success' });
      onClose();
    });
  };

  return (
    <Dialog
      footer={
        <>
          <Button onClick={cancel} variant="secondary">
            {words.cancel}
          </Button>
          <Button form={formId} loading={busy} type="submit">
            {words.save}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.editTitle}
    >
      <form className="flex flex-col gap-4" id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        {offeredAgain && failure === null && <Banner>{words.editKept}</Banner>}
        <ProjectFields
          nameError={problem === null ? null : words[problem]}
          onChange={(next) => {
            setProblem(null);
            typedName.set(next.name);
            typedDescription.set(next.description);
          }}
          values={{ name: typedName.value, description: typedDescription.value }}
        />
        <NotKept shown={!typedName.kept || !typedDescription.kept} />
      </form>
    </Dialog>
  );
}
