const fence = /^ {0,3}(`{3,}|~{3,})/u;
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/u;
const definition = /^ {0,3}\[[^\]]+\]:/mu;

/**
 * Splits markdown into top-level blocks that can be rendered one by one: a finished block never changes while more text
 * arrives. Fences, tables and lists (loose ones too) stay whole. A text with link or footnote definitions is one block,
 * because a definition applies to the whole text.
 */
export function splitBlocks(markdown: string): string[] {
  if (definition.test(markdown)) return [markdown];
  const blocks: string[] = [];
  let lines: string[] = [];
  let fenceMark: string | undefined;

  const finish = () => {
    if (lines.some((line) => line.trim() !== '')) blocks.push(lines.join('\n'));
    lines = [];
  };

  const all = markdown.split(/\r?\n/u);
  for (const [index, line] of all.entries()) {
    const mark = fence.exec(line)?.[1];
    if (fenceMark !== undefined) {
      lines.push(line);
      if (mark !== undefined && mark[0] === fenceMark[0] && mark.length >= fenceMark.length) fenceMark = undefined;
      continue;
    }
    if (mark !== undefined) fenceMark = mark;
    if (line.trim() === '') {
      const next = all.slice(index + 1).find((later) => later.trim() !== '');
      const inList = lines.some((kept) => listItem.test(kept)) && listItem.test(lines[0] ?? '');
      const goesOn = next !== undefined && inList && (listItem.test(next) || /^\s{2,}/u.test(next));
      // A list that is still being written must not be split at a blank line.
      if (goesOn) lines.push(line);
      else finish();
      continue;
    }
    lines.push(line);
  }
  finish();
  return blocks;
}

/**
 * The last block of a text that is still arriving, without anything that would change shape when the rest arrives: a
 * table before its second line, a marker without text, unclosed bold.
 */
export function mendTail(block: string): string {
  const lines = block.split('\n');
  if (/^\s*\|/u.test(lines[0] ?? '') && !/^[\s|:-]+\|\s*$/u.test(lines[1] ?? '')) return '';
  const last = lines.at(-1) ?? '';
  if (/^\s*(?:#{1,6}|[-*+]|\d{1,9}[.)]?)\s*$/u.test(last)) lines.pop();
  const text = lines.join('\n').replace(/\*{1,2}$/u, '');
  const bolds = text.split('**').length - 1;
  return bolds % 2 === 1 ? `${text}**` : text;
}
