import type { Target } from '@elan/domain/ledger/field';
import { typedCell } from '@elan/domain/ledger/show-cell';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';

type Step = { id: number; month: string; quantity: string; atOnce: boolean };

type Props = {
  label: string;
  error: string | null;
  disabled: boolean;
  value: readonly Target[] | null;
  /** All steps as they are typed into a cell: '6: 500; from 12: 700'. */
  onType: (typed: string) => void;
};

/** How many are sold later: month by month, each step at once or gradually. */
export function StepsField({ label, error, disabled, value, onType }: Props) {
  const words = useMessages(cardMessages);
  const { language } = useLanguage();
  /** What is being typed; null while the cell says it. */
  const [typing, setTyping] = useState<readonly Step[] | null>(null);
  const quantity = (number: number) => typedCell({ type: 'quantity', max: 1e9 }, number, language);
  const kept = (value ?? []).map(
    (target, at): Step => ({
      id: at,
      month: String(target.month),
      quantity: quantity(target.quantity),
      atOnce: target.atOnce === true,
    }),
  );
  const [seen, see] = useState(JSON.stringify(value));
  if (JSON.stringify(value) !== seen) {
    see(JSON.stringify(value));
    setTyping(null);
  }
  const steps = typing ?? kept;
  const commit = (next: readonly Step[]) => {
    const isWhole = next.every((step) => step.month.trim() !== '' && step.quantity.trim() !== '');
    setTyping(next);
    if (!isWhole) return;
    const from = language === 'fr' ? 'dès ' : 'from ';
    onType(next.map((step) => `${step.atOnce ? from : ''}${step.month}: ${step.quantity}`).join('; '));
  };
  const change = (at: number, part: Partial<Step>) =>
    steps.map((step, index) => (index === at ? { ...step, ...part } : step));
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="py-1.5 font-semibold">{label}</legend>
      {steps.map((step, at) => (
        <div className="mb-2 flex flex-wrap items-center gap-2" key={step.id}>
          <input
            aria-label={words.stepQuantity(at + 1)}
            className="control min-w-0 flex-1 basis-20"
            disabled={disabled}
            inputMode="decimal"
            onBlur={() => typing !== null && commit(steps)}
            onChange={(event) => setTyping(change(at, { quantity: event.target.value }))}
            value={step.quantity}
          />
          <span className="text-sm text-muted">{words.asOfMonth}</span>
          <input
            aria-label={words.stepMonth(at + 1)}
            className="control w-16"
            disabled={disabled}
            inputMode="numeric"
            onBlur={() => typing !== null && commit(steps)}
            onChange={(event) => setTyping(change(at, { month: event.target.value }))}
            value={step.month}
          />
          <select
            aria-label={words.stepHow(at + 1)}
            className="control w-auto"
            disabled={disabled}
            onChange={(event) => commit(change(at, { atOnce: event.target.value === 'once' }))}
            value={step.atOnce ? 'once' : 'gradually'}
          >
            <option value="gradually">{words.gradually}</option>
            <option value="once">{words.atOnce}</option>
          </select>
          {!disabled && (
            <IconButton
              icon={<X aria-hidden className="size-4" />}
              label={words.removeStep(at + 1)}
              onClick={() => commit(steps.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {error !== null && (
        <p className="text-sm font-semibold text-red" role="alert">
          {error}
        </p>
      )}
      {!disabled && (
        <Button
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() =>
            setTyping([
              ...steps,
              { id: 1 + Math.max(-1, ...steps.map(({ id }) => id)), month: '', quantity: '', atOnce: false },
            ])
          }
          size="small"
          variant="quiet"
        >
          {words.addStep}
        </Button>
      )}
    </fieldset>
  );
}
