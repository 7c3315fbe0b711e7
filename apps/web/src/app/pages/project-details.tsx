import { projectMessages } from '../../features/projects/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';
import { ProjectDetails } from '../compositions/project/project-details.tsx';

export function ProjectDetailsPage() {
  const words = useMessages(projectMessages);
  return (
    <CurrentProject title={words.details}>
      {(project) => <ProjectDetails key={project.id} project={project} />}
    </CurrentProject>
  );
}
