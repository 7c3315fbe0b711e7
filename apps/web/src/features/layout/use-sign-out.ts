import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentProject } from '../../lib/current-project.ts';
import { eraseDrafts, hasDrafts } from '../../lib/own-storage.ts';
import { flushPendingWork } from '../../lib/pending-work.ts';
import { sleep } from '../../lib/retry.ts';
import { session, useAccount } from '../../lib/session.ts';

/** How long signing out waits for unsaved answers; they are on this device in any case. In milliseconds. */
const longestFlush = 2_000;

/** Saves what can be saved, asks about text that is on this device only, ends the session here and leads to /auth. */
export function useSignOut() {
  const { user } = useAccount();
  const navigate = useNavigate();
  const [asksAboutDrafts, setAsksAboutDrafts] = useState(false);

  const leave = async (erase: boolean) => {
    await session.signOut();
    // After the session, which ends what could write them again.
    if (erase) eraseDrafts(user.id);
    currentProject.set(user.id, null);
    await navigate('/auth', { replace: true });
  };
  const signOut = async () => {
    await Promise.race([flushPendingWork(), sleep(longestFlush)]);
    if (hasDrafts(user.id)) setAsksAboutDrafts(true);
    else await leave(false);
  };
  return { asksAboutDrafts, signOut, leave, stay: () => setAsksAboutDrafts(false) };
}
