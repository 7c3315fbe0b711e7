import type { Account } from '@elan/contract/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { RequestCode } from '../../components/request-code.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { rememberReturnTo } from '../../data/account/return-to.ts';
import {
  AccountProvider,
  isDemoAccount,
  renewSession,
  type SignedOutReason,
  session,
  useAccount,
  useSession,
} from '../../data/account/session.ts';
import { useCurrentProject } from '../../data/project/project-data.ts';
import { useRecordView } from '../../features/activity/use-record-view.ts';
import { AppFooter } from '../../features/layout/app-footer.tsx';
import { AppHeader } from '../../features/layout/app-header.tsx';
import { layoutMessages } from '../../features/layout/messages.ts';
import { OfflineBanner } from '../../features/layout/offline-banner.tsx';
import { SideMenu } from '../../features/layout/side-menu.tsx';
import { useSignOut } from '../../features/layout/use-sign-out.ts';
import { PaletteLauncher } from '../../features/palette/palette-launcher.tsx';
import { useShortcuts } from '../../features/shortcuts/use-shortcuts.tsx';
import { TourHost } from '../../features/tour/tour-host.tsx';
import { tour } from '../../features/tour/tour-store.ts';
import { classNames } from '../../lib/class-names.ts';
import { isOffline, onConnectionChange } from '../../lib/connection.ts';
import { codeOfFault, type Fault, faultText, isWithoutServer } from '../../lib/errors.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAfterFirstRendering } from '../../lib/use-after-first-rendering.ts';
import { firstQueryClient, forgetFirstData } from './first-screen.ts';
import { LiveConnection } from './live-connection.tsx';

export { prepareFirstScreen } from './first-screen.ts';

/** Not needed for the first screen. */
const UpdateNotice = fetchedLater(async () => (await import('../../features/layout/late-parts.tsx')).UpdateNotice);
const SignOutDialog = lazy(async () => ({
  default: (await import('../../features/layout/sign-out-dialog.tsx')).SignOutDialog,
}));

/** Layout of every screen that requires signing in. */
export function SignedInLayout() {
  const words = useMessages(layoutMessages);
  const state = useSession();
  if (state.status === 'signed-in') return <Workspace account={state.account} key={state.account.user.id} />;
  if (state.status === 'signed-out') return <SignedOutRedirect reason={state.reason} />;
  if (state.problem === null) return <PageLoading message={words.loading} />;
  const unreachable = state.problem.kind === 'network' || isWithoutServer(state.problem);
  return unreachable ? <DemoStart fault={state.problem} /> : <StartProblem fault={state.problem} />;
}

/**
 * Opens the demonstration when nothing real can be loaded, or explains the problem when that cannot be loaded either
 * (S-10).
 */
function DemoStart({ fault }: { fault: Fault }) {
  const words = useMessages(layoutMessages);
  const { language } = useLanguage();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    import('../../demo/index.ts').then(
      ({ openDemo }) => {
        if (!left) session.enterDemo(openDemo(language));
      },
      () => setMissing(true),
    );
    return () => {
      left = true;
    };
  }, [language]);
  return missing ? <StartProblem fault={fault} /> : <PageLoading message={words.loading} />;
}

/**
 * Where signing out leads: the landing page for a visitor, /auth after a session (decision C-21), a closing page after
 * deletion (C-22).
 */
const signedOutPaths: Readonly<Record<SignedOutReason, string>> = {
  none: '/',
  'signed-out': '/auth',
  expired: '/auth',
  deleted: '/account-deleted',
};

function SignedOutRedirect({ reason }: { reason: SignedOutReason }) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    if (reason === 'expired') rememberReturnTo(pathname + search);
  }, [reason, pathname, search]);
  return <Navigate replace to={signedOutPaths[reason]} />;
}

function StartProblem({ fault }: { fault: Fault }) {
  const words = useMessages(layoutMessages);
  const { language } = useLanguage();
  const code = codeOfFault(fault);
  // The code is shown below, with what to do with it.
  const said: Fault = fault.kind === 'refused' ? { ...fault, data: {} } : fault;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-6" id="main">
      <h1 className="text-3xl">{words.startFailed}</h1>
      <Banner tone="error">{faultText(said, language)}</Banner>
      <p className="text-muted">{words.startSafe}</p>
      <div>
        <Button onClick={() => session.load()}>{words.retry}</Button>
      </div>
      {code !== null && <RequestCode code={code} />}
    </main>
  );
}

function Workspace({ account }: { account: Account }) {
  // Another account must not see this account's cached data; the key above creates a new client for each.
  const [queryClient] = useState(() => firstQueryClient(account.user.id));
  useEffect(forgetFirstData, []);
  const isShown = useAfterFirstRendering();
  const { language, setLanguage } = useLanguage();

  // Refetch what could not be read while offline.
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isOffline()) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
      }),
    [queryClient],
  );

  // The demonstration uses the language on screen, in its own texts too.
  const isDemo = isDemoAccount(account);
  useEffect(() => {
    if (isDemo && language.length > 0) void queryClient.invalidateQueries();
  }, [isDemo, language, queryClient]);

  // On sign-in the account's language overrides the device's, once (decision C-12); later changes come from the header.
  const accountLanguage = useRef(account.language);
  useLayoutEffect(() => setLanguage(accountLanguage.current), [setLanguage]);

  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void renewSession();
    };
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, []);

  return (
    <AccountProvider value={account}>
      <QueryClientProvider client={queryClient}>
        {isShown && <LiveConnection />}
        <Suspense>
          <UpdateNotice />
        </Suspense>
        <Shell />
      </QueryClientProvider>
    </AccountProvider>
  );
}

function Shell() {
  const words = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const { user } = useAccount();
  const { asksAboutDrafts, signOut, leave, stay } = useSignOut();
  const current = useCurrentProject();
  const project = current.status === 'ready' ? current.project : null;
  useRecordView(project?.id ?? null);
  const shortcuts = useShortcuts();
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  // The path where the menu was opened; navigating elsewhere closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const menuOpen = menuOpenAt === pathname;

  useEffect(() => {
    if (menuOpen) menu.current?.querySelector('a')?.focus();
  }, [menuOpen]);

  const closeMenu = () => {
    setMenuOpenAt(null);
    menuButton.current?.focus();
  };
  const startTour = () => {
    setMenuOpenAt(null);
    tour.start(user.id);
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppHeader
        menuButton={menuButton}
        menuId={menuId}
        menuOpen={menuOpen}
        onSignOut={() => void signOut()}
        onStartTour={startTour}
        onToggleMenu={() => setMenuOpenAt(menuOpen ? null : pathname)}
        palette={
          <PaletteLauncher
            onShowShortcuts={() => void shortcuts.show()}
            onSignOut={() => void signOut()}
            onStartTour={startTour}
          />
        }
        projectName={project?.name ?? null}
      />
      {/* At least as tall as the window, so the footer does not move when the screen fills. */}
      <div className="mx-auto flex min-h-dvh w-full max-w-[160rem] flex-1">
        {menuOpen && <div aria-hidden className="fixed inset-0 z-10 bg-backdrop sm:hidden" onClick={closeMenu} />}
        <nav
          aria-label={words.modules}
          className={classNames(
            'bg-paper px-3 py-4 max-sm:fixed max-sm:inset-x-0 max-sm:top-26 max-[22.4rem]:top-38 max-sm:bottom-0 max-sm:z-20 max-sm:overflow-y-auto max-sm:overscroll-contain',
            'sm:sticky sm:top-26 sm:block sm:max-h-[calc(100dvh-6.5rem)] sm:w-60 sm:shrink-0 sm:self-start sm:overflow-y-auto lg:top-17 lg:max-h-[calc(100dvh-4.25rem)] lg:w-68 [@media(max-height:26rem)]:sm:static [@media(max-height:26rem)]:sm:max-h-none',
            !menuOpen && 'hidden',
          )}
          data-tour="modules"
          id={menuId}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && menuOpen) closeMenu();
          }}
          ref={menu}
        >
          <SideMenu
            isAwaited={project === null && current.status !== 'none'}
            onChoose={() => setMenuOpenAt(null)}
            project={project}
          />
        </nav>
        <main
          className="mx-auto min-w-0 max-w-[83rem] flex-1 px-4 py-6 has-data-module-page:max-w-none has-data-module-page:py-4 sm:px-6 sm:py-8 lg:px-10 has-data-module-page:lg:px-6"
          id="main"
          tabIndex={-1}
        >
          <OfflineBanner />
          <Outlet />
        </main>
      </div>
      <AppFooter />
      <TourHost />
      {shortcuts.dialog}
      <Suspense>{asksAboutDrafts && <SignOutDialog onCancel={stay} onLeave={leave} />}</Suspense>
    </div>
  );
}
