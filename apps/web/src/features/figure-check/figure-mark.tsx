import './figure-mark.css';
import { belongsToText } from '@elan/domain/figure-check/belongs-to-text';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
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
export function FigureMark({ mark, onPress, children }: Props) {
  const { kind, written, status } = mark;
  const { language } = useLanguage();
  const words = useMessages(figureCheckMessages);
  const isWrong = status === 'wrong' ? '' : undefined;
  const say = kind === 'name' ? words.nameMark : isWrong === undefined ? words.mark : words.wrongMark;
  const said = [say(written), belongsToText(mark, language)].filter((part) => part !== null).join('. ');
  const Icon = isWrong === undefined ? CircleHelp : TriangleAlert;
  return (
    <mark className="figure-mark" data-wrong={isWrong}>
      {children}
      {onPress === null ? (
        <>
          <span className="sr-only"> ({said})</span>
          <span aria-hidden className="figure-mark-sign" data-wrong={isWrong}>
            <Icon />
          </span>
        </>
      ) : (
        <button
          aria-haspopup="dialog"
          aria-label={said}
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
