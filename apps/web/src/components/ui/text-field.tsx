import type { ComponentProps } from 'react';
import { CharactersLeft } from './characters-left.tsx';
import { Field, type FieldProps, splitField } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/** Counts down over the last tenth of `maxLength`, so that nothing is cut off unnoticed. */
export function TextField(props: Props) {
  const { field, control: input } = splitField(props);
  return (
    <Field {...field} footer={<CharactersLeft length={String(input.value ?? '').length} maximum={input.maxLength} />}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}
