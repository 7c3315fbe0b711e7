import { asideKeys, type PartKey } from './parts.ts';

type Columns = {
  fixed: PartKey | null;
  shown: PartKey;
  aside: PartKey | null;
  asides: readonly PartKey[];
  visible: readonly PartKey[];
};

type Situation = {
  keys: readonly PartKey[];
  standard: PartKey;
  /** Of the URL. */
  search: string;
  isFirstFixed: boolean;
  hasAside: boolean;
};

/**
 * Which part is in which column. A part is in one column only, so a link that was made in a narrower window, and names
 * a part of the last column as the open one, opens it there.
 */
export function columnsOf({ keys, standard, search, isFirstFixed, hasAside }: Situation): Columns {
  const [first = standard] = keys;
  const fixed = isFirstFixed ? first : null;
  const asides = hasAside ? keys.filter((key) => asideKeys.has(key)) : [];
  const others = keys.filter((key) => key !== fixed && !asides.includes(key));
  const params = new URLSearchParams(search);
  const named = (name: string, among: readonly PartKey[]) => among.find((key) => key === params.get(name));
  const usual = fixed === null ? first : standard;
  const shown = named('part', others) ?? others.find((key) => key === usual) ?? others[0] ?? first;
  const aside = named('beside', asides) ?? named('part', asides) ?? asides[0] ?? null;
  return { fixed, shown, aside, asides, visible: [fixed, shown, aside].filter((key) => key !== null) };
}
