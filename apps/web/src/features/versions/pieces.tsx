import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { Piece } from './compare-reports.ts';
import { versionMessages } from './messages.ts';

type Props = { pieces: readonly Piece[]; side: 'older' | 'newer' };

const removedClass = 'rounded-sm bg-red-soft text-ink line-through decoration-red decoration-2';
const addedClass = 'rounded-sm bg-green-soft text-ink underline decoration-green decoration-2 underline-offset-2';

/** The words of one side of a comparison; those that the other side does not have are marked. */
export function Pieces({ pieces, side }: Props) {
  const words = useMessages(versionMessages);
  const Mark = side === 'older' ? 'del' : 'ins';
  const label = side === 'older' ? words.removed : words.added;
  return pieces.map(({ place, text, changed }) => {
    if (!changed) return <span key={place}>{text}</span>;
    return (
      <Mark className={side === 'older' ? removedClass : addedClass} key={place}>
        <span className="sr-only">{label} </span>
        {text}
      </Mark>
    );
  });
}
