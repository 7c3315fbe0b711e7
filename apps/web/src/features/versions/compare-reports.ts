import { pairSections, type ReportSection, reportSections } from '@elan/domain/report-sections';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { Lexer, type Token, type Tokens } from 'marked';
import { plainWords } from '../../components/markdown/headings.ts';

/** Part of a text, in its order, and whether only this version has it. */
export type Piece = { readonly place: number; readonly text: string; readonly changed: boolean };

/** A paragraph, list item, heading or block of a report. */
export type Cell = {
  readonly markdown: string;
  readonly form: 'heading' | 'item' | 'paragraph' | 'block';
  /** Word by word, where the other version has a similar text; null where the whole cell is the change. */
  readonly pieces: readonly Piece[] | null;
};

/** What faces each other. A cell is null where the other version has something more. */
export type ComparedRow = {
  readonly place: number;
  readonly older: Cell | null;
  readonly newer: Cell | null;
  readonly changed: boolean;
};

type Facing = Omit<ComparedRow, 'place'>;

export type ComparedSection = {
  readonly place: number;
  readonly title: string;
  /** The section's index in each version; null where the version does not have it. */
  readonly olderIndex: number | null;
  readonly newerIndex: number | null;
  readonly rows: readonly ComparedRow[];
  readonly changed: boolean;
};

/** How much of two texts must be the same for the difference to be shown word by word. */
export const similar = 0.4;

/** Compares two reports, section by section and paragraph by paragraph. */
export function compareReports(older: string, newer: string): ComparedSection[] {
  const olderSections = reportSections(older);
  const newerSections = reportSections(newer);
  const indexIn = (sections: readonly ReportSection[], section: ReportSection | undefined) =>
    section === undefined ? null : sections.indexOf(section);
  return pairSections(olderSections, newerSections).map((pair, place) => {
    const facings = compareCells(bodyOf(pair.older), bodyOf(pair.newer));
    const rows = facings.map((row, index) => ({ ...row, place: index }));
    return {
      place,
      title: plainWords((pair.newer ?? pair.older)?.title ?? ''),
      olderIndex: indexIn(olderSections, pair.older),
      newerIndex: indexIn(newerSections, pair.newer),
      rows,
      changed: pair.older === undefined || pair.newer === undefined || rows.some((row) => row.changed),
    };
  });
}

/** The words of two texts that differ. */
export function compareWords(older: string, newer: string): { older: Piece[]; newer: Piece[]; likeness: number } {
  const changes = diffWordsWithSpace(older, newer);
  const side = (without: 'added' | 'removed') =>
    changes
      .filter((change) => !change[without])
      .map(({ value, added, removed }, place) => ({ place, text: value, changed: added || removed }));
  const common = changes.reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + value.length), 0);
  const longest = Math.max(older.length, newer.length);
  return { older: side('added'), newer: side('removed'), likeness: longest === 0 ? 1 : common / longest };
}

/** A section without its own heading, which is its title. */
function bodyOf(section: ReportSection | undefined): Cell[] {
  const cells = new Lexer({ gfm: true }).blockTokens(section?.text ?? '').flatMap(cellsOfToken);
  return section?.title === '' ? cells : cells.slice(1);
}

function cellsOfToken(token: Token): Cell[] {
  const cell = (form: Cell['form'], text: string) => ({ markdown: text.trim(), form, pieces: null });
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [cell('heading', (token as Tokens.Heading).text)];
    case 'paragraph':
      return [cell('paragraph', token.raw)];
    case 'list':
      return (token as Tokens.List).items.map((item) => cell('item', item.text));
    default:
      return [cell('block', token.raw)];
  }
}

function compareCells(older: Cell[], newer: Cell[]): Facing[] {
  const rows: Facing[] = [];
  let removed: Cell[] = [];
  const flush = (added: readonly Cell[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      rows.push(...facing(removed[index] ?? null, added[index] ?? null));
    }
    removed = [];
  };
  const isSame = (a: Cell, b: Cell) => a.form === b.form && a.markdown === b.markdown;
  for (const change of diffArrays(older, newer, { comparator: isSame })) {
    if (change.removed) removed = change.value;
    else if (change.added) flush(change.value);
    else {
      flush([]);
      rows.push(...change.value.map((cell) => ({ older: cell, newer: cell, changed: false })));
    }
  }
  flush([]);
  return rows;
}

/** Two cells in the same place. Tables and code are compared as a whole. */
function facing(older: Cell | null, newer: Cell | null): Facing[] {
  if (older === null || newer === null || older.form === 'block' || newer.form === 'block') {
    return [{ older, newer, changed: true }];
  }
  const words = compareWords(plainWords(older.markdown), plainWords(newer.markdown));
  if (words.likeness < similar) return [{ older, newer, changed: true }];
  return [{ older: { ...older, pieces: words.older }, newer: { ...newer, pieces: words.newer }, changed: true }];
}
