import { asideKeys, type PartKey } from './parts.ts';

type Columns = {
  fixed: PartKey | null;
  shown: PartKey;
  aside: PartKey | null;
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
  const aside = (hasAside && keys.find((key) => asideKeys.has(key))) || null;
  const others = keys.filter((key) => key !== fixed && key !== aside);
  const named = new URLSearchParams(search).get('part');
  const usual = fixed === null ? first : standard;
  const shown = others.find((key) => key === named) ?? others.find((key) => key === usual) ?? others[0] ?? first;
  return { fixed, shown, aside, visible: [fixed, shown, aside].filter((key) => key !== null) };
}
