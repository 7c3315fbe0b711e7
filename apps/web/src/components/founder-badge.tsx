import { Crown } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';

const messages = defineMessages({ founder: { en: 'Founder', fr: 'Fondateur' } });

/** The only gold element of the product (HEAD-005). */
export function FounderBadge() {
  const words = useMessages(messages);
  return (
    <Badge icon={<Crown aria-hidden className="size-3.5" />} tone="gold">
      {words.founder}
    </Badge>
  );
}
