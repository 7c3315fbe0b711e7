import { PageTitle } from '../../components/ui/page-title.tsx';
import { isDemoAccount, useAccount } from '../../data/account/session.ts';
import { AccessTokensSection } from '../../features/account/access-tokens-section.tsx';
import { DangerSection } from '../../features/account/danger-section.tsx';
import { DataSection } from '../../features/account/data-section.tsx';
import { accountMessages } from '../../features/account/messages.ts';
import { PersonalSection } from '../../features/account/personal-section.tsx';
import { SecuritySection } from '../../features/account/security-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { SignInWaysSection } from '../../features/account/sign-in-ways-section.tsx';
import { AssistantsSection } from '../../features/assistants/assistants-section.tsx';
import { SubscriptionCard } from '../../features/billing/subscription-card.tsx';
import { NoticesSection } from '../../features/mail/notices-section.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';

export function AccountPage() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle>{words.title}</PageTitle>
      <PersonalSection />
      <SignInWaysSection />
      <NoticesSection />
      <SubscriptionCard />
      <SecuritySection />
      {!isDemo && <SessionsSection />}
      {!isDemo && <AssistantsSection />}
      {!isDemo && <AccessTokensSection />}
      <DataSection />
      <DangerSection />
    </div>
  );
}
