const fence = /^ {0,3}(`{3,}|~{3,}(?!~))([^`]*)$/u;

/** The mark of a line that begins or ends a code block, and what it says of the block; nothing for another line. */
export function fenceOf(line: string): { mark: string; info: string } {
  const [, mark = '', info = ''] = fence.exec(line) ?? [];
  return { mark, info: info.trim() };
}

/** What models call the block that they put a whole report in. */
export const namesReport = (info: string) => /^(?:markdown|md)$/iu.test(info);
const hasHeading = (lines: readonly string[]) => lines.some((line) => /^ {0,3}#{1,6}\s/u.test(line));

/**
 * Some models answer with the whole report in a code block, which would show it as code.
 * @param reply markdown, which may still be growing: the end of the block can be missing
 * @returns what is in the block when it holds the whole reply and is a report, else the reply itself; code blocks in a
 * report stay what they are
 */
export function withoutWrappingFence(reply: string): string {
  const [first = '', ...rest] = reply.trim().split(/\r?\n/u);
  const { mark, info } = fenceOf(first);
  if (mark === '' || (info !== '' && !namesReport(info))) return reply;
  const end = endOf(mark, rest);
  const isWhole = end === undefined || end === rest.length - 1;
  if (!isWhole || (info === '' && !hasHeading(rest))) return reply;
  return rest.slice(0, end).join('\n');
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
