import { SectionCard } from '../../components/section-card.tsx';
import { isDemoAccount, useAccount } from '../../data/account/session.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AuthenticatorPart } from './authenticator.tsx';
import { LinkedProvidersPart } from './linked-providers.tsx';
import { accountMessages } from './messages.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordSection } from './password-section.tsx';

const otherWays = [LinkedProvidersPart, Passkeys, AuthenticatorPart];

/** Everything that opens this account. */
export function SignInWaysSection() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  return (
    <SectionCard id="sign-in-ways" title={words.signInWays}>
      <div className="mt-4 flex flex-col gap-5">
        <PasswordSection />
        {!isDemo &&
          otherWays.map((Part) => (
            <div className="border-t border-line pt-5 empty:hidden" key={Part.name}>
              <Part />
            </div>
          ))}
      </div>
    </SectionCard>
  );
}
