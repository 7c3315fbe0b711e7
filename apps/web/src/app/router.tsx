import type { Text } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { connectPath } from '@elan/domain/routes';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { ComponentCode } from '../lib/component-code.ts';
import { productName } from '../lib/product-name.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { SessionLayout } from './layouts/session-layout.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { publicPages, screenTitles } from './page-titles.ts';
import { Start } from './pages/start.tsx';

type Params = Readonly<Record<string, string | undefined>>;
/** Null: the screen sets it itself, once it knows it. */
type Title = Text | ((params: Params) => Text) | null;

/** What each route carries: the document title, and where its code comes from. */
type RouteHandle = { readonly title?: Title | undefined; readonly code?: ComponentCode };

/** A lazily loaded part of the tree; the key distinguishes it from others in the same position. */
const fetched = (key: string, fetch: () => Promise<ComponentType>, title?: Title) => {
  const code = new ComponentCode(fetch);
  const handle: RouteHandle = { code, title };
  return { element: <LazyScreen code={code} key={key} />, handle };
};

const screen = (path: string, title: Title, fetch: () => Promise<ComponentType>): RouteObject => ({
  path,
  ...fetched(path, fetch, title),
});

const moduleTitle = ({ module }: Params): Text => {
  const title = isModuleKey(module) ? moduleTitles[module] : screenTitles.app;
  return { en: `${title.en} · ${productName}`, fr: `${title.fr} · ${productName}` };
};

export const routes: RouteObject[] = [
  { path: '/', element: <Start />, handle: { title: publicPages.landing.title } satisfies RouteHandle },
  {
    element: <PublicLayout />,
    children: [
      screen('/auth', publicPages.auth.title, async () => (await import('./pages/auth.tsx')).AuthPage),
      screen(
        '/account-deleted',
        publicPages['account-deleted'].title,
        async () => (await import('./pages/account-deleted.tsx')).AccountDeletedPage,
      ),
    ],
  },
  {
    element: <SessionLayout />,
    children: [
      screen('/pricing', publicPages.pricing.title, async () => (await import('./pages/pricing.tsx')).PricingPage),
      screen('/help', publicPages.help.title, async () => (await import('./pages/help.tsx')).HelpPage),
      screen(
        '/help/trades',
        publicPages['help-trades'].title,
        async () => (await import('./pages/trades.tsx')).TradesPage,
      ),
      screen('/help/trades/:name', null, async () => (await import('./pages/trade-article.tsx')).TradeArticlePage),
      screen('/help/:name', null, async () => (await import('./pages/help-article.tsx')).HelpArticlePage),
      screen('/terms', publicPages.terms.title, async () => (await import('./pages/terms.tsx')).TermsPage),
    ],
  },
  {
    ...fetched('signed-in', async () => {
      const { SignedInLayout, prepareFirstScreen } = await import('./layouts/signed-in-layout.tsx');
      await prepareFirstScreen();
      return SignedInLayout;
    }),
    children: [
      screen('/dashboard', screenTitles.dashboard, async () => (await import('./pages/dashboard.tsx')).DashboardPage),
      screen('/module/:module', moduleTitle, async () => (await import('./pages/module.tsx')).ModulePage),
      screen(
        '/project/details',
        screenTitles.projectDetails,
        async () => (await import('./pages/project-details.tsx')).ProjectDetailsPage,
      ),
      // The last three are addresses that its views had before.
      ...['left', 'tasks', 'before-bank', 'rehearsal'].map((name) =>
        screen(
          `/project/${name}`,
          screenTitles.projectLeft,
          async () => (await import('./pages/what-is-left.tsx')).WhatIsLeftPage,
        ),
      ),
      screen(
        '/project/request',
        screenTitles.projectRequest,
        async () => (await import('./pages/project-request.tsx')).ProjectRequestPage,
      ),
      screen(
        '/project/plan',
        screenTitles.projectPlan,
        async () => (await import('./pages/project-plan.tsx')).ProjectPlanPage,
      ),
      screen(
        '/project/links',
        screenTitles.projectLinks,
        async () => (await import('./pages/project-links.tsx')).ProjectLinksPage,
      ),
      screen(
        '/project/suggestions',
        screenTitles.projectSuggestions,
        async () => (await import('./pages/project-suggestions.tsx')).ProjectSuggestionsPage,
      ),
      screen('/advising', screenTitles.advising, async () => (await import('./pages/advising.tsx')).AdvisingPage),
      screen('/account', screenTitles.account, async () => (await import('./pages/account.tsx')).AccountPage),
      screen('/success', screenTitles.success, async () => (await import('./pages/success.tsx')).SuccessPage),
    ],
  },
  screen('/invite/:invitationId', screenTitles.invitation, async () => (await import('./pages/invite.tsx')).InvitePage),
  screen(connectPath, screenTitles.connect, async () => (await import('./pages/connect.tsx')).ConnectPage),
  screen('/read', screenTitles.read, async () => (await import('./pages/read.tsx')).ReadPage),
  { path: '*', element: <Start />, handle: { title: screenTitles.app } satisfies RouteHandle },
];

const handlesAt = (path: string) =>
  (matchRoutes(routes, path) ?? []).map(({ route, params }) => ({
    params,
    ...(route.handle as RouteHandle | undefined),
  }));

/** Loads the code of everything a path shows. If that fails, the screen itself retries and reports it. */
export async function loadScreens(path: string): Promise<void> {
  await Promise.allSettled(handlesAt(path).map(({ code }) => code?.load()));
}

/** The title of the document at a path; null if the screen sets it itself. */
export function titleOf(path: string): Text | null {
  const { title = screenTitles.app, params = {} } = handlesAt(path).at(-1) ?? {};
  return typeof title === 'function' ? title(params) : title;
}
