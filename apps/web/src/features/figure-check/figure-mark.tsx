import './figure-mark.css';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { figureCheckMessages } from './messages.ts';
import type { CheckedMark } from './use-confirmations.ts';

type Props = {
  mark: CheckedMark;
  /** Null inside a link, where nothing can be pressed. */
  onPress: (() => void) | null;
  children: ReactNode;
};

/** A figure or a name in an analysis that remains to be confirmed. */
export function FigureMark({ mark: { kind, written, status }, onPress, children }: Props) {
  const words = useMessages(figureCheckMessages);
  const isWrong = status === 'wrong' ? '' : undefined;
  const say = kind === 'name' ? words.nameMark : isWrong === undefined ? words.mark : words.wrongMark;
  const Icon = isWrong === undefined ? CircleHelp : TriangleAlert;
  return (
    <mark className="figure-mark" data-wrong={isWrong}>
      {children}
      {onPress === null ? (
        <>
          <span className="sr-only"> ({say(written)})</span>
          <span aria-hidden className="figure-mark-sign" data-wrong={isWrong}>
            <Icon />
          </span>
        </>
      ) : (
        <button
          aria-haspopup="dialog"
          aria-label={say(written)}
          className="figure-mark-sign"
          data-not-text=""
          data-wrong={isWrong}
          onClick={onPress}
          type="button"
        >
          <Icon aria-hidden />
        </button>
      )}
    </mark>
  );
}
