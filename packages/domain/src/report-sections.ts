import { headingOf } from './heading-line.ts';
import { fenceOf } from './wrapping-fence.ts';

/** A part of a report from one main heading to the next. */
export type ReportSection = {
  /** The heading as written; empty for text before the first heading. */
  readonly title: string;
  /** The section's markdown with its heading. */
  readonly text: string;
};

/** The same section of two reports; one of them may not have it. */
export type SectionPair = { readonly older: ReportSection | undefined; readonly newer: ReportSection | undefined };

/**
 * Splits a report at its main headings: those of the highest level that occurs more than once, and any above it.
 * @param markdown a report
 * @returns the sections in order; their texts, joined, are the report
 */
export function reportSections(markdown: string): ReportSection[] {
  const lines = markdown.split(/(?<=\n)/u);
  const headings = headingsOf(lines);
  const counts = new Map<number, number>();
  for (const { level } of headings) counts.set(level, (counts.get(level) ?? 0) + 1);
  const levels = [...counts.keys()].sort((a, b) => a - b);
  const main = levels.find((level) => (counts.get(level) ?? 0) > 1) ?? levels[0] ?? 0;
  const starts = headings.filter(({ level }) => level <= main);
  const edges = [{ line: 0, title: '' }, ...starts, { line: lines.length, title: '' }];
  return edges.slice(0, -1).flatMap(({ line, title }, index) => {
    const text = lines.slice(line, edges[index + 1]?.line).join('');
    return text.trim() === '' ? [] : [{ title, text }];
  });
}

/** The headings of a report outside of code, with the index of their line. */
export function headingsOf(lines: readonly string[]): { line: number; level: number; title: string }[] {
  let fence = '';
  return lines.flatMap((content, line) => {
    const { mark, info } = fenceOf(content.trimEnd());
    if (fence !== '') {
      if (mark.startsWith(fence) && info === '') fence = '';
      return [];
    }
    fence = mark;
    const heading = headingOf(content);
    return mark !== '' || heading === undefined ? [] : [{ line, ...heading }];
  });
}

/**
 * Pairs the sections of two reports by their titles; the second section with the same title meets the second.
 * @returns pairs in the newer report's order; a section only the older one has follows the one it used to follow
 */
export function pairSections(older: readonly ReportSection[], newer: readonly ReportSection[]): SectionPair[] {
  const olderKeys = keysOf(older);
  const newerKeys = keysOf(newer);
  const pairs = newer.map((section, index) => {
    const match = olderKeys.indexOf(newerKeys[index] ?? '');
    return { key: newerKeys[index], pair: { older: older[match], newer: section } as SectionPair };
  });
  older.forEach((section, index) => {
    if (newerKeys.includes(olderKeys[index] ?? '')) return;
    const previous = pairs.findIndex(({ key }) => key === olderKeys[index - 1]);
    pairs.splice(previous + 1, 0, { key: olderKeys[index], pair: { older: section, newer: undefined } });
  });
  return pairs.map(({ pair }) => pair);
}

/** What tells the sections of a report apart: the title without case and spacing, and its number among equal titles. */
function keysOf(sections: readonly ReportSection[]): string[] {
  const seen = new Map<string, number>();
  return sections.map(({ title }) => {
    const name = title.toLowerCase().replace(/\s+/gu, ' ');
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name}\n${number}`;
  });
}

/**
 * Puts one section of another version into a report: in place of the section of that title, or where it used to be.
 * @param index of the section in `source`
 * @returns the section's title and the report with it, which is `report` itself if it has the same text there already;
 * undefined when `source` has no such section
 */
export function withSectionOf(
  report: string,
  source: string,
  index: number,
): { title: string; report: string } | undefined {
  const sections = reportSections(source);
  const wanted = sections[index];
  if (wanted === undefined) return undefined;
  const pairs = pairSections(sections, reportSections(report));
  const present = pairs.find(({ older }) => older === wanted)?.newer;
  if (present?.text.trim() === wanted.text.trim()) return { title: wanted.title, report };
  const texts = pairs.flatMap(({ older, newer }) => {
    if (older === wanted) return [wanted.text];
    return newer === undefined ? [] : [newer.text];
  });
  return { title: wanted.title, report: texts.map((text) => text.trimEnd()).join('\n\n') };
}
