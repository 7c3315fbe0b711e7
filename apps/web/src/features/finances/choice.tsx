import { classNames } from '../../lib/class-names.ts';

type Props<Key extends string> = {
  label: string;
  options: Readonly<Record<Key, string>>;
  value: Key;
  onChoose: (key: Key) => void;
};

/** One of a few, side by side. */
export function Choice<Key extends string>({ label, options, value, onChoose }: Props<Key>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-xl bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(options) as Key[]).map((key) => (
        <button
          aria-pressed={key === value}
          className={classNames(
            'min-h-11 rounded-lg px-3 text-sm font-semibold',
            key === value ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink',
          )}
          key={key}
          onClick={() => onChoose(key)}
          type="button"
        >
          {options[key]}
        </button>
      ))}
    </fieldset>
  );
}
