import { quoteText } from '@elan/domain/ledger/quote-text';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import type { Passage } from '@elan/domain/ledger/reading';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { checkMessages } from './check-messages.ts';
import type { TableTools } from './table-tools.ts';
import { TextWithAmounts } from './text-with-amounts.tsx';

type Props = {
  passage: Passage;
  amounts: readonly Amount[];
  /** The one that is taken; pressing another takes that. */
  chosen?: Amount | undefined;
  onChoose?: ((amount: Amount) => void) | undefined;
  tools: Pick<TableTools, 'leadTo' | 'labelOf'>;
};

/** A person's words with their amounts marked, and the way to the question they answer. */
export function MarkedWords({ passage, amounts, chosen, onChoose, tools }: Props) {
  const words = useMessages(checkMessages);
  const { language } = useLanguage();
  const { quote, module, question } = passage;
  const shown = quoteText(passage, language);
  const markClass = 'rounded px-1 font-semibold whitespace-nowrap text-ink';
  return (
    <p className="break-words">
      <q className="text-lg">
        <TextWithAmounts amounts={shown === quote ? amounts : []} text={shown}>
          {(written, amount) => {
            const isChosen = amounts.length === 1 || amount.start === chosen?.start;
            const look = `${markClass} ${isChosen ? 'bg-yellow-soft' : 'underline decoration-dotted underline-offset-4'}`;
            if (onChoose === undefined || amounts.length === 1) return <strong className={look}>{written}</strong>;
            return (
              <button
                aria-label={words.take(written)}
                aria-pressed={isChosen}
                className={`${look} min-h-6`}
                onClick={() => onChoose(amount)}
                type="button"
              >
                {written}
              </button>
            );
          }}
        </TextWithAmounts>
      </q>{' '}
      <button
        className="text-sm font-semibold text-primary underline underline-offset-4"
        onClick={() => tools.leadTo(module, question)}
        type="button"
      >
        {tools.labelOf(module, question)}
      </button>
    </p>
  );
}
