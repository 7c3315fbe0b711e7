import type { ProjectSummary } from '@elan/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { projectListKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { projectMessages } from './messages.ts';
import { nameProblem } from './name-problem.ts';
import { ProjectFields } from './project-fields.tsx';

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
  const { user } = useAccount();
  const typedName = useKeptText(user.id, 'new-project-name');
  const typedDescription = useKeptText(user.id, 'new-project-description');
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const hasIdea = submitter?.getAttribute('value') !== looking;
    if (busy) return;
    const name = typedName.value.trim();
    const found = nameProblem(name);
    setProblem(found);
    if (found !== null) return;
    setFailure(null);
    setBusy(true);
    try {
      const project = await client.projects.create({ name, description: typedDescription.value });
      typedName.clear();
      typedDescription.clear();
      await queryClient.invalidateQueries({ queryKey: projectListKey });
      onCreated(project, hasIdea);
    } catch (thrown) {
      setFailure(thrown);
    }
    setBusy(false);
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
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
      {failure !== null && <Banner tone="error">{projectFailure('create', failure, language)}</Banner>}
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
