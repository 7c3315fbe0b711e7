import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { asksForFigures, type FigureToCheck } from '@elan/domain/ledger/figures-to-check';
import { kindAsked } from '@elan/domain/ledger/kind-of-amount';
import type { Row } from '@elan/domain/ledger/row';
import { isSamePlace, subjectOf } from '@elan/domain/ledger/subject';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dismiss, keepDraft, namedWell, type SingleCard, sameAmount } from './check-draft.ts';
import { checkMessages } from './check-messages.ts';

/**
 * The other cards that one press may decide with a card: what is proposed from the same answer, or the amounts in
 * answers that ask for none. What another row has already is looked at by itself.
 */
export function othersLike(card: SingleCard, cards: readonly FigureToCheck[], rows: readonly Row[]): SingleCard[] {
  if (card.is === 'passage' && !isBesides(card)) return [];
  return cards.filter((other): other is SingleCard => {
    if (other.key === card.key) return false;
    if (card.is === 'passage') return other.is === 'passage' && isBesides(other);
    return (
      other.is === 'row' &&
      isSamePlace(subjectOf(other.row).place, subjectOf(card.row).place) &&
      sameAmount(other.row, rows) === undefined
    );
  });
}

/** Whether nothing speaks for words being a figure of the plan. */
const isBesides = ({ guess, passage }: Extract<SingleCard, { is: 'passage' }>) =>
  guess === null &&
  !asksForFigures(passage) &&
  amountsOf(passage).every((amount) => kindAsked(passage, amount, []) === null);

type Props = {
  others: readonly SingleCard[];
  mayEdit: boolean;
  /** Decides the card that is shown as its own answer does, and these with it. */
  onDecide: (also: readonly LedgerEdit[]) => void;
  onShow: (key: string) => void;
};

/** What one press decides together with the card above it, each to be read first and to be opened by itself. */
export function CheckTogether({ others, mayEdit, onDecide, onShow }: Props) {
  const words = useMessages(checkMessages);
  const { language } = useLanguage();
  const [first] = others;
  if (first === undefined) return null;
  const count = others.length + 1;
  const areProposed = first.is === 'row';
  const edits = () =>
    others.flatMap((other) => (other.is === 'row' ? keepDraft(other, namedWell(other.row), true) : dismiss(other)));
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-3 text-sm">
      <p className="font-semibold">{areProposed ? words.alsoProposed : words.alsoMentioned}</p>
      <ul>
        {others.map((other) => (
          <li key={other.key}>
            <button
              className="min-h-11 text-left underline underline-offset-4"
              onClick={() => onShow(other.key)}
              type="button"
            >
              {other.is === 'row' ? describeRow(other.row, language) : other.passage.quote}
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button onClick={() => onDecide(edits())} size="small" variant="secondary">
          {areProposed ? words.allProposed(count) : words.noneMentioned(count)}
        </Button>
      )}
    </div>
  );
}
