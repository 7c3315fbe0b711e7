import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { RequiredMark } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
};

export function CheckboxField({ id, label, required, className, ...input }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames('flex min-h-11 items-start gap-3 py-2', className)}>
      <input
        type="checkbox"
        {...input}
        aria-required={required || undefined}
        className="mt-0.5 size-5 shrink-0 accent-primary"
        id={controlId}
      />
      <label className="leading-snug" htmlFor={controlId}>
        {label}
        {required && <RequiredMark />}
      </label>
    </div>
  );
}

type GroupProps<Value extends string> = {
  legend: string;
  /** Before each value in the name of its box. */
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
};

/** Boxes of which any number may be checked. */
export function CheckboxGroup<Value extends string>({ legend, name, options, chosen, onChange }: GroupProps<Value>) {
  return (
    <fieldset>
      <legend className="py-1.5 font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckboxField
          checked={chosen.includes(value)}
          key={value}
          label={label}
          name={`${name}-${value}`}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </fieldset>
  );
}
