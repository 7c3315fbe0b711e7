import { labelsIn } from '../../ledger/read/labels.ts';
import { plainText } from '../../ledger/read/plain-text.ts';

/** The sides of a matrix that the lines about the market and the risks belong to. */
export type SwotSides = { weaknesses: string[]; opportunities: string[]; threats: string[] };

/** A risk of the founder's own person: the business depends on them. */
const own = /(?<!\p{L})(?:(?:i|me|myself|alone|je|moi|tout seul|toute seule)(?!\p{L})|j['’])/iu;

const namesRent = (line: string) =>
  labelsIn(plainText(line)).some(({ label }) => label.kind === 'cost' && label.topic === 'rent');

/** A risk of one's own is a weakness, where there are others; a rent among the trends is no opportunity. */
export function swotSides(trends: readonly string[], risks: readonly string[]): SwotSides {
  const { own: weaknesses = [], others = [] } = Object.groupBy(risks, (line) => (own.test(line) ? 'own' : 'others'));
  const { rent = [], other: opportunities = [] } = Object.groupBy(trends, (line) =>
    namesRent(line) ? 'rent' : 'other',
  );
  const threats = [...others, ...rent];
  return threats.length > 0
    ? { weaknesses, opportunities, threats }
    : { weaknesses: [], opportunities, threats: weaknesses };
}
