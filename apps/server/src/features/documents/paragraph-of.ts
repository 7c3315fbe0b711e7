import { type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { directedPieces, isRightToLeft, legalText } from './legal-text.ts';

export type RunStyle = { bold?: boolean; italics?: boolean; strike?: boolean; font?: string };

/** The runs of a text: its line breaks become line breaks, and words from right to left are marked as such. */
export function runsOf(text: string, style: RunStyle = {}): TextRun[] {
  return legalText(text)
    .split(/\r?\n/u)
    .flatMap((line, index) => {
      const pieces = directedPieces(line);
      const shown = pieces.length === 0 ? [{ text: '', isRightToLeft: false }] : pieces;
      return shown.map(
        ({ text: words, isRightToLeft: rightToLeft }, place) =>
          new TextRun({
            ...{ text: words, ...style },
            ...(rightToLeft ? { rightToLeft } : {}),
            ...(index > 0 && place === 0 ? { break: 1 } : {}),
          }),
      );
    });
}

/** A paragraph that is laid out in the direction of its text. */
export function paragraphOf(
  text: string,
  options: Omit<IParagraphOptions, 'text' | 'children'> = {},
  children: readonly ParagraphChild[] = runsOf(text),
): Paragraph {
  return new Paragraph({ ...options, children, ...(isRightToLeft(text) ? { bidirectional: true } : {}) });
}
