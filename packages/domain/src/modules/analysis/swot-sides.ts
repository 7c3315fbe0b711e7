/** The sides of a matrix that risks belong to. A trend has none that anybody but the founder knows. */
export type SwotSides = { weaknesses: string[]; threats: string[] };

/**
 * A risk of the founder's own person: something befalls them, or the business depends on them. What befalls others is
 * none, also where the founder comes after: 'plywood goes up after I quoted'.
 */
const own =
  /^\P{L}*(?:(?:what )?(?:if|when) |(?:et )?(?:si|quand) )?(?:(?:i|je)(?!\p{L})|j['’])|(?<!\p{L})(?:(?:on|just|only) me|myself|alone|(?:sur|que) moi|moi seule?|toute? seule?)(?!\p{L})/iu;

/** A risk of one's own is a weakness, where there are others. */
export function swotSides(risks: readonly string[]): SwotSides {
  const { own: weaknesses = [], others: threats = [] } = Object.groupBy(risks, (line) =>
    own.test(line) ? 'own' : 'others',
  );
  return threats.length > 0 ? { weaknesses, threats } : { weaknesses: [], threats: weaknesses };
}
