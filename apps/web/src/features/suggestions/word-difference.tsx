import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { suggestionMessages } from './messages.ts';

/** With more changes than this, two texts have little in common and comparing them takes long. */
const mostChanges = 3_000;

/** Two texts in one, word by word: what would go and what would come. */
export function WordDifference({ older, newer }: { older: string; newer: string }) {
  const words = useMessages(suggestionMessages);
  const pieces = useMemo(() => piecesOf(older, newer), [older, newer]);
  return (
    <p className="max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ place, text, kind }) =>
        kind === 'same' ? (
          <span key={place}>{text}</span>
        ) : kind === 'added' ? (
          <ins
            className="rounded-sm bg-green-soft text-ink underline decoration-green decoration-2 underline-offset-2"
            key={place}
          >
            <span className="sr-only">{words.added} </span>
            {text}
          </ins>
        ) : (
          <del className="rounded-sm bg-red-soft text-ink line-through decoration-red decoration-2" key={place}>
            <span className="sr-only">{words.removed} </span>
            {text}
          </del>
        ),
      )}
      {newer === '' && <span className="block text-sm text-muted">{words.empties}</span>}
    </p>
  );
}

type Piece = { place: number; text: string; kind: 'same' | 'added' | 'removed' };

function piecesOf(older: string, newer: string): Piece[] {
  const changes = diffWordsWithSpace(older, newer, { maxEditLength: mostChanges });
  const whole: Omit<Piece, 'place'>[] = [
    { text: older === '' ? '' : `${older}\n\n`, kind: 'removed' },
    { text: newer, kind: 'added' },
  ];
  const pieces: Omit<Piece, 'place'>[] =
    changes?.map(({ value: text, added, removed }) => ({
      text,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? whole;
  return pieces.filter(({ text }) => text !== '').map((piece, place) => ({ ...piece, place }));
}
