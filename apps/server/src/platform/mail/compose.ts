import type { Language } from '@elan/domain/locale';

/** What a mail of ours says, in the reader's language. */
export type Letter = {
  recipient: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  action?: { label: string; link: string };
  closing: string;
};

/** A letter as text and as HTML. Words that people typed may stand in it: nothing of them becomes a header or a tag. */
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

/** A text without line breaks and other control characters: neither a header nor a paragraph can be added to it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
