import type { Text } from '@elan/domain/locale';
import { useId, useState } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';

type Props = {
  label: string;
  value: string;
  note?: string | undefined;
  warns?: boolean;
  /** How many assumptions the figure rests on. */
  assumptions: number;
  formula: Text;
  isOpen: boolean;
  onPress: () => void;
  panelId: string;
};

/** A figure that says how it is computed when it is pointed at or has the focus, and opens to what it is made of. */
export function HeadlineTile({ label, value, note, warns = false, assumptions, formula, ...panel }: Props) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const [isHushed, hush] = useState(false);
  const id = useId();
  return (
    <div className="figure-tile" data-hushed={isHushed || panel.isOpen || undefined} onPointerLeave={() => hush(false)}>
      <button
        aria-controls={panel.panelId}
        aria-describedby={id}
        aria-expanded={panel.isOpen}
        className="flex size-full flex-col items-start rounded-xl bg-sunken px-3 py-2 text-left"
        onBlur={() => hush(false)}
        onClick={panel.onPress}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hush(true);
        }}
        type="button"
      >
        <span className="text-sm leading-snug text-muted">{label}</span>{' '}
        <span className={`font-serif text-lg font-semibold ${warns ? 'text-red' : ''}`} data-numbers>
          {value}
        </span>{' '}
        {note !== undefined && <span className="text-sm leading-snug text-muted">{note}</span>}{' '}
        <span className="mt-auto pt-1 text-xs text-muted underline decoration-dotted underline-offset-4">
          {assumptions === 0 ? words.whereFrom : words.restsOn(assumptions)}
        </span>
      </button>
      <span className="figure-hint" id={id}>
        {text(formula)}
      </span>
    </div>
  );
}
