import { footerLines, frame, type Letter, type Letterhead, type LetterText } from './letter.ts';

/** The text part: for people who read plain text, and the only thing some programs show. */
export function renderText(letterhead: Letterhead, { texts, unsubscribe }: Letter): string {
  const other = texts[1];
  return [
    ...(other === undefined ? [] : [frame.follows[other.language]]),
    ...texts.map((text) => section(letterhead, text, unsubscribe)),
  ].join(`\n\n${'-'.repeat(40)}\n\n`);
}

function section(letterhead: Letterhead, text: LetterText, unsubscribe: string | undefined): string {
  const { paragraphs, lists = [], action, closing, language } = text;
  return [
    ...paragraphs,
    ...lists.map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(action === undefined ? [] : [action.link]),
    ...(closing === undefined ? [] : [closing]),
    `-- \n${footerLines(letterhead, text).join('\n')}`,
    ...(unsubscribe === undefined ? [] : [`${frame.unsubscribe[language]}:`, unsubscribe]),
  ].join('\n\n');
}
