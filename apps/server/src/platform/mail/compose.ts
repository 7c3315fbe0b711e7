import { renderHtml } from './html.ts';
import type { Letter, Letterhead } from './letter.ts';
import { renderText } from './text.ts';

/**
 * Composes a letter as text and as HTML. It may contain what people typed; none of that can become a header or a tag.
 */
export function composeMail(letterhead: Letterhead, letter: Letter) {
  return {
    recipient: letter.recipient,
    subject: oneLine(letter.subject),
    text: renderText(letterhead, letter),
    html: renderHtml(letterhead, letter),
    ...(letter.unsubscribe === undefined ? {} : { unsubscribe: letter.unsubscribe }),
  };
}

/** Removes line breaks and other control characters, so that a text cannot add a header or a paragraph. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
