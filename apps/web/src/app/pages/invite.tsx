import type { Account } from '@elan/contract/account';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LanguageToggle } from '../../components/ui/language-toggle.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { invitationMessages } from '../../features/invitations/messages.ts';
import { OpenInvitation } from '../../features/invitations/open-invitation.tsx';
import { SignInRequired } from '../../features/invitations/sign-in-required.tsx';
import { layoutMessages } from '../../features/layout/messages.ts';
import { setAccountLanguage } from '../../lib/account-language.ts';
import { type Fault, faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AccountProvider, session, useSession } from '../../lib/session.ts';

/** The screen behind an invitation link, signed in or not, without either state's menus (decision C-03). */
export function InvitePage() {
  const words = useMessages(layoutMessages);
  const state = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-2xl items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <Link className="rounded-xl py-1 text-ink no-underline" to="/">
          <Wordmark tagline={words.tagline} />
        </Link>
        <LanguageToggle {...(state.status === 'signed-in' ? { onSelect: setAccountLanguage } : {})} />
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 py-6 sm:px-6 sm:py-10" id="main" tabIndex={-1}>
        <Content />
      </main>
    </div>
  );
}

function Content() {
  const state = useSession();
  const { pathname } = useLocation();
  if (state.status === 'signed-in') return <SignedIn account={state.account} key={state.account.user.id} />;
  if (state.status === 'signed-out') return <SignInRequired expired={state.reason === 'expired'} path={pathname} />;
  return state.problem === null ? <PageLoading /> : <StartProblem fault={state.problem} />;
}

function SignedIn({ account }: { account: Account }) {
  const { invitationId = '' } = useParams();
  const { setLanguage } = useLanguage();
  // On sign-in the account's language overrides the device's, once (decision C-12); later changes come from the header.
  const accountLanguage = useRef(account.language);
  useLayoutEffect(() => setLanguage(accountLanguage.current), [setLanguage]);
  return (
    <AccountProvider value={account}>
      <OpenInvitation invitationId={invitationId} key={invitationId} />
    </AccountProvider>
  );
}

/** Shown when it is unknown who is signed in. */
function StartProblem({ fault }: { fault: Fault }) {
  const words = useMessages(invitationMessages);
  const { language } = useLanguage();
  return (
    <Card className="flex flex-col items-start gap-6" padding="large">
      <PageTitle>{words.problemTitle}</PageTitle>
      <Banner className="w-full" title={words.loadFailed} tone="error">
        {faultText(fault, language)}
      </Banner>
      <Button onClick={() => session.load()}>{words.retry}</Button>
    </Card>
  );
}
