import { quoteText } from '../ledger/quote-text.ts';
import type { Passage } from '../ledger/reading.ts';
import { type Row, rowsOf } from '../ledger/row.ts';
import { type Language, type Text, text } from '../locale.ts';
import type { Forecast, LeftOut, LeftOutReason } from './forecast.ts';

/** What the figures of a plan wait for. */
export type Missing = {
  /** `stream`: what is sold, or its price or quantity. Otherwise an amount of an answer that nobody has placed. */
  kind: 'stream' | 'unread_sale' | 'unread_cost' | 'unread_money';
  /** Unique among those of a plan. */
  key: string;
  /** What to ask the person. */
  asks: Text;
  /** What the button that leads there says. */
  act: Text;
  /** Where it is said: a stream, or the table of streams without one; the words of an answer. */
  place: { is: 'stream'; rowId: string | null } | { is: 'answer'; passage: Passage };
};

const quoted = (words: string): Text => text(`“${words}”`, `«\u00a0${words}\u00a0»`);

/** What an amount in the answer to a question decides. Questions that are not here are about something else. */
const about: Readonly<Record<string, Exclude<Missing['kind'], 'stream'>>> = {
  'finances/pricingStrategy': 'unread_sale',
  'finances/variableCosts': 'unread_sale',
  'finances/revenueGoals': 'unread_sale',
  'finances/fixedCosts': 'unread_cost',
  'business-plan/team': 'unread_cost',
  'finances/cashFlow': 'unread_money',
  'finances/fundingSources': 'unread_money',
  'business-plan/resources': 'unread_money',
};

/** Sums of money. An answer about who does what has hours and years too, which are no cost. */
const money = /[$€£¢]|\b(?:dollars?|cents?)\b/iu;

/**
 * Why no figure of a plan may be stated; empty when they may. What is unread and does not decide a figure is not here.
 * @param unread words of answers with an amount, without those that a person set aside
 */
export function missingFrom(rows: readonly Row[], unread: readonly Passage[], forecast: Forecast): Missing[] {
  const sells = forecast.income.sales.years.some((cents) => cents > 0);
  return [...(sells ? [] : nothingSold(rows, forecast)), ...unread.flatMap((passage) => ofPassage(passage) ?? [])];
}

/** Whether sales themselves are not known; otherwise they are, and costs or money in are not. */
export const isAboutSales = ({ kind }: Missing): boolean => kind === 'stream' || kind === 'unread_sale';

const sayIt = text('Fill it in', 'Le préciser');

function nothingSold(rows: readonly Row[], { leftOut }: Forecast): Missing[] {
  const streams = rowsOf(rows, 'stream').filter(({ off }) => !off);
  const waiting = streams.map(({ id, cells }) => {
    const why = leftOut.find(({ rowId, isWhole }) => rowId === id && isWhole);
    return askStream(id, cells.name, why);
  });
  return waiting.length > 0 ? waiting : [nothingNamed];
}

const nothingNamed: Missing = {
  kind: 'stream',
  key: 'stream',
  asks: text(
    'What do you sell, at what price, and how many a month?',
    'Que vendez-vous, à quel prix, et combien par mois\u00a0?',
  ),
  act: sayIt,
  place: { is: 'stream', rowId: null },
};

function askStream(id: string, name: string, why: LeftOut | undefined): Missing {
  const ask = streamAsks[why?.reason ?? 'no_quantity'];
  const says = (language: Language) => {
    const words = quoted(shortened(name))[language];
    return ask === undefined ? `${words} – ${why?.says[language] ?? ''}` : ask[language](words);
  };
  return {
    kind: 'stream',
    key: `stream/${id}`,
    asks: { en: says('en'), fr: says('fr') },
    act: sayIt,
    place: { is: 'stream', rowId: id },
  };
}

/** The question for what a stream lacks; other reasons say it themselves. */
const streamAsks: Readonly<Partial<Record<LeftOutReason, Record<Language, (name: string) => string>>>> = {
  no_quantity: {
    en: (name) => `${name}: how many a month?`,
    fr: (name) => `${name}\u00a0: combien par mois\u00a0?`,
  },
  no_price: {
    en: (name) => `${name}: at what price?`,
    fr: (name) => `${name}\u00a0: à quel prix\u00a0?`,
  },
  no_rhythm: {
    en: (name) => `${name}: how many, and how often?`,
    fr: (name) => `${name}\u00a0: combien, et à quelle fréquence\u00a0?`,
  },
};

const unreadAsks: Readonly<Record<Exclude<Missing['kind'], 'stream'>, Record<Language, (words: string) => string>>> = {
  unread_sale: {
    en: (words) => `${words}: a price, a quantity or a cost of what you sell?`,
    fr: (words) => `${words}\u00a0: un prix, une quantité ou un coût de ce que vous vendez\u00a0?`,
  },
  unread_cost: {
    en: (words) => `${words}: a cost of your plan?`,
    fr: (words) => `${words}\u00a0: une dépense de votre plan\u00a0?`,
  },
  unread_money: {
    en: (words) => `${words}: money that comes in, or a purchase?`,
    fr: (words) => `${words}\u00a0: une entrée d'argent, ou un achat\u00a0?`,
  },
};

function ofPassage(passage: Passage): Missing | null {
  const place = `${passage.module}/${passage.question}`;
  const kind = about[place];
  if (kind === undefined || (place === 'business-plan/team' && !money.test(passage.quote))) return null;
  const asks = (language: Language) =>
    unreadAsks[kind][language](quoted(shortened(quoteText(passage, language)))[language]);
  return {
    kind,
    key: `${place}/${passage.quote}`,
    asks: { en: asks('en'), fr: asks('fr') },
    act: text('Decide', 'Décider'),
    place: { is: 'answer', passage },
  };
}

const longestQuote = 140;

function shortened(words: string): string {
  return words.length <= longestQuote ? words : `${words.slice(0, longestQuote - 1).trimEnd()}…`;
}

/** One sentence on what is missing, for documents, slides, links and programs. No figure of the plan is in it. */
export function missingLine(reasons: readonly Missing[]): Text {
  const sales = reasons.filter(({ kind }) => kind === 'stream');
  const count = reasons.length - sales.length;
  const parts = { en: [] as string[], fr: [] as string[] };
  if (sales.length > 0) {
    parts.en.push('what is sold, with a price and a quantity');
    parts.fr.push('ce qui est vendu, avec un prix et une quantité');
  }
  if (count > 0) {
    parts.en.push(`a decision on ${count === 1 ? 'one amount' : `${count} amounts`} in the answers`);
    parts.fr.push(`une décision sur ${count === 1 ? 'un montant' : `${count} montants`} des réponses`);
  }
  return text(
    `The financial forecast is not known yet. Still missing: ${parts.en.join('; ')}.`,
    `Les prévisions financières ne sont pas encore connues. Il manque\u00a0: ${parts.fr.join('\u00a0; ')}.`,
  );
}
