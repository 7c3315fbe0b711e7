import { isGeneric, stemsOf } from './read/nouns.ts';
import { isSettingRow, type Row, type RowOf } from './row.ts';
import { isSamePlace, overlap, subjectOf } from './subject.ts';

/**
 * Whether two rows describe the same thing, so that only one of them may count. Rows that one reading took from one
 * answer never do: a list names each thing once. Two readings of one answer do where they quote the same words.
 */
export function isSameThing(one: Row, other: Row, isOneReading: boolean): boolean {
  if (one.kind === 'setting' || other.kind === 'setting')
    return isSettingRow(one) && isSettingRow(other) && one.cells.name === other.cells.name;
  if (one.kind !== other.kind) return false;
  if (subjectOf(one).isAnother !== subjectOf(other).isAnother) return false;
  if (isSamePlace(subjectOf(one).place, subjectOf(other).place))
    return !isOneReading && quotesMeet(one, other) && (sharesSubject(one, other) || hasSameMoney(one, other));
  if (one.kind === 'stream' && other.kind === 'stream') return isSameStream(one, other);
  if (one.kind === 'person' && other.kind === 'person') return isSamePerson(one, other);
  if (one.kind === 'funding' && other.kind === 'funding') return isSameFunding(one, other);
  if (one.kind === 'purchase' && other.kind === 'purchase' && isOtherPurchase(one, other)) return false;
  return sharesSubject(one, other) || isSameAmount(one, other);
}

/** What one already owns is not what one buys; a trailer is not a pickup, though both are vehicles. */
function isOtherPurchase(one: RowOf<'purchase'>, other: RowOf<'purchase'>): boolean {
  if ((one.cells.owned ?? false) !== (other.cells.owned ?? false)) return true;
  const [subject, another] = [subjectOf(one), subjectOf(other)];
  // A trailer is not a pickup, though both are vehicles.
  const areVehicles = one.cells.use === 'vehicle' && other.cells.use === 'vehicle';
  return areVehicles && overlap(subject.words, another.words) === 0;
}

/** Whether one of two rows quotes words of the other. */
export function quotesMeet(one: Row, other: Row): boolean {
  const others = subjectOf(other).quotes;
  return subjectOf(one).quotes.some((quote) => others.some((words) => words.includes(quote) || quote.includes(words)));
}

function hasSameMoney(one: Row, other: Row): boolean {
  const [cells, others] = [one.cells as Record<string, unknown>, other.cells as Record<string, unknown>];
  return ['amount', 'price', 'wage', 'salary'].some(
    (column) => cells[column] != null && cells[column] === others[column],
  );
}

/** Names with the same topic ('Rent' and 'Loyer du local'), or most of their words in common. */
function sharesSubject(one: Row, other: Row): boolean {
  const [{ topics, words }, another] = [subjectOf(one), subjectOf(other)];
  const isSameTopic =
    topics.length > 0 &&
    topics.length === another.topics.length &&
    topics.every((topic) => another.topics.includes(topic));
  return isSameTopic || overlap(words, another.words) >= 0.5;
}

/** The same amount as often, and a topic or a word in common. */
function isSameAmount(one: Row, other: Row): boolean {
  const [cells, others] = [one.cells as Record<string, unknown>, other.cells as Record<string, unknown>];
  const isEqual =
    cells.amount != null && cells.amount === others.amount && (cells.every ?? null) === (others.every ?? null);
  if (!isEqual) return false;
  const [subject, another] = [subjectOf(one), subjectOf(other)];
  return (
    another.allTopics.some((topic) => subject.allTopics.includes(topic)) ||
    overlap(subject.words, another.words) > 0 ||
    overlap(subject.words, partsOf(other)) > 0 ||
    overlap(partsOf(one), another.words) > 0
  );
}

/** 'Laveuse-sécheuse' is a 'laveuse' too. */
const partsOf = ({ cells }: Row) => new Set(stemsOf(cells.name.replaceAll('-', ' ')));

function isSameStream(one: RowOf<'stream'>, other: RowOf<'stream'>): boolean {
  const [channel, another] = [one.cells.channel, other.cells.channel];
  const isOtherChannel =
    channel !== null && another !== null && overlap(new Set(stemsOf(channel)), new Set(stemsOf(another))) === 0;
  return !isOtherChannel && isSameProduct(one, other);
}

function isSameProduct(one: RowOf<'stream'>, other: RowOf<'stream'>): boolean {
  const isOpen = (row: RowOf<'stream'>) => row.cells.unit === null && isGeneric(row.cells.name);
  if (isOpen(one) || isOpen(other))
    return (one.cells.model === 'subscription') === (other.cells.model === 'subscription');
  return overlap(subjectOf(one).product, subjectOf(other).product) >= 0.5;
}

function isSamePerson(one: RowOf<'person'>, other: RowOf<'person'>): boolean {
  if (one.cells.role !== other.cells.role) return false;
  return one.cells.role === 'owner' || overlap(subjectOf(one).words, subjectOf(other).words) >= 0.5;
}

/** Savings are one sum; two loans are the same when their amounts are, or their lenders. */
function isSameFunding(one: RowOf<'funding'>, other: RowOf<'funding'>): boolean {
  if (one.cells.source !== other.cells.source) return false;
  const isOneSum = one.cells.source === 'savings';
  return isOneSum || one.cells.amount === other.cells.amount || overlap(ownWords(one), ownWords(other)) >= 0.5;
}

/** Words that the name of every loan may have. */
export const namesAnyLoan: ReadonlySet<string> = new Set(stemsOf('loan prêt prête emprunt'));
const ownWords = (row: Row) => new Set([...subjectOf(row).words].filter((word) => !namesAnyLoan.has(word)));
