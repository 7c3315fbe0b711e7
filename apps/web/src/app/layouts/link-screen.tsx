import type { Account } from '@elan/contract/account';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LanguageToggle } from '../../components/ui/language-toggle.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { setAccountLanguage } from '../../data/account/account-language.ts';
import { AccountProvider, session, useSession } from '../../data/account/session.ts';
import { layoutMessages } from '../../features/layout/messages.ts';
import { type Fault, faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';

type Words = { problemTitle: string; loadFailed: string; retry: string };

type Props = {
  words: Words;
  /** @param expired whether a session was open here and has ended */
  signedOut: (expired: boolean) => ReactNode;
  children: ReactNode;
};

/** A screen that a link from outside opens, signed in or not, without either state's menus (decision C-03). */
export function LinkScreen({ words, signedOut, children }: Props) {
  const { tagline } = useMessages(layoutMessages);
  const state = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-2xl items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <Link className="rounded-xl py-1 text-ink no-underline" to="/">
          <Wordmark tagline={tagline} />
        </Link>
        <LanguageToggle {...(state.status === 'signed-in' ? { onSelect: setAccountLanguage } : {})} />
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 py-6 sm:px-6 sm:py-10" id="main" tabIndex={-1}>
        {state.status === 'signed-in' ? (
          <SignedIn account={state.account} key={state.account.user.id}>
            {children}
          </SignedIn>
        ) : state.status === 'signed-out' ? (
          signedOut(state.reason === 'expired')
        ) : state.problem === null ? (
          <PageLoading />
        ) : (
          <StartProblem fault={state.problem} words={words} />
        )}
      </main>
    </div>
  );
}

function SignedIn({ account, children }: { account: Account; children: ReactNode }) {
  const { setLanguage } = useLanguage();
  // On sign-in the account's language overrides the device's, once (decision C-12); later changes come from the header.
  const accountLanguage = useRef(account.language);
  useLayoutEffect(() => setLanguage(accountLanguage.current), [setLanguage]);
  return <AccountProvider value={account}>{children}</AccountProvider>;
}

/** Shown when it is unknown who is signed in. */
function StartProblem({ fault, words }: { fault: Fault; words: Words }) {
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
