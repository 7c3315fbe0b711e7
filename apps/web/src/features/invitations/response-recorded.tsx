import { collaborationTimes } from '@elan/domain/collaboration';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { invitationMessages } from './messages.ts';
import { invitationPageMessages } from './page-messages.ts';
import type { Recorded } from './use-answer.ts';

/** Confirms the answer, then moves on after a moment; an accepted project is loaded first (INV-008 to INV-014). */
export function ResponseRecorded({ recorded: { projectId, status } }: { recorded: Recorded }) {
  const words = { ...useMessages(invitationMessages), ...useMessages(invitationPageMessages) };
  const { user } = useAccount();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  useEffect(() => {
    let left = false;
    const loaded = status === 'accepted' ? canLoad(projectId) : null;
    const timer = setTimeout(async () => {
      const isOpen = await loaded;
      if (left) return;
      if (isOpen === true) {
        currentProject.set(user.id, projectId);
        await navigate('/module/brainstorm', { replace: true });
      } else if (isOpen === false) {
        await navigate('/dashboard', { replace: true, state: { refreshProjects: true, showInvitations: false } });
      } else {
        await navigate('/dashboard', { replace: true });
      }
    }, collaborationTimes.redirectAfterResponse);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [projectId, status, user.id, navigate]);

  return (
    <Card className="flex flex-col items-center gap-4 text-center" padding="large">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-green-soft text-green">
        <CircleCheck aria-hidden className="size-8" />
      </span>
      <h1 className="text-3xl" ref={title} tabIndex={-1}>
        {words.recorded}
      </h1>
      <p className="text-lg" role="status">
        {words[status]}
      </p>
      <p className="inline-flex items-center gap-3 text-muted">
        <Spinner className="size-5" />
        <span>{words.redirecting}</span>
      </p>
    </Card>
  );
}

async function canLoad(projectId: string): Promise<boolean> {
  try {
    await client.projects.get({ projectId });
    return true;
  } catch {
    return false;
  }
}
