import type { Target } from '@elan/domain/ledger/field';
import { typedCell } from '@elan/domain/ledger/show-cell';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import { SmallButton } from './small-button.tsx';

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
  const [seen, see] = useState(JSON.stringify(value));
  if (JSON.stringify(value) !== seen) {
    see(JSON.stringify(value));
    setTyping(null);
  }
  const steps =
    typing ??
    (value ?? []).map(
      ({ month, quantity, atOnce }, id): Step => ({
        id,
        month: String(month),
        quantity: typedCell({ type: 'quantity', max: 1e9 }, quantity, language),
        atOnce: atOnce === true,
      }),
    );
  const commit = (next: readonly Step[]) => {
    setTyping(next);
    if (next.some((step) => step.month.trim() === '' || step.quantity.trim() === '')) return;
    const from = language === 'fr' ? 'dès ' : 'from ';
    onType(next.map((step) => `${step.atOnce ? from : ''}${step.month}: ${step.quantity}`).join('; '));
  };
  const add = () => {
    const id = 1 + Math.max(-1, ...steps.map((step) => step.id));
    setTyping([...steps, { id, month: '', quantity: '', atOnce: false }]);
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="py-1.5 font-semibold">{label}</legend>
      {steps.map((step, at) => (
        <StepFields
          disabled={disabled}
          key={step.id}
          number={at + 1}
          onChange={(changed) => setTyping(steps.with(at, changed))}
          onCommit={(changed) => commit(steps.with(at, changed))}
          onLeave={() => typing !== null && commit(steps)}
          onRemove={() => commit(steps.filter((each) => each !== step))}
          step={step}
        />
      ))}
      {error !== null && (
        <p className="text-sm font-semibold text-red" role="alert">
          {error}
        </p>
      )}
      {!disabled && (
        <SmallButton icon={Plus} onClick={add}>
          {words.addStep}
        </SmallButton>
      )}
    </fieldset>
  );
}

type StepProps = {
  step: Step;
  /** Its place among the steps, from 1. */
  number: number;
  disabled: boolean;
  /** While something is typed; it is kept once the field is left. */
  onChange: (step: Step) => void;
  onLeave: () => void;
  /** Keeps at once. */
  onCommit: (step: Step) => void;
  onRemove: () => void;
};

/** How many in which month, and whether at once. */
function StepFields({ step, number, disabled, onChange, onLeave, onCommit, onRemove }: StepProps) {
  const words = useMessages(cardMessages);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <input
        aria-label={words.stepQuantity(number)}
        className="control min-w-0 flex-1 basis-20"
        disabled={disabled}
        inputMode="decimal"
        onBlur={onLeave}
        onChange={(event) => onChange({ ...step, quantity: event.target.value })}
        value={step.quantity}
      />
      <span className="text-sm text-muted">{words.asOfMonth}</span>
      <input
        aria-label={words.stepMonth(number)}
        className="control w-16"
        disabled={disabled}
        inputMode="numeric"
        onBlur={onLeave}
        onChange={(event) => onChange({ ...step, month: event.target.value })}
        value={step.month}
      />
      <select
        aria-label={words.stepHow(number)}
        className="control w-auto"
        disabled={disabled}
        onChange={(event) => onCommit({ ...step, atOnce: event.target.value === 'once' })}
        value={step.atOnce ? 'once' : 'gradually'}
      >
        <option value="gradually">{words.gradually}</option>
        <option value="once">{words.atOnce}</option>
      </select>
      {!disabled && (
        <IconButton icon={<X aria-hidden className="size-4" />} label={words.removeStep(number)} onClick={onRemove} />
      )}
    </div>
  );
}
