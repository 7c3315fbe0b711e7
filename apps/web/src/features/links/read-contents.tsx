import { useMessages } from '../../lib/i18n/use-messages.ts';
import { SectionMark } from './read-part.tsx';
import type { Changes, ReadSection } from './read-sections.ts';
import { readerMessages } from './reader-messages.ts';

type Props = {
  sections: readonly ReadSection[];
  changes: Changes | null;
  /** The language of the document. */
  lang: string;
  /** Brings a part into view. An address cannot: what is after `#` opens the link. */
  onOpen: (place: number) => void;
};

/** The parts of the document, to go to one. */
export function ReadContents({ sections, changes, lang, onOpen }: Props) {
  const words = useMessages(readerMessages);
  return (
    <nav aria-labelledby="reader-contents" className="flex flex-col gap-2 print:hidden">
      <h2 className="text-xl" id="reader-contents">
        {words.contents}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {sections.map(({ title, text }, place) => (
          <li key={text}>
            <button
              className="flex min-h-11 w-full items-center gap-2 rounded-lg px-2 py-1.5 text-left font-semibold text-primary underline-offset-4 hover:bg-sunken hover:underline"
              onClick={() => onOpen(place)}
              type="button"
            >
              <span className="wrap-anywhere" lang={lang}>
                {title}
              </span>
              <SectionMark change={changes?.sections.get(title)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
