import type { MouseEvent } from 'react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { blockId, type Heading } from './headings.ts';

const messages = defineMessages({
  title: { en: 'In this analysis', fr: 'Dans cette analyse' },
});

/** Links to the sections of a long report. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const words = useMessages(messages);
  // The URL does not change, so that going back leads to the previous module, not the previous section.
  const lead = (event: MouseEvent, place: number) => {
    const section = document.getElementById(blockId(place));
    if (section === null) return;
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={words.title} className="mb-8 rounded-2xl bg-sunken px-5 py-4" data-no-print>
      <p className="text-sm font-semibold text-muted">{words.title}</p>
      <ol className="mt-1 gap-x-8 sm:columns-2">
        {headings.map(({ title, place }) => (
          <li className="break-inside-avoid" key={place}>
            <a
              className="inline-block min-h-8 py-1 underline-offset-4 hover:underline"
              href={`#${blockId(place)}`}
              onClick={(event) => lead(event, place)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
