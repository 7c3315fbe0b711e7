import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Field, type FieldProps } from './field.tsx';
import { fieldMessages } from './field-messages.ts';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** Grows with its text; counts what is left over the last tenth of `maxLength`. */
export function TextArea(props: Props) {
  const { id, label, help, example, error, required, optional, className, ref, onChange, rows = 3, ...area } = props;
  const field = { label, help, example, error, required, optional } as FieldProps;
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const text = area.value === undefined ? typed : String(area.value);

  useLayoutEffect(() => grow(own.current));

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <Field
      {...field}
      className={className}
      footer={area.maxLength === undefined ? undefined : <Counter length={text.length} maximum={area.maxLength} />}
      id={id}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          className="control field-sizing-content resize-y wrap-anywhere leading-relaxed"
          onChange={change}
          ref={(element) => {
            own.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          rows={rows}
        />
      )}
    </Field>
  );
}

/** For browsers without `field-sizing: content`. */
function grow(element: HTMLTextAreaElement | null) {
  if (element === null || CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}

function Counter({ length, maximum }: { length: number; maximum: number }) {
  const words = useMessages(fieldMessages);
  const left = maximum - length;
  if (left > maximum / 10) return null;
  // Said aloud in steps, not at every key.
  const announced = left <= 0 ? 0 : Math.ceil(left / 50) * 50;
  return (
    <>
      <p aria-hidden className="mt-1 text-right text-sm tabular-nums text-muted">
        {words.charactersLeft(Math.max(0, left))}
      </p>
      <p className="sr-only" role="status">
        {words.charactersLeft(announced)}
      </p>
    </>
  );
}
