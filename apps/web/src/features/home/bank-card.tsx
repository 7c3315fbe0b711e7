import { Landmark } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { homeMessages } from './messages.ts';

/** The way to everything a lender would ask about. */
export function BankCard() {
  const words = useMessages(homeMessages);
  return (
    <Card aria-labelledby="bank-title" as="section" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-2xl" id="bank-title">
          {words.bankTitle}
        </h2>
        <p className="mt-1 text-muted">{words.bank}</p>
      </div>
      <LinkButton icon={<Landmark aria-hidden className="size-5" />} to="/project/before-bank" variant="secondary">
        {words.bankLink}
      </LinkButton>
    </Card>
  );
}
