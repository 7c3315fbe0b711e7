import { limits } from '@elan/domain/limits';
import { NotKept } from '../../components/not-kept.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';
import type { ProjectFieldsHandle } from './use-project-fields.ts';

/** Name and description, for creating and for editing a project. */
export function ProjectFields({ fields: { name, description, problem, type } }: { fields: ProjectFieldsHandle }) {
  const words = useMessages(projectMessages);
  return (
    <>
      <TextField
        autoComplete="off"
        error={problem === null ? null : words[problem]}
        help={words.nameHelp}
        label={words.name}
        maxLength={limits.projectName}
        name="name"
        onChange={(event) => type(name, event.target.value)}
        placeholder={words.namePlaceholder}
        required
        value={name.value}
      />
      <TextArea
        help={words.descriptionHelp}
        label={words.description}
        maxLength={limits.projectDescription}
        name="description"
        onChange={(event) => type(description, event.target.value)}
        optional
        rows={2}
        value={description.value}
      />
      <NotKept shown={!name.kept || !description.kept} />
    </>
  );
}
