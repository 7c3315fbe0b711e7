import { useState } from 'react';
import { useNavigate } from 'react-router';
import { session, useAccount } from '../../data/account/session.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { eraseDrafts, hasDrafts } from '../../lib/own-storage.ts';
import { flushBeforeLeaving } from '../../lib/pending-work.ts';

/** Saves what it can, asks about text that is only on this device, ends the session and goes to /auth. */
export function useSignOut() {
  const { user } = useAccount();
  const navigate = useNavigate();
  const [asksAboutDrafts, setAsksAboutDrafts] = useState(false);

  const leave = async (erase: boolean) => {
    await session.signOut();
    // After the session has ended, so that nothing can write the drafts again.
    if (erase) eraseDrafts(user.id);
    currentProject.set(user.id, null);
    await navigate('/auth', { replace: true });
  };
  const signOut = async () => {
    await flushBeforeLeaving();
    if (hasDrafts(user.id)) setAsksAboutDrafts(true);
    else await leave(false);
  };
  return { asksAboutDrafts, signOut, leave, stay: () => setAsksAboutDrafts(false) };
}
