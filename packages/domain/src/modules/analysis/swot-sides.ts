/** The sides of a matrix that risks belong to. A trend has none that anybody but the founder knows. */
export type SwotSides = { weaknesses: string[]; threats: string[] };

/** A risk of the founder's own person: the business depends on them. */
const own = /(?<!\p{L})(?:(?:i|me|myself|alone|je|moi|tout seul|toute seule)(?!\p{L})|j['’])/iu;

/** A risk of one's own is a weakness, where there are others. */
export function swotSides(risks: readonly string[]): SwotSides {
  const { own: weaknesses = [], others: threats = [] } = Object.groupBy(risks, (line) =>
    own.test(line) ? 'own' : 'others',
  );
  return threats.length > 0 ? { weaknesses, threats } : { weaknesses: [], threats: weaknesses };
}
