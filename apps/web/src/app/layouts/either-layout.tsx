import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useSession } from '../../lib/session.ts';
import { isPrerendered } from '../prerendered.ts';
import { PublicLayout } from './public-layout.tsx';

const SignedInLayout = lazy(async () => ({ default: (await import('./signed-in-layout.tsx')).SignedInLayout }));

/** Around the pages that exist in both states (/pricing, /terms). */
export function EitherLayout() {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={<PageLoading />}>
        <SignedInLayout />
      </Suspense>
    );
  }
  // A prerendered page is on screen already and stays there while the session is looked up.
  const waiting = session.status === 'loading' && session.problem === null && !isPrerendered();
  return waiting ? <PageLoading /> : <PublicLayout />;
}
