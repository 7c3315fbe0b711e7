import type { Text } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { defaultProductName } from '@elan/domain/product';
import type { RouteObject } from 'react-router';
import { RouteError } from './application-error.tsx';
import { EitherLayout } from './layouts/either-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { publicPages, screenTitles } from './page-titles.ts';
import { Elsewhere } from './pages/elsewhere.tsx';
import { Root } from './root.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** What a route says about itself: the title of the document. */
export type RouteHandle = { readonly title: Text | ((params: Params) => Text) };

const handle = (title: RouteHandle['title']): RouteHandle => ({ title });

const moduleTitle = ({ module }: Params): Text => {
  const title = isModuleKey(module) ? moduleTitles[module] : screenTitles.app;
  return { en: `${title.en} · ${defaultProductName}`, fr: `${title.fr} · ${defaultProductName}` };
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      { path: '/', Component: Elsewhere, handle: handle(publicPages.landing.title) },
      {
        Component: PublicLayout,
        children: [
          {
            path: '/auth',
            handle: handle(publicPages.auth.title),
            lazy: async () => ({ Component: (await import('./pages/auth.tsx')).AuthPage }),
          },
          {
            path: '/account-deleted',
            handle: handle(publicPages['account-deleted'].title),
            lazy: async () => ({ Component: (await import('./pages/account-deleted.tsx')).AccountDeletedPage }),
          },
        ],
      },
      {
        Component: EitherLayout,
        children: [
          {
            path: '/pricing',
            handle: handle(publicPages.pricing.title),
            lazy: async () => ({ Component: (await import('./pages/pricing.tsx')).PricingPage }),
          },
          {
            path: '/terms',
            handle: handle(publicPages.terms.title),
            lazy: async () => ({ Component: (await import('./pages/terms.tsx')).TermsPage }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/signed-in-layout.tsx')).SignedInLayout }),
        children: [
          {
            path: '/dashboard',
            handle: handle(screenTitles.dashboard),
            lazy: async () => ({ Component: (await import('./pages/dashboard.tsx')).DashboardPage }),
          },
          {
            path: '/module/:module',
            handle: handle(moduleTitle),
            lazy: async () => ({ Component: (await import('./pages/module.tsx')).ModulePage }),
          },
          {
            path: '/project/details',
            handle: handle(screenTitles.projectDetails),
            lazy: async () => ({ Component: (await import('./pages/project-details.tsx')).ProjectDetailsPage }),
          },
          {
            path: '/account',
            handle: handle(screenTitles.account),
            lazy: async () => ({ Component: (await import('./pages/account.tsx')).AccountPage }),
          },
          {
            path: '/success',
            handle: handle(screenTitles.success),
            lazy: async () => ({ Component: (await import('./pages/success.tsx')).SuccessPage }),
          },
        ],
      },
      {
        path: '/invite/:invitationId',
        handle: handle(screenTitles.invitation),
        lazy: async () => ({ Component: (await import('./pages/invite.tsx')).InvitePage }),
      },
      { path: '*', Component: Elsewhere, handle: handle(screenTitles.app) },
    ],
  },
];
