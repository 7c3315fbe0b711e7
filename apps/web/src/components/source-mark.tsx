import { Calculator, CircleHelp, Quote } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';

const messages = defineMessages({
  said: { en: 'From your answers', fr: 'Tiré de vos réponses' },
  computed: { en: 'Computed', fr: 'Calculé' },
  confirm: { en: 'Assumption to confirm', fr: 'Hypothèse à confirmer' },
});

const looks = {
  said: { tone: 'primary', Icon: Quote },
  computed: { tone: 'green', Icon: Calculator },
  confirm: { tone: 'orange', Icon: CircleHelp },
} as const;

/** Where a figure or a statement comes from. */
export function SourceMark({ source }: { source: keyof typeof looks }) {
  const words = useMessages(messages);
  const { tone, Icon } = looks[source];
  return (
    <Badge className="whitespace-normal!" icon={<Icon aria-hidden className="size-3.5 shrink-0" />} tone={tone}>
      {words[source]}
    </Badge>
  );
}
