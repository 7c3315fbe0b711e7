import { findAmounts, perMonth } from '@elan/domain/money/amounts';
import { readFigures } from '../reading/figures.ts';
import type { Reading } from '../reading/reading.ts';

/** `own` and `outside` bring money in, `need` takes it before the opening, `monthly` again and again. */
export type ResourceKind = 'own' | 'outside' | 'need' | 'monthly' | 'unpriced';
export type Resource = {
  /** The person's words, the amount included. */
  text: string;
  kind: ResourceKind;
  /** Dollars; a month for `monthly`; 0 for `unpriced`. */
  dollars: number;
};

/** What the plan's figures allow to be computed. Dollars. */
export type Money = {
  resources: readonly Resource[];
  needs: number;
  own: number;
  outside: number;
  /** What is left once the needs are paid; below zero it is still to be found. */
  left: number;
  /** Monthly amounts of the idea and of the plan, each once. */
  monthlyCosts: readonly number[];
  monthly: number;
  /** What the person wants to draw a month. */
  goal: number | undefined;
};

const own =
  /\b(?:my|our)\s+(?:own\s+)?(?:savings?|money|capital|funds?|share|cash)\b|\bsavings\b|\b(?:i|we)\s+(?:have|put in|invest)\b|\bpersonal (?:money|funds?|contribution)|épargne|économies|mise de fonds|(?:j'ai|nous avons|on a)(?!\p{L})|argent (?:personnel|de côté)|de ma poche/iu;
const outside =
  /\b(?:loans?|credit|grants?|investors?|borrow\w*|lend\w*|gift|crowdfunding)\b|(?<!\p{L})(?:prêts?|emprunt\w*|marge de crédit|subventions?|investisseu\w*|don|sociofinancement)(?!\p{L})/iu;

export function readMoney(reading: Reading, items: readonly string[]): Money {
  const resources = items.flatMap(readResource).slice(0, 15);
  const sum = (kind: ResourceKind) =>
    cents(resources.filter((entry) => entry.kind === kind).reduce((total, entry) => total + entry.dollars, 0));
  const named = [
    ...reading.figures.monthlyCosts.map((cost) => cost.dollars),
    ...resources.filter((entry) => entry.kind === 'monthly').map((entry) => entry.dollars),
  ].map(cents);
  // The idea and the plan often name the same rent: an amount that comes back counts once.
  const monthlyCosts = [...new Set(named)];
  const vision = readFigures(reading.answer('business-plan', 'vision') ?? '');
  const wanted = vision.find((figure) => figure.role === 'goal' && !figure.isRange && perMonth(figure) !== undefined);
  const goal = wanted === undefined ? reading.figures.monthlyGoal?.dollars : perMonth(wanted);
  return {
    resources,
    needs: sum('need'),
    own: sum('own'),
    outside: sum('outside'),
    left: cents(sum('own') + sum('outside') - sum('need')),
    monthlyCosts,
    monthly: cents(monthlyCosts.reduce((total, dollars) => total + dollars, 0)),
    goal: goal === undefined ? undefined : cents(goal),
  };
}

/** One resource for each amount of a line; the words up to the amount say what it is. */
function readResource(item: string): Resource[] {
  const amounts = findAmounts(item);
  if (amounts.length === 0) return [{ text: item, kind: 'unpriced', dollars: 0 }];
  return amounts.map((amount, index) => {
    const from = amounts[index - 1]?.end ?? 0;
    const until = index === amounts.length - 1 ? item.length : amount.end;
    const text = item.slice(from, until).replace(/^(?:[\s),;:]|(?:and|et)\s)+/iu, '');
    if (amount.isRange) return { text, kind: 'unpriced', dollars: 0 };
    if (own.test(text)) return { text, kind: 'own', dollars: amount.dollars };
    if (outside.test(text)) return { text, kind: 'outside', dollars: amount.dollars };
    const monthly = perMonth(amount);
    return monthly === undefined
      ? { text, kind: 'need', dollars: amount.dollars }
      : { text, kind: 'monthly', dollars: cents(monthly) };
  });
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
