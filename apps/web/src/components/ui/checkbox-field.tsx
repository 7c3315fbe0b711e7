import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
  error?: string | null | undefined;
};

export function CheckboxField({ id, label, error, required, className, ...input }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          {...input}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
          id={controlId}
        />
        <label className="leading-snug" htmlFor={controlId}>
          {label}
          {required && (
            <span aria-hidden className="text-accent-text">
              {'\u00a0*'}
            </span>
          )}
        </label>
      </div>
      {error && (
        <p className="flex items-start gap-1.5 text-sm font-semibold text-red" id={errorId} role="alert">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
