import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { ChangedPart } from '../../components/changed-part.tsx';
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
        ) : (
          <ChangedPart key={place} kind={kind}>
            {text}
          </ChangedPart>
        ),
      )}
      {newer === '' && <span className="block text-sm text-muted">{words.empties}</span>}
    </p>
  );
}

type Piece = { place: number; text: string; kind: 'same' | 'added' | 'removed' };

function piecesOf(older: string, newer: string): Piece[] {
  const changes = diffWordsWithSpace(older, newer, { maxEditLength: mostChanges }) ?? [
    { value: older === '' ? '' : `${older}\n\n`, added: false, removed: true },
    { value: newer, added: true, removed: false },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }, place) => ({
      place,
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }));
}
