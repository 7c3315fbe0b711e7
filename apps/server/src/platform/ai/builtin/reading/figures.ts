import { type Amount, findAmounts, perMonth } from '@elan/domain/money/amounts';
import { findQuantities, isSameNoun, type Quantity } from '@elan/domain/money/quantities';

/** What the money in a text means for the business. */
export type Role = 'price' | 'cost' | 'goal' | 'other';
export type Figure = Amount & { role: Role /** The person's words around it. */; clause: string };

/** The figures that can be computed with. Amounts in dollars. */
export type Figures = {
  all: readonly Figure[];
  price: Figure | undefined;
  /** Costs with a period, each a month. */
  monthlyCosts: readonly { dollars: number; figure: Figure }[];
  /** What the person wants to draw, a month. */
  monthlyGoal: { dollars: number; figure: Figure } | undefined;
  /** Something sold by the month already, of the kind the price is for. */
  alreadySold: Quantity | undefined;
};

const signals: readonly (readonly [Role, RegExp])[] = [
  [
    'cost',
    /rent|lease|cost|expens|hosting|insurance|loan|fees?|wage|salar|equipment|invest|loyer|bail|coût|dépens|héberg|assuranc|prêt|frais|achat|achet|équipement|location|buy|\b(?:un|le|du|notre|mon) (?:\p{L}+ )?local\b/giu,
  ],
  [
    'goal',
    /\b(?:want|goals?|target|aim|earn|income|take home|live on|pay myself|objectif|vise[rz]?|gagner|revenus?|pour vivre|me verser|me payer|besoin|veux|voudrais|souhaite)/giu,
  ],
  ['price', /\b(?:sell|sold|price|charge|each|ask(?:ing)?|vend|prix|tarif|factur|chacune?|pièce|unité|offr|offer)/giu],
];

/** Reads every amount of a text and what it stands for. */
export function readFigures(text: string): Figure[] {
  return clausesOf(text).flatMap((clause) => {
    const amounts = findAmounts(clause);
    return amounts.map((amount, index) => {
      const before = clause.slice(amounts[index - 1]?.end ?? 0, amount.start);
      const after = clause.slice(amount.end, amounts[index + 1]?.start ?? clause.length);
      return { ...amount, role: roleOf(amount, before, after), clause: clause.trim() };
    });
  });
}

/**
 * Collects what a founder's texts say in figures.
 * @param own texts about the offer, in order of importance
 * @param history text about what was done before
 */
export function collectFigures(own: readonly string[], history: string): Figures {
  const all = own.flatMap(readFigures);
  const usable = all.filter((figure) => !figure.isRange);
  const monthly = (role: Role) =>
    usable.flatMap((figure) => {
      const dollars = perMonth(figure);
      return figure.role === role && dollars !== undefined ? [{ dollars, figure }] : [];
    });
  const price = usable.find((figure) => figure.role === 'price');
  const unit = price?.unit;
  const alreadySold =
    unit === undefined
      ? undefined
      : findQuantities(history).find((entry) => entry.perMonth !== undefined && isSameNoun(entry.noun, unit));
  return { all, price, monthlyCosts: monthly('cost'), monthlyGoal: monthly('goal')[0], alreadySold };
}

function clausesOf(text: string): string[] {
  return text.split(/(?:[.;!?]+(?=\s|$))|\n/u).filter((clause) => clause.trim() !== '');
}

/** What a price buys stands after it; else the nearest word before it decides, then the nearest after it. */
function roleOf(amount: Amount, before: string, after: string): Role {
  const nearest = (text: string, distance: (match: RegExpExecArray) => number) =>
    signals
      .flatMap(([role, words]) => [...text.matchAll(words)].map((match) => ({ role, distance: distance(match) })))
      .sort((one, other) => one.distance - other.distance)[0]?.role;
  const said = nearest(before, (match) => before.length - match.index);
  if (amount.unit !== undefined && said !== 'goal') return 'price';
  return said ?? nearest(after, (match) => match.index) ?? (amount.period === 'hour' ? 'price' : 'other');
}

/** How many sales cover an amount, as a person would write the division down. */
export function salesToCover(dollars: number, price: number): { quotient: number; sales: number } {
  const quotient = Math.round((dollars / price) * 100) / 100;
  return { quotient, sales: Math.ceil(Math.round((dollars / price) * 10_000) / 10_000) };
}
