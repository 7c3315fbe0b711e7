import type { Language } from '@elan/domain/locale';
import type { Block, Table } from '../blocks.ts';
import { markdownNodes, type NodeOfText, wordsOf } from '../markdown-nodes.ts';
import { labelled } from '../words-in.ts';

/** What is below one heading of a section: lines of text, and tables of amounts. */
export type Group = { heading: string; lines: readonly Line[]; tables: readonly Table[] };
type Line = { lead: string; text: string };

const spoken = (cells: readonly string[]) => cells.filter((text) => text !== '').join(', ');

/** The blocks of a section by their headings. Facts of a table become lines; small print and pictures are left out. */
export function groupsOf(blocks: readonly Block[], language: Language): Group[] {
  const groups: { heading: string; lines: Line[]; tables: Table[] }[] = [{ heading: '', lines: [], tables: [] }];
  const say = (text: string, lead = '') => {
    if (text.trim() !== '') groups.at(-1)?.lines.push({ lead, text: text.trim() });
  };
  const open = (heading: string) => groups.push({ heading, lines: [], tables: [] });
  for (const block of blocks) {
    if (block.is === 'heading') open(block.text);
    else if (block.is === 'text' && block.tone !== 'small') say(block.text);
    else if (block.is === 'list') for (const item of block.items) say(item);
    else if (block.is === 'markdown') readNodes(markdownNodes(block.text), say, open, language);
    else if (block.is === 'table') {
      if (block.table.isAmount.some(Boolean)) groups.at(-1)?.tables.push(block.table);
      else for (const { cells } of block.table.rows) say(spoken(cells.slice(1)), cells[0]);
    }
  }
  return groups.filter(({ lines, tables }) => lines.length > 0 || tables.length > 0);
}

/** Somebody's own words: each paragraph, point of a list and row of a table is a line. Several cells say what they are. */
function readNodes(
  nodes: readonly NodeOfText[],
  say: (text: string, lead?: string) => void,
  open: (heading: string) => void,
  language: Language,
): void {
  for (const node of nodes) {
    if (node.is === 'heading') open(wordsOf(node.pieces, ' '));
    else if (node.is === 'text') say(wordsOf(node.pieces, ' '));
    else if (node.is === 'list') {
      for (const { pieces, below } of node.items) {
        say(wordsOf(pieces, ' '));
        readNodes(below, say, open, language);
      }
    } else
      for (const row of node.rows) {
        const [lead, ...cells] = row.map(({ pieces }) => wordsOf(pieces, ' '));
        const named = cells.map((cell, at) => cell && labelled(node.head[at + 1]?.text ?? '', cell, language));
        say(cells.length < 2 ? spoken(cells) : named.filter((text) => text !== '').join('; '), lead);
      }
  }
}
