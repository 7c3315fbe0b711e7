import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { PageLoading } from '../components/ui/page-loading.tsx';
import { ToastProvider } from '../components/ui/toast.tsx';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { showCanonical } from './canonical.ts';
import { routes, titleOf } from './router.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

/** The screen of the address, and what stands around every screen. */
export function Root() {
  const { key } = useLocation();
  useDocumentHead();
  useFocusAfterNavigation();
  useScrollPlace();
  return (
    <ToastProvider>
      <ApplicationErrorBoundary place={key}>
        {/* Stands already when another screen is fetched: the one before stays in view until then. */}
        <Suspense fallback={<PageLoading />}>{useRoutes(routes)}</Suspense>
      </ApplicationErrorBoundary>
    </ToastProvider>
  );
}

/** The title follows the screen and the language, the canonical link follows the path (ROUTE-021). */
function useDocumentHead() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const title = useMemo(() => titleOf(pathname), [pathname]);

  useEffect(() => {
    document.title = title[language];
  }, [title, language]);

  useEffect(() => showCanonical(pathname, language), [pathname, language]);
}

/** After a navigation reading goes on at the new screen, not at the link that led there. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // One that was opened while the screen was being fetched, such as the palette, is where somebody types.
    if (document.activeElement?.closest('[data-open]:is([role=dialog], [role=alertdialog])')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
