import { type ClipboardEvent, useState } from 'react';
import { markdownOfHtml } from './markdown-of-html.ts';

/** What there is to say about what was pasted. */
export type PasteNote = { is: 'pictures'; count: number } | { is: 'tooLong'; by: number };

/** What Markdown has a form for; anything else is pasted as plain text. */
const hasForm = /<(?:table|ul|ol|h[1-6]|b|strong|i|em|img)\b|mso-list/iu;

/**
 * Pastes formatted text of another program as Markdown, so that its tables, lists and headings stay. Text that does not
 * fit is not pasted at all: a field would cut it off silently.
 * @param longest characters of the field
 */
export function useRichPaste(longest: number) {
  const [note, setNote] = useState<PasteNote | null>(null);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    const rich = hasForm.test(html) ? markdownOfHtml(html) : { text: plain, pictures: 0 };
    const room = longest - field.value.length + (field.selectionEnd - field.selectionStart);
    const over = rich.text.length - room;
    setNote(
      over > 0 ? { is: 'tooLong', by: over } : rich.pictures > 0 ? { is: 'pictures', count: rich.pictures } : null,
    );
    if (over > 0) event.preventDefault();
    // As if it was typed, so that it can be undone.
    else if (rich.text !== plain && document.execCommand('insertText', false, rich.text)) event.preventDefault();
  };
  return { note, onPaste };
}
