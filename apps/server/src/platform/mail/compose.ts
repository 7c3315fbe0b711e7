import type { Language } from '@elan/domain/locale';

/** The content of a mail, in the reader's language. */
export type Letter = {
  recipient: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The link to follow, if there is one. */
  action?: { label: string; link: string };
  closing: string;
};

/**
 * Composes a letter as text and as HTML. It may contain what people typed; none of that can become a header or a tag.
 */
export function composeMail({ recipient, language, subject, paragraphs, action, closing }: Letter) {
  return {
    recipient,
    subject: oneLine(subject),
    text: [...paragraphs, ...(action === undefined ? [] : [action.link]), closing].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      action === undefined ? '' : `<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`,
      `<p>${escapeHtml(closing)}</p></body></html>`,
    ].join(''),
  };
}

/** Removes line breaks and other control characters, so that a text cannot add a header or a paragraph. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
