import { describeRow } from '../ledger/describe-row.ts';
import type { Row, TableKind } from '../ledger/row.ts';
import { type Text, text } from '../locale.ts';
import type { AnswerPoint } from './answer-points.ts';

type Asked = { readonly ask: Text; readonly points: readonly AnswerPoint[] };

const asked = (en: string, fr: string, ...points: AnswerPoint[]): Asked => ({ ask: text(en, fr), points });

const byKind: Readonly<Partial<Record<TableKind, Asked>>> = {
  stream: asked(
    'Who has told you they would buy at that price, and what if you sell fewer?',
    "Qui vous a dit qu'il achèterait à ce prix, et qu'arrive-t-il si vous en vendez moins\u00a0?",
    'amount',
    'source',
    'date',
    'otherwise',
  ),
  cost: asked(
    'Where does that amount come from: a quote, a lease, a bill?',
    "D'où vient ce montant\u00a0: une soumission, un bail, une facture\u00a0?",
    'amount',
    'source',
    'date',
    'otherwise',
  ),
  purchase: asked(
    'Do you have a written quote, and what do you do if it comes in higher?',
    'Avez-vous une soumission écrite, et que faites-vous si elle est plus élevée\u00a0?',
    'amount',
    'source',
    'date',
    'otherwise',
  ),
  person: asked(
    'Who is it, have they agreed, and what does someone with that training earn here?',
    "Qui est-ce, cette personne a-t-elle accepté, et combien gagne ici quelqu'un avec cette formation\u00a0?",
    'amount',
    'who',
    'source',
    'date',
  ),
};

const loan = asked(
  'Who lends it, on what terms, and what security do they ask for?',
  'Qui prête, à quelles conditions, et quelles garanties demande-t-on\u00a0?',
  'amount',
  'source',
  'date',
  'otherwise',
);
const owned = asked(
  'Where is that money today, and can you show me?',
  "Où est cet argent aujourd'hui, et pouvez-vous me le montrer\u00a0?",
  'amount',
  'source',
  'date',
);
const others = asked(
  'Is it confirmed in writing, on what condition, and what do you do if it does not come?',
  "Est-ce confirmé par écrit, à quelle condition, et que faites-vous si l'argent ne vient pas\u00a0?",
  'amount',
  'source',
  'date',
  'otherwise',
);

/** How a lender asks about a row that nothing in writing supports. */
export function rowAsk(row: Row): Asked {
  const said = text(inShort(describeRow(row, 'en')), inShort(describeRow(row, 'fr')));
  const { ask, points } = rowQuestion(row);
  return { ask: text(`You have “${said.en}”. ${ask.en}`, `Vous avez «\u00a0${said.fr}\u00a0». ${ask.fr}`), points };
}

/** Its name and the first two things said of it (a whole row would be too long). */
const inShort = (described: string) => described.split(', ').slice(0, 2).join(', ');

function rowQuestion(row: Row): Asked {
  if (row.kind !== 'funding') return (row.kind === 'setting' ? undefined : byKind[row.kind]) ?? others;
  if (row.cells.source === 'loan') return loan;
  return row.cells.source === 'savings' ? owned : others;
}
