import { factSheetOf } from '../canada/fact-sheets.ts';
import { officialNames } from '../canada/official-names.ts';
import { type Province, provinces } from '../ledger/provinces.ts';
import { plainName } from './confirmed-figure.ts';

/** Compiled once for a project: the names its people wrote, beside those of the dated list. */
export type KnownNames = {
  /** @param around the name with the words around it: it may be a part of a longer one that is known */
  isKnown(name: string, around: string): boolean;
};

const listed: readonly string[] = [
  ...officialNames.flatMap(({ names }) => names),
  ...(Object.keys(provinces) as Province[]).flatMap((province) =>
    factSheetOf(province).flatMap(({ en, fr }) => [en, fr]),
  ),
].map(plainName);

/** Words that do not tell which program or law is meant. */
const general = new Set(
  (
    'a act agency aide aides and au aux award board bursary by canada canadian code commission credit d de des du en et for ' +
    'fonds fund funds grant in initiative l la le les loi ministere ministry new of on ontario par pour programme program ' +
    'quebec regie reglement regulation regulations respecting small subsidy subvention sur tax the to un une with'
  ).split(' '),
);

function plainAround(around: string, names: readonly string[]): boolean {
  const plain = ` ${plainName(around)} `;
  return names.some((name) => plain.includes(` ${name} `));
}

/** Long enough not to be part of another name by chance. */
const isLong = (name: string) => name.length > 7 || name.includes(' ');

/** @param texts what the people of the project wrote or chose, its name included */
export function knownNames(texts: readonly string[]): KnownNames {
  let theirs: string[] | undefined;
  const inTheirs = (words: readonly string[]) => {
    theirs ??= texts.map((text) => ` ${plainName(text)} `);
    return theirs.some((text) => words.every((word) => text.includes(` ${word} `)));
  };
  return {
    isKnown: (name, around) => {
      const plain = ` ${plainName(name)} `;
      const distinctive = plain.split(' ').filter((word) => word !== '' && !general.has(word));
      // Nothing to look for: 'the Program', 'la Loi'.
      if (distinctive.length === 0) return true;
      if (listed.some((each) => plain === ` ${each} ` || (isLong(each) && plain.includes(` ${each} `)))) return true;
      if (distinctive.length > 1 && listed.some((each) => ` ${each} `.includes(plain))) return true;
      const longer = listed.filter((each) => ` ${each} `.includes(plain));
      if (longer.length > 0 && plainAround(around, longer)) return true;
      return inTheirs(distinctive);
    },
  };
}
