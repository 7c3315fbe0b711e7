import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { projectsKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { projectMessages } from './messages.ts';
import { ProjectFields } from './project-fields.tsx';
import { useProjectFields } from './use-project-fields.ts';

type Props = { project: ProjectSummary; onClose: () => void };

export function EditProjectDialog({ project, onClose }: Props) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const saved = { name: project.name, description: project.description ?? '' };
  const fields = useProjectFields((field) => `project-${field}:${project.id}`, saved);
  const [offeredAgain] = useState(fields.name.value !== saved.name || fields.description.value !== saved.description);
  const { failure, busy, attempt } = useAttempt((thrown) => projectFailure('update', thrown, language));

  // Escape and a press outside may be accidental: only Cancel discards what was typed.
  const cancel = () => {
    fields.clear();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    void attempt(async () => {
      await client.projects.update({ projectId: project.id, ...typed });
      fields.clear();
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
      <form className="flex flex-col gap-4" id={formId} noValidate onSubmit={submit}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        {offeredAgain && failure === null && <Banner>{words.editKept}</Banner>}
        <ProjectFields fields={fields} />
      </form>
    </Dialog>
  );
}
