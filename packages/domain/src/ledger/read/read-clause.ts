import type { FigureTopic } from '../../modules/define-module.ts';
import type { Passage } from '../reading.ts';
import type { Origin, Row } from '../row.ts';
import { rowColumns } from '../row-fields.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { type Clause, isMain } from './clauses.ts';
import {
  type FoundLabel,
  type Label,
  labelsIn,
  type Remark,
  remarksIn,
  type Span,
  sourcesOf,
  withoutCondition,
} from './labels.ts';
import { plainText } from './plain-text.ts';
import { everyOf, type FoundRhythm, rhythmsIn } from './rhythm.ts';
import { proposed } from './rows.ts';
import { isEachWeek, isForEach, isPriceOfOne } from './said-of-amount.ts';
import { nameOfFunding, stateOfFunding, termsOfLoan } from './terms-of-funding.ts';

/** An answer as it is read: its words, and the same words for matching. */
export type Text = { module: Passage['module']; question: string; text: string; plain: string };

/** What kinds of rows a question is about. */
export type Asked = ReadonlySet<Label['kind']>;

/** A clause with everything that decides what its amount is. */
type ParsedClause = {
  source: Text;
  clause: Clause;
  money: Amount;
  /** Cents. */
  cents: number;
  others: readonly Amount[];
  labels: readonly Label[];
  rhythms: readonly FoundRhythm[];
  origin: Origin;
  name: string;
  has: (remark: Remark) => boolean;
};

/** Longer names are sentences. */
export const mostWords = 8;

/**
 * The row that a clause states: one amount, a name that is known, how often where the kind needs it, and nothing beside
 * them that changes or takes back what is said. Undefined for anything else.
 */
export function rowOfClause(source: Text, clause: Clause, asked: Asked): Row | undefined {
  const parsed = parseClause(source, clause, false);
  return parsed === undefined ? undefined : rowOf(parsed, asked);
}

const anything: Asked = new Set(['cost', 'purchase', 'funding', 'person']);

/**
 * What an amount that is not proposed may be, to be compared with what is said of the same thing elsewhere: in a text
 * about the idea both a price and what its words name.
 */
export function guessedRows(source: Text, clause: Clause, expectation: FigureTopic): Row[] {
  const parsed = parseClause(source, clause, true);
  // '20 saved' may be 20,000.
  if (parsed === undefined || clause.isList || (parsed.money.kind === 'bare' && parsed.cents < 100_000)) return [];
  const { origin, name, labels, rhythms } = parsed;
  const amount = { value: parsed.cents, origin };
  const price = namesPrices.has(expectation)
    ? proposed('stream', source, { name: { value: aroundOf(parsed), origin }, price: amount })
    : undefined;
  const isUnknown = labels.length === 0 && rhythms.length === 0;
  // '400 $ par petit chapiteau' is compared with no purchase of one.
  if (isUnknown && isForEach(source.plain, parsed.money)) return [];
  const named = isUnknown
    ? proposed(expectation === 'costs' ? 'cost' : 'purchase', source, { name: { value: name, origin }, amount })
    : rowOf(parsed, anything);
  return [price, expectation === 'prices' || (isUnknown && price !== undefined) ? undefined : named].flatMap(
    (row) => row ?? [],
  );
}

const namesPrices: ReadonlySet<FigureTopic> = new Set(['prices', 'idea', 'milestones']);

/** What a price is of may stand before and behind it: 'I charge $45 a day per child'. */
function aroundOf({ source: { text }, clause, money }: ParsedClause): string {
  return `${text.slice(clause.start, money.start)} ${text.slice(money.end, clause.end)}`.trim().slice(0, 120);
}

function rowOf(parsed: ParsedClause, asked: Asked): Row | undefined {
  const kinds = new Set(parsed.labels.map(({ kind }) => kind));
  if (kinds.has('funding')) {
    const isClear = [...kinds].every((kind) => kind === 'funding' || kind === 'person');
    return asked.has('funding') && isClear ? fundingRow(parsed) : undefined;
  }
  if (kinds.has('person')) return asked.has('person') ? personRow(parsed) : undefined;
  if (parsed.rhythms.length > 0) return asked.has('cost') && kinds.has('cost') ? costRow(parsed) : undefined;
  return asked.has('purchase') && kinds.has('purchase') ? purchaseRow(parsed) : undefined;
}

function parseClause(source: Text, clause: Clause, isCompared: boolean): ParsedClause | undefined {
  const { plain } = source;
  const [money, second] = clause.amounts.filter(isMain);
  if (money === undefined || second !== undefined || money.value === null) return undefined;
  const words = plain.slice(clause.start, clause.end);
  const lead = clause.lead === null ? '' : plain.slice(clause.lead.start, clause.lead.end);
  const named = labelsIn(withoutCondition(words));
  const found = named.length > 0 ? named : labelsIn(lead);
  if (isDoubtful(source, clause, named, lead, isCompared)) return undefined;
  const isNamedBefore = named.length === 0 && found.length > 0;
  const own = nameOf(source, clause, money);
  // 'Permits: $350 city, $120 health': neither amount is that of the permits.
  if (isNamedBefore && clause.isLedWithOthers && own !== undefined && !isCompared) return undefined;
  const name = (isNamedBefore ? trimmed(source, clause.lead) : undefined) ?? own;
  if (name === undefined || (!isCompared && name.split(/\s+/u).length > mostWords)) return undefined;
  const rhythms = rhythmsIn(words);
  const isRightBefore = isNamedBefore && /^[\s:]*$/u.test(plain.slice(clause.lead?.end, clause.start));
  const quoted = { start: isRightBefore ? (clause.lead?.start ?? clause.start) : clause.start, end: clause.end };
  return {
    source,
    clause,
    money,
    cents: Math.round(money.value * 100),
    // '2 fois par mois' counts no people.
    others: clause.amounts.filter(
      ({ start }) => start !== money.start && !rhythms.some((each) => isWithin(start - clause.start, each)),
    ),
    labels: found.map(({ label }) => label),
    rhythms: rhythms.length > 0 ? rhythms : rhythmsIn(lead),
    origin: { from: 'said', module: source.module, question: source.question, quote: quoteOf(source, quoted) },
    name,
    has: (remark) => remarksIn(`${lead} ${words}`, remark).length > 0,
  };
}

const isWithin = (at: number, { start, end }: Span) => start <= at && at < end;

/** What keeps an amount from being proposed, and what keeps it even from being compared: it is not one of this plan. */
const doubts = ['terms', 'doubt', 'others', 'taxIncluded'] as const;
const unlike = ['others'] as const;

/** Whether something beside the names says that the amount is not, or not quite, what will be paid. */
function isDoubtful(
  { plain }: Text,
  clause: Clause,
  labels: readonly FoundLabel[],
  lead: string,
  isCompared: boolean,
): boolean {
  const next = clause.isCorrected ? labelsIn(plain.slice(clause.rest.start, clause.rest.end)) : [];
  if (clause.isCorrected && next.length === 0 && !isCompared) return true;
  const isMoneyIn = labels.some(({ label }) => label.kind === 'funding');
  const words = plain.slice(clause.start, clause.end);
  const states = isMoneyIn ? remarksIn(words, 'hoped', 'askedFor', 'promised', 'inHand') : [];
  const rest = plain.slice(clause.rest.start, clause.rest.end);
  // 'A loan of $10,000 from the credit union?'
  if (!isCompared && plain.startsWith('?', clause.rest.end)) return true;
  // 'Two saunas at 24k each, one is paid already'
  if (!isCompared && remarksIn(rest, 'owned').length > 0 && amountsIn(rest).length === 0) return true;
  const beside = [blanked(words, [...labels, ...states]), lead, rest];
  return beside.some((part) => remarksIn(part, ...(isCompared ? unlike : doubts)).length > 0);
}

function blanked(words: string, spans: readonly Span[]): string {
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + '_'.repeat(end - start) + text.slice(end),
    words,
  );
}

/** The words of a clause as they were typed, without the mark of a list. */
export function quoteOf({ text }: Text, { start, end }: Span): string {
  return text.slice(start, end).replace(/^(?:[\s\-*•·–—,]|(?:and|et|plus) )+|[\s,;]+$/giu, '');
}

const opening =
  /^(?:[\s\-*•·–—:,(+]|\d+[.)] |\d{1,2} (?=\p{L}{3})|(?:and|et|plus|of|de|du|d'|pour|for|i'll|i have|j'ai|(?:(?:i |we )?(?:still )?(?:need|must)|(?:il (?:me |nous )?faut|(?:j'ai |on a )?besoin)|(?:to )?(?:buy|get)|acheter)(?: (?:an?|some|une?|des))?)(?![\p{L}])|d'(?:une? )?)+/iu;
const closing =
  /(?:[\s\-–—:,(=@~]|(?<![\p{L}\d])(?:at|for|of|about|around|approx\.?|roughly|is|are|costs?|will be|runs?|(?:went|goes|going|up) from|(?:est )?passée? de|x|à|a|de|d'|pour|environ|coûte|coûtera|sera|est|of about|(?<!(?:de|of) )\d+)(?:(?=[\s\-–—:,(=@~])|$))+$/iu;

/** What an amount is for, as typed: the words before it, else those behind it. */
function nameOf(source: Text, clause: Clause, money: Amount): string | undefined {
  const [first = money] = clause.amounts;
  const before = [first, money].map(({ start }) => trimmed(source, { start: clause.start, end: start }));
  const named = before.find((words) => words !== undefined);
  if (named !== undefined) return named;
  const behind = rhythmsIn(source.plain.slice(money.end, clause.end));
  const from = behind[0]?.start === 1 || behind[0]?.start === 0 ? money.end + behind[0].end : money.end;
  const to = behind[0] !== undefined && behind[0].start > 1 ? money.end + behind[0].start : clause.end;
  return trimmed(source, { start: from, end: to });
}

function trimmed({ text }: Text, span: Span | null): string | undefined {
  return span === null ? undefined : nameIn(text.slice(span.start, span.end));
}

/** Some words as a name: without what leads to them or to their amount; undefined where nothing is left. */
export function nameIn(phrase: string): string | undefined {
  // A parenthesis that began or ends in another phrase is dropped; a whole one stays: 'Oven (used)'.
  const words = phrase
    .replace(opening, '')
    .replace(closing, '')
    .replace(/^([^(]*)\)$|\s*\([^)]*$/u, '$1')
    .trim();
  if (!/\p{L}{2}/u.test(words) || /^(?:the|my|our|les?|la|mes|nos)$/iu.test(words)) return undefined;
  return (words[0] ?? '').toLocaleUpperCase('fr') + words.slice(1, 120);
}

/** '3 x 2,800', '5 chairs at $450 each': how many, where the amount is for one. */
function countOf({ source, clause, money, others }: ParsedClause): { count: number | null } | undefined {
  const [count] = others;
  const isOfOne = isPriceOfOne(source.plain.slice(clause.start, clause.end));
  // 'cribs x4 $220 each': how many is not read.
  if (count === undefined) return isOfOne ? undefined : { count: null };
  if (others.length > 1 || count.kind !== 'count' || count.value === null || count.start > money.start)
    return undefined;
  const between = source.plain.slice(count.end, money.start);
  const isEach = /(?:^|[ \p{L}])(?:x|at|a|@) ?$/u.test(between) || isOfOne;
  // 'Laptop 1,400 already bought, desk 300': an amount of something else.
  if (!isEach) return count.value < 100 ? { count: null } : undefined;
  return Number.isInteger(count.value) && count.value >= 1 && count.value <= 1000 ? { count: count.value } : undefined;
}

function costRow(parsed: ParsedClause): Row | undefined {
  const { source, origin, cents, money, name } = parsed;
  const [rhythm, second] = parsed.rhythms;
  const every = rhythm === undefined || second !== undefined ? undefined : everyOf(rhythm.rhythm);
  const counted = countOf(parsed);
  // 'QBO licence $35 per client a month'
  if (every === undefined || counted === undefined || isForEach(source.plain, money)) return undefined;
  const { count } = counted;
  const each = new Intl.NumberFormat('en-CA').format(cents / 100);
  return proposed('cost', source, {
    name: { value: name, origin },
    amount:
      count === null
        ? { value: cents, origin }
        : {
            value: cents * count,
            origin: {
              ...parsed.origin,
              from: 'computed',
              formula: { en: `${count} × $${each}`, fr: `${count} × ${each} $` },
            } as Origin,
          },
    every: { value: every, origin },
    currency: money.currency === null ? undefined : { value: money.currency, origin },
  });
}

function purchaseRow(parsed: ParsedClause): Row | undefined {
  const { source, origin, cents, money, name } = parsed;
  const counted = countOf(parsed);
  if (counted === undefined || money.currency !== null || parsed.clause.isList || isShort(money)) return undefined;
  const use = useOf(parsed);
  const read = {
    name: { value: withJoined(parsed), origin },
    amount: { value: cents, origin },
    count: counted.count === null ? undefined : { value: counted.count, origin },
    use: use === undefined ? undefined : { value: use, origin },
    used: parsed.has('used') ? { value: true, origin } : undefined,
    owned: parsed.has('owned') ? { value: true, origin } : undefined,
  };
  return proposed('purchase', source, read, name);
}

/** 'Vases and tools $1,900': the name with what an 'and' joins to it. */
function withJoined({ source: { text }, clause, name }: ParsedClause): string {
  const before = text.slice(clause.whole.start, clause.start);
  const joined = /^[\s,;]*((?:\p{L}[\p{L}'’-]+ ){1,2}(?:et|and|&) )$/iu.exec(before)?.[1];
  const isOther = joined === undefined || labelsIn(plainText(joined)).some(({ label }) => label.kind !== 'purchase');
  return isOther ? name : (nameIn(joined + name.slice(0, 1).toLocaleLowerCase('fr') + name.slice(1)) ?? name);
}

/** 'I have 20 saved', after 'about 48k': thousands, perhaps. */
const isShort = ({ kind, value }: Amount) => kind === 'bare' && (value ?? 0) < 100;

/** The kind of a purchase whose whole name, or its head, is known: 'car magnets' are no car, nor is a 'housse de camion'. */
function useOf({ name }: ParsedClause) {
  const plain = plainText(name).replace(/ (?:for|pour|from|chez|\().*$/u, '');
  const uses = labelsIn(plain).flatMap(({ label, start, end }) => {
    const isEnd = end === plain.length && !/ (?:de|du|des|d'|a|au) ?[^ ]*$/u.test(plain.slice(0, start));
    return label.kind === 'purchase' ? [{ use: label.use, isHead: start === 0 || isEnd }] : [];
  });
  const heads = new Set(uses.map(({ use, isHead }) => (isHead ? use : null)));
  const [only] = heads;
  return heads.size === 1 && only !== null ? only : undefined;
}

function fundingRow(parsed: ParsedClause): Row | undefined {
  const { source, clause, origin, cents, money, name, labels, others } = parsed;
  const sources = sourcesOf(labels);
  const [from] = sources;
  if (sources.size > 1 || from === undefined || money.currency !== null || isShort(money)) return undefined;
  if (parsed.rhythms.length > 0 || clause.isList) return undefined;
  const rates = others.filter(({ kind }) => kind === 'percent');
  const terms = others.filter(({ kind, unit }) => kind === 'time' && (unit === 'year' || unit === 'month'));
  const isLoan = from === 'loan' && rates.length <= 1 && terms.length <= 1;
  const words = source.plain.slice(clause.start, clause.end);
  if (/(?<!\p{L})(?:each|chacun|chacune|chaque)(?!\p{L})/u.test(words)) return undefined;
  if (rates.length + terms.length < others.length || (others.length > 0 && !isLoan)) return undefined;
  const { rate, months } = termsOfLoan(source.plain, others);
  const lead = clause.lead === null ? '' : source.plain.slice(clause.lead.start, clause.lead.end);
  const state = stateOfFunding(`${lead} ${words}`);
  return proposed('funding', source, {
    name: { value: nameOfFunding(source.text.slice(clause.start, clause.end), name), origin },
    source: from === null ? undefined : { value: from, origin },
    amount: { value: cents, origin },
    state: state && { value: state, origin },
    rate: rate == null ? undefined : { value: rate, origin },
    months: months == null ? undefined : { value: months, origin },
  });
}

/** 'Van $14,500 financed over 5 years at 8%': the loan beside what is bought with it. */
export function loanOfClause(source: Text, clause: Clause): Row | undefined {
  const [money, second] = clause.amounts.filter(({ kind }) => kind !== 'time' && kind !== 'percent');
  const behind = source.plain.slice(money?.end, clause.end);
  const financed = /(?<!\p{L})(?:financed|financee?s?)(?!\p{L})/u.exec(behind)?.[0];
  if (
    money?.value == null ||
    !isMain(money) ||
    second !== undefined ||
    money.currency !== null ||
    financed === undefined
  )
    return undefined;
  const { rate, months } = termsOfLoan(source.plain, clause.amounts);
  const thing = nameOf(source, clause, money)?.replace(/^(?:an?|the|une?|la|le) /iu, '');
  if (rate == null || months == null || thing === undefined) return undefined;
  const origin = {
    from: 'said',
    module: source.module,
    question: source.question,
    quote: quoteOf(source, clause),
  } as const;
  const row = proposed('funding', source, {
    name: { value: `${financed === 'financed' ? 'Loan' : 'Prêt'} – ${thing}`, origin },
    source: { value: 'loan', origin },
    amount: { value: Math.round(money.value * 100), origin },
    rate: { value: rate, origin },
    months: { value: months, origin },
  });
  // The same words say what is bought, and its amount is asked about as well.
  return { ...row, origins: { name: origin } };
}

/** Whom the owner's pay is for, in the language of the words, where they name nobody. */
export function ownerIn(quote: string): string {
  const isFrench = /(?<!\p{L})(?:(?:je|moi|mon|ma|mes|nous)(?!\p{L})|[jm]['’])/iu.test(quote);
  return rowColumns.person.role.options.owner[isFrench ? 'fr' : 'en'];
}

/** 'I pay myself $1,200 a week', 'je me verse 2 000 $'. */
const isSaying = /^(?:(?:i|we|je|nous|on)(?= )|j')/u;

/** 'Head coach (me)', 'moi directrice', in plain words; a 'helper for me' is somebody else. */
export const ofMyself = /^ ?(?:me|moi|myself)(?! (?:and|et|&))(?!\p{L})|\((?:me|moi|myself|moi-meme)\)/u;

function personRow(parsed: ParsedClause): Row | undefined {
  const { source, origin, cents, money, name, labels, others, rhythms } = parsed;
  const roles = new Set(labels.flatMap((label) => (label.kind === 'person' ? [label.role] : [])));
  const [role] = ofMyself.test(plainText(name)) ? (['owner'] as const) : roles;
  const isOther = labels.some(({ kind }) => kind !== 'person');
  if (roles.size > 1 || role === undefined || isOther || money.currency !== null) return undefined;
  const counts = others.filter(({ kind }) => kind === 'count');
  const hours = others.filter(({ kind, unit }) => kind === 'time' && unit === 'hour');
  if (counts.length > 1 || hours.length > 1 || counts.length + hours.length < others.length) return undefined;
  const isHourly = rhythms.some(({ rhythm }) => rhythm.unit === 'hour');
  const count = counts[0]?.value ?? null;
  if (
    count !== null &&
    (!Number.isInteger(count) || (!isHourly && (countOf({ ...parsed, others: counts })?.count ?? null) === null))
  )
    return undefined;
  const cells = isHourly ? wageCells(parsed, hours[0]) : hours.length > 0 ? undefined : salaryCells(parsed);
  if (cells === undefined) return undefined;
  const read = {
    name: { value: role === 'owner' && isSaying.test(plainText(name)) ? ownerIn(name) : name, origin },
    role: { value: role, origin },
    count: count === null ? undefined : { value: count, origin },
    ...(isHourly ? { wage: { value: cents, origin } } : { salary: { value: cents, origin } }),
    ...cells,
  };
  return proposed('person', source, read, name);
}

function wageCells({ source, rhythms, origin }: ParsedClause, hours: Amount | undefined) {
  const isWeekly = hours !== undefined && isEachWeek(source.plain, hours);
  const isClear = rhythms.every(({ rhythm }) => rhythm.unit === 'hour' || (isWeekly && rhythm.unit === 'week'));
  if (!isClear || (hours !== undefined && !isWeekly) || (hours?.value ?? 0) > 168) return undefined;
  return hours?.value == null ? {} : { hours: { value: hours.value, origin } };
}

function salaryCells({ rhythms, origin }: ParsedClause) {
  const [rhythm, second] = rhythms;
  const every = rhythm === undefined || second !== undefined ? undefined : everyOf(rhythm.rhythm);
  const isPay = every !== undefined && every !== 'quarter' && every !== 'half_year' && every !== 'season';
  return isPay ? { every: { value: every, origin } } : undefined;
}
