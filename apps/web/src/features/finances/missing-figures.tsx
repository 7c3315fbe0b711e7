import type { MissingPlan } from '@elan/domain/forecast/plan-figures';
import { moneyText } from '@elan/domain/money/money-text';
import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import type { OriginLinks } from './origin-links.ts';

type Props = { plan: MissingPlan; links: OriginLinks };

/** So many reasons are shown: each that is settled makes room for the next. */
const few = 4;

/** In place of the figures of a plan: what is missing, with the way there, and what is known in itself. */
export function MissingFigures({ plan: { reasons, sales, knownSoFar }, links }: Props) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const id = useId();
  const streams = reasons.filter(({ place }) => place.is === 'stream');
  // What is unread is asked about in the queue, which this leads to.
  const unread = reasons.find(({ place }) => place.is === 'answer');
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 rounded-xl bg-sunken px-4 py-3">
      <div>
        <h3 className="text-lg font-semibold" id={id}>
          {words.missingTitle}
        </h3>
        <p className="text-sm text-muted">{sales === null ? words.missingSales : words.missingOthers}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {streams.slice(0, few).map(({ key, asks, act, place }) => (
          <Line
            act={text(act)}
            asks={text(asks)}
            key={key}
            label={`${text(act)} – ${text(asks)}`}
            onPress={() => links.onMissing(place)}
          />
        ))}
        {streams.length > few && <li className="text-sm text-muted">{words.moreMissing(streams.length - few)}</li>}
        {unread !== undefined && (
          <Line act={words.check} asks={words.unplaced} onPress={() => links.onMissing(unread.place)} />
        )}
      </ul>
      {knownSoFar.length > 0 && (
        <dl className="flex flex-col gap-1 border-t border-line pt-2">
          {knownSoFar.map(({ key, label, cents }) => (
            <div className="flex flex-wrap justify-between gap-x-4" key={key}>
              <dt className="text-muted">{text(label)}</dt>
              <dd className="font-semibold" data-numbers>
                {text(moneyText(cents))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

type LineProps = { asks: string; act: string; label?: string; onPress: () => void };

/** What is missing, and the way there. */
function Line({ asks, act, label, onPress }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 break-words">{asks}</span>
      <Button aria-label={label} onClick={onPress} size="small" variant="secondary">
        {act}
      </Button>
    </li>
  );
}
