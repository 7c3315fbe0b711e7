import { limits } from '@elan/domain/limits';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';

export type ProjectFieldValues = { name: string; description: string };

type Props = {
  values: ProjectFieldValues;
  onChange: (values: ProjectFieldValues) => void;
  nameError: string | null;
};

/** Name and description, for creating and for editing a project. */
export function ProjectFields({ values, onChange, nameError }: Props) {
  const words = useMessages(projectMessages);
  return (
    <>
      <TextField
        autoComplete="off"
        error={nameError}
        help={words.nameHelp}
        label={words.name}
        maxLength={limits.projectName}
        name="name"
        onChange={(event) => onChange({ ...values, name: event.target.value })}
        placeholder={words.namePlaceholder}
        required
        value={values.name}
      />
      <TextArea
        help={words.descriptionHelp}
        label={words.description}
        maxLength={limits.projectDescription}
        name="description"
        onChange={(event) => onChange({ ...values, description: event.target.value })}
        optional
        rows={2}
        value={values.description}
      />
    </>
  );
}
