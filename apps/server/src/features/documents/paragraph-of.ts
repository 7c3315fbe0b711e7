import { type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { isRightToLeft, legalText } from './legal-text.ts';

export type RunStyle = { bold?: boolean; italics?: boolean; strike?: boolean; font?: string };

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
