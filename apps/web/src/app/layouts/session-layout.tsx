import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { rememberReturnTo } from '../../data/account/return-to.ts';
import { hasSignedInHere, useSession } from '../../data/account/session.ts';
import { isPrerendered } from '../../lib/prerendered.ts';
import { PublicLayout } from './public-layout.tsx';

const SignedInLayout = lazy(async () => ({ default: (await import('./signed-in-layout.tsx')).SignedInLayout }));

/** Layout of the pages that exist both signed in and signed out (/pricing, /terms). */
export function SessionLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  // A visitor keeps reading; somebody whose session just ended sees that it did (PAY-020).
  const hasEnded = wasSignedIn && session.status === 'signed-out' && session.reason === 'expired';
  useEffect(() => {
    if (hasEnded) rememberReturnTo(pathname + search);
  }, [hasEnded, pathname, search]);
  if (hasEnded) return <Navigate replace to="/auth" />;

  // Without a network, somebody who signed in here gets what every other screen shows them, not a visitor's page.
  const isAway = session.status === 'loading' && session.problem?.kind === 'network' && hasSignedInHere();
  if (session.status === 'signed-in' || isAway) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SignedInLayout />
      </Suspense>
    );
  }
  // Keep the prerendered page on screen while the session loads.
  const waiting = session.status === 'loading' && session.problem === null && !isPrerendered();
  return waiting ? <PageLoading /> : <PublicLayout />;
}
