import type { ProjectSummary } from '@elan/contract/projects';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../components/ui/card.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { client } from '../../../data/api/api.ts';
import { currentProject } from '../../../data/project/current-project.ts';
import { FirstSteps } from '../../../features/dashboard/first-steps.tsx';
import { CreateProjectForm } from '../../../features/projects/create-project-form.tsx';
import { projectMessages } from '../../../features/projects/messages.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

const ImportButton = fetchedLater(
  async () => (await import('../../../features/project-file/import-button.tsx')).ImportButton,
);

/**
 * Creates a project, or takes one from a file.
 * @param isFirst whether it is what a newcomer begins with
 * @param request changes when another screen asks for a file to be chosen
 */
export function NewProject({ isFirst, request }: { isFirst: boolean; request: string | null }) {
  const words = useMessages(projectMessages);
  const { user } = useAccount();
  const navigate = useNavigate();
  const created = async (project: ProjectSummary, hasIdea: boolean) => {
    currentProject.set(user.id, project.id);
    // Where it fails, the idea is only not counted as found yet.
    if (hasIdea) await client.brainstorm.haveIdea({ projectId: project.id }).catch(() => undefined);
    await navigate(hasIdea ? '/module/idea' : '/module/brainstorm');
  };
  const form = <CreateProjectForm onCreated={created} primary={isFirst} />;
  const importing = (
    <Suspense>
      <ImportButton request={request} />
    </Suspense>
  );
  if (isFirst) {
    return (
      <FirstSteps hasProject={false}>
        <div data-tour="create-project">{form}</div>
        {importing}
      </FirstSteps>
    );
  }
  return (
    <section aria-labelledby="create-title" data-tour="create-project">
      <Card className="max-w-2xl">
        <h2 className="mb-4 text-2xl" id="create-title">
          {words.createTitle}
        </h2>
        {form}
        {importing}
      </Card>
    </section>
  );
}
