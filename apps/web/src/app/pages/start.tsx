import { unknownAddressPath } from '@elan/domain/routes';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { hasSignedInHere, useSession } from '../../data/account/session.ts';

const LandingRoot = lazy(async () => ({
  default: (await import('../../features/landing/landing-root.tsx')).LandingRoot,
}));

/** '/' and every unknown path: the dashboard when signed in, the landing page otherwise. */
export function Start() {
  const session = useSession();
  const { pathname } = useLocation();

  if (session.status === 'loading' && session.problem === null) return <PageLoading />;
  // Offline the session is unknown, so somebody who was signed in here goes where they would go online.
  const wasSignedIn = session.status === 'loading' && session.problem?.kind === 'network' && hasSignedInHere();
  if (session.status === 'signed-in' || wasSignedIn) {
    return <Navigate replace to={pathname === '/' ? '/dashboard' : unknownAddressPath} />;
  }
  if (pathname !== '/') return <Navigate replace to="/" />;
  return (
    <Suspense fallback={<PageLoading />}>
      <LandingRoot initial="en" />
    </Suspense>
  );
}
