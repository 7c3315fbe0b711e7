import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { CharactersLeft } from './characters-left.tsx';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/** Counts down over the last tenth of `maxLength`, so that nothing is cut off unnoticed. */
export function TextField(props: Props) {
  const { id, label, help, example, error, required, optional, className, onChange, ...input } = props;
  const field = { label, help, example, error, required, optional } as FieldProps;
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''));
  const text = input.value === undefined ? typed : String(input.value);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <Field
      {...field}
      className={className}
      footer={
        input.maxLength === undefined ? undefined : <CharactersLeft length={text.length} maximum={input.maxLength} />
      }
      id={id}
    >
      {(control) => <input type="text" {...input} {...control} className="control" onChange={change} />}
    </Field>
  );
}
