import { type AnswerPoint, answerPointTexts } from '@elan/domain/rehearsal/answer-points';
import { recognizePoints } from '@elan/domain/rehearsal/recognize-points';
import { Circle, CircleCheck } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { rehearsalMessages } from './messages.ts';

type Props = {
  place: number;
  text: string;
  points: readonly AnswerPoint[];
  ticked: readonly AnswerPoint[];
  /** Null for people who can only read. */
  onTick: ((point: AnswerPoint, ticked: boolean) => Promise<void>) | null;
};

/** What a good answer includes, and what was recognized; it never claims that something is missing. */
export function GoodAnswer({ place, text: typed, points, ticked, onTick }: Props) {
  // What was pressed, until the server has said so too.
  const [pressed, setPressed] = useState<Partial<Record<AnswerPoint, boolean>>>({});
  const isHere = (point: AnswerPoint) => pressed[point] ?? ticked.includes(point);
  const press = async (point: AnswerPoint, next: boolean) => {
    setPressed((before) => ({ ...before, [point]: next }));
    await onTick?.(point, next);
    setPressed(({ [point]: _done, ...others }) => others);
  };
  const words = useMessages(rehearsalMessages);
  const text = useText();
  const settled = useDeferredValue(typed);
  const recognized = useMemo(
    () => new Map(recognizePoints(settled, points).map(({ point, quote }) => [point, quote])),
    [settled, points],
  );
  const isEmpty = typed.trim() === '';
  const found = points.filter((point) => recognized.has(point) || isHere(point)).length;
  return (
    <details className="rounded-xl bg-sunken px-4 py-2" data-no-print open={!isEmpty}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-semibold">
        {words.pointsTitle}
        {!isEmpty && <span className="font-normal text-muted"> · {words.pointsFound(found, points.length)}</span>}
      </summary>
      <ul className="flex flex-col gap-2 pt-1 pb-2 text-sm">
        {points.map((point) => {
          const quote = recognized.get(point);
          const isTicked = isHere(point);
          const isFound = quote !== undefined || isTicked;
          const Icon = isFound ? CircleCheck : Circle;
          const name = text(answerPointTexts[point]);
          return (
            <li className="flex items-start gap-2.5" key={point}>
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isFound ? 'text-green' : 'text-control'}`} />
              <div className="min-w-0">
                <p>{name}</p>
                {!isEmpty && (
                  <p className="text-muted wrap-anywhere">
                    {quote !== undefined ? words.recognizedIn(quote) : isTicked ? words.ticked : words.notRecognized}
                  </p>
                )}
                {!isEmpty && quote === undefined && onTick !== null && (
                  <label className="inline-flex min-h-9 items-center gap-2 font-semibold">
                    <input
                      aria-label={words.tickOf(name, place)}
                      checked={isTicked}
                      className="size-5 accent-primary"
                      onChange={(event) => void press(point, event.target.checked)}
                      type="checkbox"
                    />
                    {words.tick}
                  </label>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!isEmpty && <p className="pb-2 text-sm text-muted">{words.recognizedNote}</p>}
    </details>
  );
}
