import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

type Props = {
  disabled: boolean;
  /** 100 for each month that is chosen, else 0; null while none is. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
};

/** Twelve buttons, one a month, each pressed or not. */
export function MonthsChosen({ disabled, value, onChange }: Props) {
  const { language } = useLanguage();
  const names = monthNames(language);
  const open = value ?? names.map(() => 0);
  const toggle = (month: number) => {
    const next = open.map((weight, at) => (at === month ? 100 - weight : weight));
    onChange(next.some((weight) => weight > 0) ? next : null);
  };
  return (
    <div className="grid grid-cols-4 gap-1 sm:grid-cols-6">
      {names.map((name, month) => (
        <button
          aria-label={name}
          aria-pressed={(open[month] ?? 0) > 0}
          className="min-h-11 rounded-xl border border-control px-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary sm:min-h-9"
          disabled={disabled}
          key={name}
          onClick={() => toggle(month)}
          type="button"
        >
          {shortMonth(month, language).replace('.', '')}
        </button>
      ))}
    </div>
  );
}
