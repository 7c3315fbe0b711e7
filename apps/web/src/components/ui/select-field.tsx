import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { fieldMessages } from './field-messages.ts';

type Option = { readonly value: string; readonly label: string };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly Option[];
    /** Further options under headings of their own. */
    groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
    /** Label of the empty option; null leaves it out. */
    placeholder?: string | null;
  };

/** A native select: every phone and screen reader supports it. */
export function SelectField({ options, groups = [], placeholder, ...props }: Props) {
  const words = useMessages(fieldMessages);
  const { field, control: select } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className="control appearance-none truncate pr-10">
            {placeholder !== null && <option value="">{placeholder ?? words.choose}</option>}
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
