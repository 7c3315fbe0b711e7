import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { CharactersLeft } from './characters-left.tsx';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** Grows with its text, and counts down over the last tenth of `maxLength`. */
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
      footer={
        area.maxLength === undefined ? undefined : <CharactersLeft length={text.length} maximum={area.maxLength} />
      }
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
