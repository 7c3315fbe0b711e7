import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { PageLoading } from '../components/ui/page-loading.tsx';
import { ToastProvider } from '../components/ui/toast.tsx';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import { ApplicationErrorBoundary } from './application-error.tsx';
import { setCanonicalLink } from './canonical.ts';
import { routes, titleOf } from './router.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

/** The current screen, and what surrounds every screen. */
export function Root() {
  const { key } = useLocation();
  useDocumentHead();
  useFocusAfterNavigation();
  useScrollPlace();
  return (
    <ToastProvider>
      <ApplicationErrorBoundary place={key}>
        {/* The previous screen stays visible while the next one is fetched; this fallback is for the first load. */}
        <Suspense fallback={<PageLoading />}>{useRoutes(routes)}</Suspense>
      </ApplicationErrorBoundary>
    </ToastProvider>
  );
}

/** Updates the title for the screen and language, and the canonical link for the path (ROUTE-021). */
function useDocumentHead() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const title = useMemo(() => titleOf(pathname), [pathname]);

  useEffect(() => {
    if (title !== null) document.title = title[language];
  }, [title, language]);

  useEffect(() => setCanonicalLink(pathname, language), [pathname, language]);
}

/** Moves focus to the new screen after a navigation, away from the link that was followed. */
function useFocusAfterNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Leave focus alone in a dialog that opened while the screen was loading, such as the palette.
    if (document.activeElement?.closest('[data-open]:is([role=dialog], [role=alertdialog])')) return;
    // The screen has already led to the place that the link names (use-arrival.ts).
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
