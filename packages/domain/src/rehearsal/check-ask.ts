import { type Text, text } from '../locale.ts';
import type { LenderCheck } from '../modules/maturity/check-steps.ts';
import type { LenderCheckKey } from '../modules/maturity/lender-check-keys.ts';
import type { AnswerPoint } from './answer-points.ts';

type Asked = {
  readonly ask: Text;
  readonly points: readonly AnswerPoint[];
};

/** What a lender asks where a check stops them. The check says what it found; this is the question that follows. */
const followUps: Readonly<Record<LenderCheckKey, Asked>> = {
  cash: {
    ask: text(
      'How do you get through that month, and who has agreed to cover it?',
      "Comment passez-vous ce mois-là, et qui s'est engagé à couvrir le manque\u00a0?",
    ),
    points: ['amount', 'who', 'date', 'otherwise'],
  },
  loan: {
    ask: text('Where do the payments come from?', "D'où viennent les versements\u00a0?"),
    points: ['amount', 'source', 'action', 'otherwise'],
  },
  pay: {
    ask: text(
      'What will you live on until the business can pay you, and for how long can you?',
      "De quoi vivrez-vous tant que l'entreprise ne peut pas vous payer, et combien de temps pouvez-vous tenir\u00a0?",
    ),
    points: ['amount', 'source', 'date', 'otherwise'],
  },
  seasons: {
    ask: text(
      'Which months are slow for you, and how do you pay your fixed costs through them?',
      'Quels sont vos mois creux, et comment payez-vous vos frais fixes pendant ce temps-là\u00a0?',
    ),
    points: ['date', 'amount', 'action', 'source'],
  },
  breakEven: {
    ask: text('What has to change, and why would it?', 'Que faut-il changer, et pourquoi cela changerait-il\u00a0?'),
    points: ['amount', 'date', 'action', 'reason'],
  },
  unitCost: {
    ask: text(
      'What does one sale cost you, and how do you know?',
      'Combien vous coûte une vente, et comment le savez-vous\u00a0?',
    ),
    points: ['amount', 'source', 'date'],
  },
  sellable: {
    ask: text(
      'What exactly do you sell, at what price, and how many in an ordinary month?',
      'Que vendez-vous exactement, à quel prix, et combien dans un mois ordinaire\u00a0?',
    ),
    points: ['amount', 'source', 'date', 'otherwise'],
  },
};

/** How a lender asks about a check: what was found, then the question. */
export function checkAsk({ key, reason }: Pick<LenderCheck, 'key' | 'reason'>): Asked {
  const { ask, points } = followUps[key];
  return { ask: text(`${reason.en} ${ask.en}`, `${reason.fr} ${ask.fr}`), points };
}
