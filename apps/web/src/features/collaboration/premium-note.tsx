import { Crown } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

/** Shown to an owner on the free plan instead of the form (decision C-02). */
export function PremiumNote() {
  const words = useMessages(collaborationMessages);
  return (
    <div className="flex flex-col items-start gap-3 rounded-2xl bg-primary-soft p-5">
      <Badge className="bg-surface" icon={<Crown aria-hidden className="size-3.5" />} tone="primary">
        {words.premium}
      </Badge>
      <p className="max-w-[60ch]">
        <span className="font-semibold">{words.premiumOnly}</span> <span>{words.premiumKept}</span>
      </p>
      <LinkButton to="/pricing" variant="primary">
        {words.seePricing}
      </LinkButton>
    </div>
  );
}
