import type { ModuleKey } from '@elan/domain/modules/keys';
import { plainLetters } from '@elan/domain/plain-letters';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { tradeQuery } from '../../data/api/queries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tradeMessages } from './messages.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  question: string;
  value: string;
  onAccept: (value: string) => void;
};

/** What the trade offers for a question: it becomes part of the answer when it is pressed. */
export function TradeOffers({ projectId, module, question, value, onAccept }: Props) {
  const words = useMessages(tradeMessages);
  const { language } = useLanguage();
  const { data } = useQuery(tradeQuery(projectId, language));
  const offered = data?.offers.find((offer) => offer.module === module && offer.question === question)?.texts ?? [];
  const isIn = (text: string) => plainLetters(value).includes(plainLetters(text));
  const open = offered.filter((text) => !isIn(text));
  // Somebody who answers in their own words needs no help.
  if (open.length === 0 || (value.trim() !== '' && open.length === offered.length)) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-muted" data-no-print>
      <span>{words.offers}</span>
      {open.map((text) => (
        <Button
          aria-label={words.add(text)}
          icon={<Plus aria-hidden className="size-4" />}
          key={text}
          onClick={() => onAccept(value.trim() === '' ? text : `${value.trimEnd()}\n${text}`)}
          size="small"
          variant="quiet"
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
