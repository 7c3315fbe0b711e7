import { roleLabels } from '@elan/domain/collaboration';
import { isDowngrade } from '@elan/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../components/ui/toast.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { onPlanRefused } from '../../data/api/api.ts';
import { ledgerKey, projectQuery, sharedProjectsKey } from '../../data/api/queries.ts';
import type { LiveListener } from '../../data/live/live.ts';
import { live } from '../../data/live/live-tab.ts';
import { createRefresher, keysOf } from '../../data/live/live-topics.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  lost: {
    en: 'You no longer have access to this project.',
    fr: "Vous n'avez plus accès à ce projet.",
  },
  role: {
    en: (role: string) => `Your role in this project is now: ${role}.`,
    fr: (role: string) => `Votre rôle dans ce projet est maintenant\u00a0: ${role}.`,
  },
});

/** Keeps what is on screen in sync with the server while somebody is signed in. */
export function LiveConnection() {
  const words = useMessages(messages);
  const text = useText();
  const { user } = useAccount();
  const projectId = useCurrentProjectId(user.id);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const leaveProject = (lost: string) => {
    queryClient.removeQueries({ queryKey: projectQuery(lost).queryKey });
    void queryClient.invalidateQueries({ queryKey: sharedProjectsKey });
    toast({ text: words.lost });
    void navigate('/dashboard');
  };
  const notifyRole: LiveListener['roleChanged'] = (changed, role, before) => {
    void queryClient.invalidateQueries({ queryKey: projectQuery(changed).queryKey });
    // The role decides which figures are in it; those that may no longer be read leave this device's memory.
    void queryClient.resetQueries({ queryKey: ledgerKey(changed) });
    toast({ text: words.role(text(roleLabels[role])) });
    // The current action may no longer be allowed (decision M-13).
    if (isDowngrade(before, role)) void navigate('/dashboard');
  };
  // The stream outlives every render; the ref lets it call the latest callbacks.
  const latest = useRef({ leaveProject, notifyRole });
  useLayoutEffect(() => {
    latest.current = { leaveProject, notifyRole };
  });

  // Set the project before the stream opens, so that it opens only once.
  useEffect(() => live.setProject(projectId), [projectId]);

  useEffect(() => {
    const refresh = createRefresher(queryClient);
    const stop = live.start({
      changed: (change) => {
        if (change.type === 'user' && (change.topic === 'session' || change.topic === 'people')) void session.recheck();
        refresh(keysOf(change));
      },
      lost: (lost) => currentProject.revoke(user.id, lost),
      roleChanged: (...change) => latest.current.notifyRole(...change),
    });
    const stopPlans = onPlanRefused(() => refresh([['projects', 'one']]));
    const stopListening = currentProject.onRevoked((lost) => latest.current.leaveProject(lost));
    return () => {
      stop();
      stopPlans();
      stopListening();
    };
  }, [queryClient, user.id]);

  return null;
}
