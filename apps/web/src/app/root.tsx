import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { ToastProvider } from '../components/ui/toast.tsx';
import { useLanguage } from '../lib/i18n/language-provider.tsx';
import type { RouteHandle } from './router.tsx';

/** What stands around every screen. */
export function Root() {
  useDocumentHead();
  useFocusAfterNavigation();
  return (
    <ToastProvider>
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  );
}

/** The title follows the screen and the language, the canonical link follows the path (ROUTE-021). */
function useDocumentHead() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const match = useMatches().findLast((candidate) => candidate.handle !== undefined);
  const title = (match?.handle as RouteHandle | undefined)?.title;
  const words = typeof title === 'function' ? title(match?.params ?? {}) : title;

  useEffect(() => {
    if (words !== undefined) document.title = words[language];
  }, [words, language]);

  useEffect(() => {
    let canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical === null) {
      canonical = document.createElement('link');
      canonical.rel = 'canonical';
      document.head.append(canonical);
    }
    canonical.href = new URL(pathname, canonical.href || location.href).href;
  }, [pathname]);
}

/** After a navigation reading goes on at the new screen, not at the link that led there. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
