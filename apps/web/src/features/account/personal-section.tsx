import { useState } from 'react';
import { FounderBadge } from '../../components/founder-badge.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { LanguageToggle } from '../../components/ui/language-toggle.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AddressForm } from './address-form.tsx';
import { accountMessages } from './messages.ts';
import { ProfileForm } from './profile-form.tsx';

export function PersonalSection() {
  const words = useMessages(accountMessages);
  const { isFounder } = useAccount();
  const [failed, setFailed] = useState(false);

  const storeLanguage = async (language: 'en' | 'fr') => {
    session.update({ language });
    try {
      await client.account.setLanguage({ language });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <SectionCard badge={isFounder && <FounderBadge />} id="personal" title={words.personal}>
      <ProfileForm />
      <AddressForm />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 className="text-lg">{words.languageTitle}</h3>
          <p className="text-muted">{words.languageNote}</p>
        </div>
        <LanguageToggle onSelect={(language) => void storeLanguage(language)} />
      </div>
      {failed && (
        <Banner className="mt-4" tone="warning">
          {words.languageFailed}
        </Banner>
      )}
    </SectionCard>
  );
}
