const pattern = /^ {0,3}(#{1,6})\s+(\S.*)$/u;

/**
 * Reads a line of Markdown as a heading, in time proportional to its length: models write these lines.
 * @returns its level from 1 to 6 and its words without closing hashes; undefined for a line that is not a heading
 */
export function headingOf(line: string): { level: number; title: string } | undefined {
  const [, marks = '', words = ''] = pattern.exec(line.trimEnd()) ?? [];
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  const title = words.slice(0, end).trimEnd();
  return title === '' ? undefined : { level: marks.length, title };
}
