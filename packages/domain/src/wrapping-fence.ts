const fence = /^ {0,3}(`{3,}|~{3,}(?!~))([^`]*)$/u;

/** The mark of a line that begins or ends a code block, and what it says of the block; nothing for another line. */
export function fenceOf(line: string): { mark: string; info: string } {
  const [, mark = '', info = ''] = fence.exec(line) ?? [];
  return { mark, info: info.trim() };
}

/** Characters. Words that lead to a report are few; a longer paragraph is a part of it. */
const longestLead = 200;

/** Whether a text is one short paragraph, as models write above the block: "Here is your report:". */
export function isLead(text: string): boolean {
  const paragraph = text.trim();
  const isOther = /^(?:#{1,6}\s|[-*+>|]|\d+[.)]\s|`{3}|~{3})/u.test(paragraph);
  return paragraph !== '' && paragraph.length <= longestLead && !isOther && !/\n\s*\n/u.test(paragraph);
}

/**
 * Whether a block may hold a whole report, by what its first line says of it.
 * @param hasLead whether words stand above the block, which then has to say that it is Markdown
 * @returns 'with-heading': only when it is the block of a text with headings, because code is called that too
 */
export function holdsReport(info: string, hasLead: boolean): 'always' | 'with-heading' | 'never' {
  if (/^(?:markdown|md)$/iu.test(info)) return 'always';
  if (/^(?:markdown|md)\s/iu.test(info)) return 'with-heading';
  return /^(?:text)?$/iu.test(info) && !hasLead ? 'with-heading' : 'never';
}

const hasHeading = (lines: readonly string[]) => lines.some((line) => /^ {0,3}#{1,6}\s/u.test(line));

/**
 * Some models answer with the whole report in a code block, which would show it as code.
 * @param reply markdown, which may still be growing: the end of the block can be missing
 * @returns what is in the block, below the words that lead to it, when it holds the whole reply and is a report; else
 * the reply itself. Code blocks in a report stay what they are
 */
export function withoutWrappingFence(reply: string): string {
  const lines = reply.trim().split(/\r?\n/u);
  const start = lines.findIndex((line) => fenceOf(line).mark !== '');
  if (start === -1) return reply;
  const lead = lines.slice(0, start).join('\n').trim();
  if (lead !== '' && !isLead(lead)) return reply;
  const { mark, info } = fenceOf(lines[start] ?? '');
  const rest = lines.slice(start + 1);
  const holds = holdsReport(info, lead !== '');
  if (holds === 'never') return reply;
  const end = endOf(mark, rest);
  const isWhole = end === undefined || end === rest.length - 1;
  if (!isWhole || (holds === 'with-heading' && !hasHeading(rest))) return reply;
  return [...(lead === '' ? [] : [lead, '']), ...rest.slice(0, end)].join('\n');
}

/** The line that ends the block; blocks in it begin with the name of their language. Undefined: none does yet. */
function endOf(mark: string, lines: readonly string[]): number | undefined {
  let inner: string | undefined;
  for (const [place, line] of lines.entries()) {
    const { mark: other, info } = fenceOf(line);
    if (other === '') continue;
    if (inner !== undefined) {
      if (info === '' && closes(other, inner)) inner = undefined;
    } else if (info !== '') inner = other;
    else if (closes(other, mark)) return place;
  }
  return undefined;
}

const closes = (mark: string, opening: string) => mark[0] === opening[0] && mark.length >= opening.length;
