import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { hasSignedInHere, useSession } from '../../lib/session.ts';

const LandingRoot = lazy(async () => ({ default: (await import('./landing-root.tsx')).LandingRoot }));

/** '/' and every path that does not exist: the dashboard for who is signed in, the landing page for who is not. */
export function Elsewhere() {
  const session = useSession();
  const { pathname } = useLocation();

  if (session.status === 'loading' && session.problem === null) return <PageLoading />;
  // Without a network there is no telling; who was signed in here goes where they would go with one.
  const wasSignedIn = session.status === 'loading' && session.problem?.kind === 'network' && hasSignedInHere();
  if (session.status === 'signed-in' || wasSignedIn) return <Navigate replace to="/dashboard" />;
  if (pathname !== '/') return <Navigate replace to="/" />;
  return (
    <Suspense fallback={<PageLoading />}>
      <LandingRoot initial="en" />
    </Suspense>
  );
}
