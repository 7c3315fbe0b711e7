import { type Answer, figuresIn, type Span, says } from './answer.ts';
import { sentencesOf } from './clauses.ts';
import type { Expectation } from './expectations.ts';
import type { Figure } from './figure.ts';
import { has } from './token-tags.ts';
import { startIn } from './when.ts';

/**
 * Numbers without a sign that are money: in a question about money, where each line or item ends with one number. A
 * single number without a sign is money only when it is followed by how often it is paid.
 */
export function bareAmounts(answer: Answer, expectation: Expectation): Answer {
  if (expectation !== 'costs' && expectation !== 'unitCosts' && expectation !== 'cash' && expectation !== 'prices')
    return answer;
  const isMoney = candidates(answer, expectation);
  if (isMoney.size === 0) return answer;
  return { ...answer, figures: answer.figures.map((figure) => (isMoney.has(figure) ? asMoney(figure) : figure)) };
}

function asMoney(figure: Figure): Figure {
  const cents = figure.value === null ? null : Math.round(figure.value * 100);
  return { ...figure, kind: 'money', value: cents === 0 ? null : cents, noun: null, bare: true };
}

/** What cannot be the last word of a name: 'most take the 10'. */
const unnaming = new Set('the a an le la les un une des of de du to than in en and et or ou at'.split(' '));

type Item = Span & { sentence: number };
/** How an item ends: with an amount, or with a number without a sign. */
type Ending = { sentence: number; hasMoney: boolean; bare: Figure | undefined };

function candidates(answer: Answer, expectation: Expectation): ReadonlySet<Figure> {
  const { tokens, figures } = answer;
  const items = itemsOf(answer);
  const endings = items.map(({ from, to, sentence }): Ending => {
    const within = figuresIn(answer, { from, to });
    const money = within.filter((figure) => figure.kind === 'money');
    const bare = within.filter(
      (figure) =>
        figure.kind === 'count' &&
        figure.noun === null &&
        figure.value !== null &&
        isAtEnd(answer, figure, to) &&
        figure.from > from,
    );
    return {
      sentence,
      hasMoney: money.length === 1,
      bare: money.length === 0 && bare.length === 1 ? bare[0] : undefined,
    };
  });
  const isTold = (item: Ending | undefined) => item !== undefined && (item.hasMoney || item.bare !== undefined);
  const isWholeList = endings.length >= 2 && endings.every(isTold);
  const named = expectation === 'cash' ? figures.filter((figure) => isSourceNamed(answer, figure)) : [];
  return new Set([
    ...named,
    ...endings.flatMap(({ bare, sentence }) => {
      if (bare === undefined) return [];
      const before = tokens[bare.from - 1];
      const isNamed =
        before !== undefined &&
        ((before.kind === 'word' && !unnaming.has(before.text)) ||
          before.text === ':' ||
          before.text === '-' ||
          before.text === '=' ||
          before.text === ')');
      // In an answer about cash, one sentence may be a list and the next not.
      const siblings = endings.filter((other) => other.sentence === sentence);
      const isList = isWholeList || (expectation === 'cash' && siblings.length >= 3 && siblings.every(isTold));
      const isPaid = expectation === 'costs' && bare.rhythm !== null;
      // 'Truck 48,000 from a neighbour, repairs 6,500, wrap 3,200'
      const isThousands =
        expectation === 'cash' && siblings.filter(({ bare }) => bare && hasThousands(answer, bare)).length >= 2;
      return isNamed && (isList || isPaid || (isThousands && hasThousands(answer, bare))) ? [bare] : [];
    }),
  ]);
}

/** '6,500', '6 500': written as amounts are. */
function hasThousands({ tokens }: Pick<Answer, 'tokens'>, { from, valueTo }: Figure): boolean {
  return valueTo - from === 1 && /^\d{1,3}(?:[ ,']\d{3})+$/u.test(tokens[from]?.text ?? '');
}

/** '8,000 saved', 'my mom lends me 5,000': a large number beside a word for where money comes from. */
function isSourceNamed(answer: Answer, figure: Figure): boolean {
  const isLarge = figure.kind === 'count' && figure.rhythm === null && figure.value !== null && figure.value >= 500;
  if (!isLarge) return false;
  const noun = { from: figure.valueTo, to: figure.to };
  const before = { from: wordsStart(answer, figure.from), to: figure.from };
  const after = { from: figure.to, to: figure.to + 4 };
  const sources = ['savings', 'loan', 'gift', 'grant'] as const;
  if (figure.noun !== null)
    return says(answer, noun, 'savings') || sources.some((tag) => has(answer.tokens[noun.from], tag));
  return says(answer, before, ...sources) || says(answer, after, 'savings');
}

/** At most five words back, within the item. */
function wordsStart({ tokens }: Answer, at: number): number {
  let from = at;
  if (tokens[from - 1]?.text === ':') from -= 1;
  while (from > 0 && at - from < 5 && tokens[from - 1]?.kind === 'word') from -= 1;
  return from;
}

/** The lines and the items between commas of an answer that has words in them. */
function itemsOf(answer: Answer): Item[] {
  return sentencesOf(answer.tokens).flatMap(({ from, to }, sentence) => {
    const items: Item[] = [];
    let start = from;
    for (let at = from; at <= to; at += 1) {
      const token = answer.tokens[at];
      const isCut =
        at === to ||
        (token?.text === ',' && !(answer.tokens[at + 1]?.kind === 'number' && answer.tokens[at + 1]?.glued));
      if (!isCut) continue;
      if (answer.tokens.slice(start, at).some((each) => each.kind === 'word' || each.kind === 'number'))
        items.push({ from: start, to: at, sentence });
      start = at + 1;
    }
    // 'Monthly costs:' is a heading.
    return items.filter((item) => answer.tokens[item.to - 1]?.text !== ':');
  });
}

function isAtEnd({ tokens }: Answer, figure: Figure, to: number): boolean {
  const rest = tokens.slice(figure.to, to);
  const isSince = rest.length <= 6 && startIn(tokens, figure.to, to) !== undefined;
  const isWords = rest.length <= 5 && rest.every(({ kind }) => kind === 'word') && hasThousands({ tokens }, figure);
  return rest.length === 0 || rest[0]?.text === '(' || isSince || isWords;
}
