import { type AnswerPoint, answerPointTexts } from '@elan/domain/rehearsal/answer-points';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { rehearsalMessages } from './messages.ts';

type Props = {
  place: number;
  isEmpty: boolean;
  points: readonly AnswerPoint[];
  ticked: readonly AnswerPoint[];
  /** Null for people who can only read. */
  onTick: ((point: AnswerPoint, ticked: boolean) => Promise<void>) | null;
};

/** What a good answer includes, as a checklist for its author. */
export function GoodAnswer({ place, isEmpty, points, ticked, onTick }: Props) {
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
  return (
    <details className="rounded-xl bg-sunken px-4 py-2" data-no-print open={!isEmpty}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-semibold">
        {words.pointsTitle}
        {!isEmpty && (
          <span className="font-normal text-muted">
            {' · '}
            {words.pointsTicked(points.filter(isHere).length, points.length)}
          </span>
        )}
      </summary>
      <ul className="flex flex-col pt-1 pb-2 text-sm">
        {points.map((point) => {
          const name = text(answerPointTexts[point]);
          if (!isEmpty && onTick !== null) {
            return (
              <li key={point}>
                <label className="flex min-h-9 items-start gap-2.5 py-1.5">
                  <input
                    aria-label={words.tickOf(name, place)}
                    checked={isHere(point)}
                    className="size-5 shrink-0 accent-primary"
                    onChange={(event) => void press(point, event.target.checked)}
                    type="checkbox"
                  />
                  {name}
                </label>
              </li>
            );
          }
          const Icon = isHere(point) ? CircleCheck : Circle;
          return (
            <li className="flex items-start gap-2.5 py-1" key={point}>
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isHere(point) ? 'text-green' : 'text-control'}`} />
              {name}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
