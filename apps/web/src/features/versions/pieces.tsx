import { ChangedPart } from '../../components/changed-part.tsx';
import type { Piece } from './compare-reports.ts';

type Props = { pieces: readonly Piece[]; side: 'older' | 'newer' };

/** The words of one side of a comparison; those that the other side does not have are marked. */
export function Pieces({ pieces, side }: Props) {
  return pieces.map(({ place, text, changed }) =>
    changed ? (
      <ChangedPart key={place} kind={side === 'older' ? 'removed' : 'added'}>
        {text}
      </ChangedPart>
    ) : (
      <span key={place}>{text}</span>
    ),
  );
}
