import { SupportLink } from '../../components/support-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';

/** Shown when payments are not configured (PRICE-007). */
export function NotConfigured() {
  const words = useMessages(billingMessages);
  return (
    <>
      <Banner tone="warning">
        {words.incompleteText} <SupportLink subject={words.incompleteSubject} />
      </Banner>
      <Button className="w-full" disabled size="large" variant="secondary">
        {words.incomplete}
      </Button>
    </>
  );
}
