import { Outlet, useLocation } from 'react-router';
import { PublicFooter } from '../../components/public-footer.tsx';
import { PublicHeader } from '../../components/public-header.tsx';
import { SkipLink } from '../../components/skip-link.tsx';

/** Layout of the public pages, except the landing page, which has its own. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader signIn={pathname !== '/auth'} />
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-12" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
