import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { ButtonVariant } from '../../components/ui/button-class.ts';
import { client } from '../../data/api/api.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';
import { NoAddress, useProviderVisit } from './use-provider-visit.ts';

type Props = { label: string; variant?: ButtonVariant };

/** Opens the provider's own pages: card, receipts, cancelling, resuming (decision N-26). */
export function ManageButton({ label, variant = 'secondary' }: Props) {
  const words = useMessages(billingMessages);
  const { language } = useLanguage();
  const { visit, start } = useProviderVisit(async () => (await client.billing.portal({}))?.url);

  const cause = (error: unknown) =>
    error instanceof NoAddress || isRefusal(error, 'NOT_FOUND') ? '' : faultText(toFault(error), language);

  return (
    <div className="flex flex-col items-start gap-3">
      <Button loading={visit.status === 'redirect'} onClick={start} variant={variant}>
        {label}
      </Button>
      {visit.status === 'error' && (
        <Banner tone="error">
          {words.portalFailed} {cause(visit.error)}
        </Banner>
      )}
    </div>
  );
}
