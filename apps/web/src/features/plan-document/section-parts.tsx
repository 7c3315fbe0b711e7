import type { Language } from '@elan/domain/locale';
import { cellsOf, joinParts, partsOf, partsWithTable, withCells } from '@elan/domain/plan-document/text-parts';
import type { ComponentProps, Ref } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { longest, planDocumentMessages } from './messages.ts';
import { TableFields } from './table-fields.tsx';
import { useRichPaste } from './use-rich-paste.ts';

type Props = {
  text: string;
  label: string;
  /** The columns of the table that the section should have; none for a section without one. */
  head: readonly string[];
  language: Language;
  /** The first field. */
  ref: Ref<HTMLTextAreaElement>;
  onType: (text: string) => void;
  onBlur: () => void;
};

/** The text of a section in fields: its words, and its tables cell by cell. */
export function SectionParts({ text, label, head, language, ref, onType, onBlur }: Props) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const parts = head.length > 0 ? partsWithTable(text, head).parts : partsOf(text);
  const room = Math.max(0, longest.text - text.length);
  const last = parts.length - 1;
  const change = (place: number, part: string) => onType(joinParts(parts.with(place, part)));
  // A part has no other name than its place, and keeps the focus while it is typed.
  return [...parts.entries()].map(([place, part]) => {
    if (place % 2 === 1)
      return (
        <TableFields
          cells={cellsOf(part)}
          key={place}
          language={language}
          onBlur={onBlur}
          onChange={(cells) => change(place, withCells(part, cells))}
          room={room}
        />
      );
    if (part === '' && place > 0 && place < last) return null;
    return (
      <Words
        help={place === 0 ? words.help : undefined}
        key={place}
        label={place === 0 ? label : helpWords.belowTable}
        maxLength={part.length + room}
        onBlur={onBlur}
        onChange={(event) => change(place, event.target.value)}
        ref={place === 0 ? ref : undefined}
        rows={last === 0 ? 8 : 3}
        value={part}
      />
    );
  });
}

/** Some words, with what there is to say about what was pasted into them. */
function Words({ maxLength, ...props }: ComponentProps<typeof TextArea> & { maxLength: number }) {
  const words = useMessages(planDocumentMessages);
  const { note, onPaste } = useRichPaste(maxLength);
  return (
    <>
      <TextArea {...props} dir="auto" maxLength={maxLength} onPaste={onPaste} spellCheck />
      {note !== null && (
        <Banner tone="info">
          {note.is === 'tooLong' ? words.pasteTooLong(note.by) : words.picturesLeft(note.count)}
        </Banner>
      )}
    </>
  );
}
