import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

export function TextField({ id, label, help, example, error, required, optional, className, ...input }: Props) {
  const field = { label, help, example, error, required, optional } as FieldProps;
  return (
    <Field {...field} className={className} id={id}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}
