import { Banner } from '../../components/ui/banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';
import { useIsAnyUnderWay } from './use-run.ts';

/**
 * Shown when all generations are used: what that means on this plan (decision C-18). Not while one is being written: it
 * may be the last, and a failure gives it back.
 */
export function LimitBanner() {
  const words = useMessages(generationMessages);
  const { language } = useLanguage();
  const { hasPremiumAccess, isFounder, usage } = useAccount();
  const isUnderWay = useIsAnyUnderWay();
  if (isFounder || isUnderWay || usage.used < usage.limit) return null;
  const reset = words.limitReset(formatDate(usage.resetsAt, language));
  if (hasPremiumAccess) {
    return (
      <Banner title={words.limitPremium} tone="warning">
        {reset}
      </Banner>
    );
  }
  return (
    <Banner
      action={
        <LinkButton size="small" to="/pricing" variant="secondary">
          {words.subscribe}
        </LinkButton>
      }
      title={words.limitFree}
      tone="warning"
    >
      {reset}
    </Banner>
  );
}
