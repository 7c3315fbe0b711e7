import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import type { ImageOf } from './blocks.ts';
import { legalText } from './legal-text.ts';
import { paragraphOf } from './paragraph-of.ts';
import { sizeOnPage } from './size-on-page.ts';

/** Word counts 96 to the inch. */
const pixelsPerCentimetre = 96 / 2.54;

/** A picture in the middle of its line, with what it shows for those who do not see it, and its caption on the same page. */
export function wordImage({ id, alt, caption, image, ...picture }: ImageOf): Paragraph[] {
  if (image === null) return [];
  const { width, height } = sizeOnPage(picture);
  const words = alt === null ? '' : legalText(alt);
  const shown = new ImageRun({
    type: image.type === 'image/png' ? 'png' : 'jpg',
    data: Buffer.from(image.bytes),
    transformation: {
      width: Math.round(width * pixelsPerCentimetre),
      height: Math.round(height * pixelsPerCentimetre),
    },
    altText: { name: id, title: '', description: words },
  });
  const alignment = AlignmentType.CENTER;
  // The line grows with the picture.
  const spacing = { before: 160, line: 240, lineRule: LineRuleType.AUTO };
  return [
    new Paragraph({ alignment, keepNext: caption !== '', spacing, children: [shown] }),
    ...(caption === '' ? [] : [paragraphOf(caption, { alignment, style: 'Small' })]),
  ];
}
