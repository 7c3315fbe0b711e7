import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CharactersLeft } from './characters-left.tsx';
import { Field, type FieldProps, splitField } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** Grows with its text, and counts down over the last tenth of `maxLength`. */
export function TextArea({ ref, rows = 3, ...props }: Props) {
  const { field, control: area } = splitField(props);
  const own = useRef<HTMLTextAreaElement | null>(null);

  useLayoutEffect(() => grow(own.current));

  return (
    <Field {...field} footer={<CharactersLeft length={String(area.value ?? '').length} maximum={area.maxLength} />}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className="control field-sizing-content resize-y wrap-anywhere leading-relaxed"
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
