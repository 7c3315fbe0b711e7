const units: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two deux 2, three trois 3, four quatre 4, five cinq 5, six 6, seven sept 7, eight huit 8, nine neuf 9, ten dix 10',
    'eleven onze 11, twelve douze 12, thirteen treize 13, fourteen quatorze 14, fifteen quinze 15, sixteen seize 16',
    'seventeen dix-sept 17, eighteen dix-huit 18, nineteen dix-neuf 19, twenty vingt 20, thirty trente 30',
    'forty quarante 40, fifty cinquante 50, sixty soixante 60, seventy septante 70, eighty 80, ninety 90, one un une 1',
    'dizaine 10, quinzaine 15, vingtaine 20, trentaine 30, quarantaine 40, cinquantaine 50, soixantaine 60, centaine 100',
  ]
    .join(', ')
    .split(', ')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.slice(0, -1).map((word) => [word, Number(words.at(-1))]);
    }),
);
const hundred = /^(?:hundred|cents?)$/u;
const thousand = /^(?:thousand|mille)$/u;
const vingt = /^vingts?$/u;

const word = [...Object.keys(units), 'vingts', 'hundred', 'cents', 'cent', 'thousand', 'mille']
  .toSorted((one, other) => other.length - one.length)
  .join('|');
/** Numbers in words of a plain text: 'mille deux cents', 'quatre-vingt-dix', 'twelve hundred and fifty'. */
export const numberInWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${word})(?:(?:[ -]|-et-| et | and )(?:${word}))*(?![\\p{L}])`,
  'gu',
);

/** The number that some words say; the words are matched by `numberInWords`. */
export function numberOfWords(words: string): number {
  let total = 0;
  let current = 0;
  // The longest names come first in the pattern, so 'dix-sept' stays one word.
  for (const [name] of words.matchAll(new RegExp(word, 'gu'))) {
    if (thousand.test(name)) {
      total += Math.max(current, 1) * 1000;
      current = 0;
    } else if (name.endsWith('aine')) current = units[name] ?? 0;
    else if (hundred.test(name)) current = Math.max(current, 1) * 100;
    else if (vingt.test(name) && current % 100 === 4) current += 76;
    else current += units[name] ?? 0;
  }
  return total + current;
}
