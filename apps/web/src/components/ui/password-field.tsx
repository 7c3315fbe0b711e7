import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { fieldMessages } from './field-messages.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'children'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField(props: Props) {
  const { field, control: input } = splitField(props);
  const words = useMessages(fieldMessages);
  const [shown, setShown] = useState(false);
  const toggleLabel = shown ? words.hidePassword : words.showPassword;
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className="control pr-12"
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-label={toggleLabel}
            className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-xl text-muted hover:text-ink"
            onClick={() => setShown(!shown)}
            title={toggleLabel}
            type="button"
          >
            {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </button>
        </span>
      )}
    </Field>
  );
}
