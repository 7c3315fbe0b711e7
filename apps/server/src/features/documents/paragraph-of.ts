import { HeadingLevel, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { isRightToLeft, legalText } from './legal-text.ts';

export type RunStyle = { bold?: boolean; italics?: boolean; strike?: boolean; font?: string };

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** The runs of a text: its line breaks become line breaks. */
export function runsOf(text: string, style: RunStyle = {}): TextRun[] {
  const direction = isRightToLeft(text) ? { rightToLeft: true } : {};
  return legalText(text)
    .split(/\r?\n/u)
    .map((line, index) => new TextRun({ text: line, ...style, ...direction, ...(index === 0 ? {} : { break: 1 }) }));
}

/** A paragraph that is laid out in the direction of its text. */
export function paragraphOf(
  text: string,
  options: Omit<IParagraphOptions, 'text' | 'children'> = {},
  children: readonly ParagraphChild[] = runsOf(text),
): Paragraph {
  return new Paragraph({ ...options, children, ...(isRightToLeft(text) ? { bidirectional: true } : {}) });
}

export function headingOf(text: string, level: 1 | 2 | 3, children?: readonly ParagraphChild[]): Paragraph {
  return paragraphOf(text, { heading: headings[level - 1] ?? HeadingLevel.HEADING_3, keepNext: true }, children);
}
