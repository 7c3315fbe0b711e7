import type { ProjectSummary } from '@elan/contract/projects';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { currentProject } from '../../../data/project/current-project.ts';
import { FirstSteps } from '../../../features/dashboard/first-steps.tsx';
import { dashboardMessages } from '../../../features/dashboard/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

/** The next step of somebody whose only project has no module that is complete. */
export function FirstProject({ project }: { project: ProjectSummary }) {
  const words = useMessages(dashboardMessages);
  const { user } = useAccount();
  const navigate = useNavigate();
  const open = () => {
    currentProject.set(user.id, project.id);
    void navigate('/module/brainstorm');
  };
  return (
    <FirstSteps hasProject>
      <h3 className="text-xl">{words.nextTitle}</h3>
      <Button
        className="mt-5"
        data-takes-focus
        icon={<ArrowRight aria-hidden className="size-5" />}
        onClick={open}
        variant="accent"
      >
        {words.nextAction}
      </Button>
    </FirstSteps>
  );
}
