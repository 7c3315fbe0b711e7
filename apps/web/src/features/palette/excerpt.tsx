import type { PaletteEntry } from './entries.ts';

/** A few words of a text; the found ones are marked. */
export function Excerpt({ parts }: { parts: NonNullable<PaletteEntry['excerpt']> }) {
  let at = 0;
  return parts.map(({ text, found }) => {
    at += text.length;
    return found ? (
      <mark className="rounded-xs bg-primary-soft font-semibold text-ink" key={at}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}
