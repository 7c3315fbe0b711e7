import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { client } from '../../data/api/api.ts';
import { projectListKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { projectMessages } from './messages.ts';
import { ProjectFields } from './project-fields.tsx';
import { useProjectFields } from './use-project-fields.ts';

type Props = {
  primary: boolean;
  /** Called with what the person said: that they have an idea, or that they look for one. */
  onCreated: (project: ProjectSummary, hasIdea: boolean) => void;
};

const looking = 'looking';

export function CreateProjectForm({ primary, onCreated }: Props) {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const fields = useProjectFields((field) => `new-project-${field}`);
  const { failure, busy, attempt } = useAttempt((thrown) => projectFailure('create', thrown, language));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const hasIdea = submitter?.getAttribute('value') !== looking;
    const typed = busy ? null : fields.check();
    if (typed === null) return;
    void attempt(async () => {
      const project = await client.projects.create(typed);
      fields.clear();
      await queryClient.invalidateQueries({ queryKey: projectListKey });
      onCreated(project, hasIdea);
    });
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <ProjectFields fields={fields} />
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} type="submit" variant={primary ? 'accent' : 'primary'}>
          {words.createWithIdea}
        </Button>
        <Button disabled={busy} type="submit" value={looking} variant="secondary">
          {words.createLooking}
        </Button>
      </div>
    </form>
  );
}
