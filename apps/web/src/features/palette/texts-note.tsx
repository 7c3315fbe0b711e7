import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { paletteMessages } from './messages.ts';
import type { TextSearch } from './use-text-search.ts';

/** What is to be said about the search in texts, beside its results. */
export function TextsNote({ search }: { search: TextSearch }) {
  const words = useMessages(paletteMessages);
  const text = noteOf(search, words);
  if (text === null) return null;
  const isFailed = search.state === 'failed' || search.state === 'offline';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm text-muted">
      {text}
      {isFailed && (
        <Button onClick={search.retry} size="small" variant="secondary">
          {words.retry}
        </Button>
      )}
    </p>
  );
}

export function noteOf(
  { state, more, results }: TextSearch,
  words: { searching: string; textsOffline: string; textsFailed: string; moreTexts: (count: number) => string },
): string | null {
  if (state === 'searching') return words.searching;
  if (state === 'offline') return words.textsOffline;
  if (state === 'failed') return words.textsFailed;
  return more ? words.moreTexts(results.length) : null;
}
