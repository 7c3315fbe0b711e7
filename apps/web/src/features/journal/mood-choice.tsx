import { type Mood, moodLabels, moods } from '@elan/domain/modules/journal/mood';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { journalMessages } from './messages.ts';
import { moodIcons } from './mood-mark.tsx';

type Props = { value: Mood; disabled: boolean; onChange: (mood: Mood) => void };

/** Three radio buttons (JOUR-010). */
export function MoodChoice({ value, disabled, onChange }: Props) {
  const words = useMessages(journalMessages);
  const text = useText();
  const group = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="py-1.5 font-semibold leading-snug">{words.mood}</legend>
      <div className="grid grid-cols-3 gap-2">
        {moods.map((mood) => {
          const Icon = moodIcons[mood];
          const chosen = mood === value;
          return (
            <label
              className={classNames(
                'flex min-h-11 min-w-0 flex-col items-center gap-1 rounded-xl px-1 py-2 text-center transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
                chosen
                  ? 'bg-primary-soft ring-2 ring-primary ring-inset'
                  : 'bg-surface ring-1 ring-control ring-inset hover:bg-sunken',
              )}
              key={mood}
            >
              <span className="flex items-center gap-2">
                <input
                  checked={chosen}
                  className="size-5 shrink-0 accent-primary outline-none"
                  name={group}
                  onChange={() => onChange(mood)}
                  type="radio"
                  value={mood}
                />
                <Icon aria-hidden className="size-6 shrink-0 text-muted" />
              </span>
              {text(moodLabels[mood])}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
