/**
 * French text is written with ordinary spaces; this makes those no-break that must not end a line: before double
 * punctuation and signs, inside guillemets, between the groups of a number, and between a number and its unit.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/ (?=[:;?!»%$])/gu, '\u00a0')
    .replace(/« /gu, '«\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '\u00a0')
    .replace(/(?<=\d) (?=(?:h|min|km|kg|ans|mois|jours|semaines|heures)(?!\p{L}))/gu, '\u00a0');
}

/** The places where a French text breaks the product's typographic rules. Addresses and code are left out. */
export function frenchFaults(text: string): string[] {
  const words = text
    .replace(/`[^`]*`/gu, 'x')
    .replace(/\]\([^)]*\)/gu, ']')
    .replace(/https?:\/\/\S+/gu, 'x')
    .replaceAll('*', '');
  const rules: readonly [RegExp, string][] = [
    [/[^\s«(][?!;:](?=\s|$|[_»])/gu, 'needs a space before'],
    [/«(?! )|[^ ]»/gu, 'needs a space inside'],
    [/["“”]/gu, 'is not a French quotation mark (« »)'],
    [/[’]/gu, "is not the apostrophe used here (')"],
    [/\u00a0|\u202f/gu, 'is a no-break space: write an ordinary one, the build changes it'],
    [/\d[%$]/gu, 'needs a space before the sign'],
    [/\d,\d{3}(?!\d| %)/gu, 'is a number written the English way'],
    [/\b(?:email|e-mail|mail)s?\b/giu, 'is « courriel » in French'],
  ];
  return rules.flatMap(([pattern, fault]) =>
    [...words.matchAll(pattern)].map((match) => {
      const around = words.slice(Math.max(0, match.index - 15), match.index + 15).replaceAll('\n', ' ');
      return `'${match[0]}' ${fault} (… ${around} …)`;
    }),
  );
}
