import { useNavigate } from 'react-router';
import { currentProject } from './current-project.ts';
import { flushPendingWork } from './pending-work.ts';
import { sleep } from './retry.ts';
import { session, useAccount } from './session.ts';

/** How long signing out waits for unsaved answers; they are on this device in any case. In milliseconds. */
const longestFlush = 2_000;

/** Saves what can be saved, ends the session here and leads to /auth. */
export function useSignOut(): () => Promise<void> {
  const { user } = useAccount();
  const navigate = useNavigate();
  return async () => {
    await Promise.race([flushPendingWork(), sleep(longestFlush)]);
    await session.signOut();
    currentProject.set(user.id, null);
    await navigate('/auth', { replace: true });
  };
}
