import { CircleAlert, CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { fieldMessages } from './field-messages.ts';

/** Props shared by every kind of field. */
export type FieldProps = {
  label: ReactNode;
  /** One line below the label: what a good answer contains. */
  help?: ReactNode;
  /** Opens from a '?' beside the label. */
  example?: ReactNode;
  error?: string | null | undefined;
  /** Marks the label with *. */
  required?: boolean | undefined;
  /** Marks the label with '(optional)'. */
  optional?: boolean;
};

/** Spread these on the control inside the field. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Placed = FieldProps & { id?: string | undefined; className?: string | undefined };

type Props = Placed & {
  /** Shown below the control, such as a character count. */
  footer?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Tells the props of a field from those of the control in it. */
export function splitField<P extends Placed>(props: P) {
  const { id, label, help, example, error, required, optional, className, ...control } = props;
  const field = { id, label, help, example, error, required, optional, className } as Placed;
  return { field, control };
}

export function Field({ id, label, help, example, error, required, optional, footer, className, children }: Props) {
  const words = useMessages(fieldMessages);
  const ownId = useId();
  const controlId = id ?? ownId;
  const [showExample, setShowExample] = useState(false);
  const helpId = `${controlId}-help`;
  const exampleId = `${controlId}-example`;
  const errorId = `${controlId}-error`;
  const describedBy = [help && helpId, example && showExample && exampleId, error && errorId].filter(Boolean).join(' ');
  const exampleLabel = showExample ? words.hideExample : words.showExample;

  return (
    <div className={classNames('min-w-0', className)}>
      {/* With room at the end for a button that somebody puts over it. */}
      <div className="flex items-start gap-1 pr-(--over-label)">
        <label className="min-w-0 py-1.5 font-semibold leading-snug" htmlFor={controlId}>
          {label}
          {required && <RequiredMark />}
          {optional && <span className="font-normal text-muted"> {words.optional}</span>}
        </label>
        {example !== undefined && (
          <button
            aria-controls={exampleId}
            aria-expanded={showExample}
            aria-label={exampleLabel}
            className="-my-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
            onClick={() => setShowExample(!showExample)}
            title={exampleLabel}
            type="button"
          >
            <CircleHelp aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {help !== undefined && (
        <p className="-mt-0.5 mb-1.5 text-sm text-muted" id={helpId}>
          {help}
        </p>
      )}
      {example !== undefined && (
        <div className="mb-2 rounded-xl bg-primary-soft px-4 py-3 text-sm" hidden={!showExample} id={exampleId}>
          <span className="font-semibold">{words.example}</span>
          <p className="mt-0.5">{example}</p>
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {footer}
      {error && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-red" id={errorId} role="alert">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Behind the label of what has to be filled in; a control says the same to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-accent-text">
      {'\u00a0*'}
    </span>
  );
}
