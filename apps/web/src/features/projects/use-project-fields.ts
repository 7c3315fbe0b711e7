import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { useState } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { useKeptText } from '../../lib/kept-text.ts';

export type ProjectFieldsHandle = ReturnType<typeof useProjectFields>;

/**
 * The name and the description of a project while they are typed, kept on the device.
 * @param keyOf the key under which each is kept
 * @param saved what they were before
 */
export function useProjectFields(
  keyOf: (field: 'name' | 'description') => string,
  saved: { name: string; description: string } = { name: '', description: '' },
) {
  const { user } = useAccount();
  const name = useKeptText(user.id, keyOf('name'), saved.name);
  const description = useKeptText(user.id, keyOf('description'), saved.description);
  /** What is wrong with the name, as the key of its message. */
  const [problem, setProblem] = useState<'nameRequired' | 'nameHidden' | null>(null);
  return {
    name,
    description,
    problem,
    type: (text: typeof name, value: string) => {
      setProblem(null);
      text.set(value);
    },
    /** @returns what to send; null where the name is refused, which the fields then say */
    check: () => {
      const typed = { name: name.value.trim(), description: description.value };
      const found = typed.name === '' ? 'nameRequired' : hasHiddenCharacters(typed.name) ? 'nameHidden' : null;
      setProblem(found);
      return found === null ? typed : null;
    },
    clear: () => {
      name.clear();
      description.clear();
    },
  };
}
