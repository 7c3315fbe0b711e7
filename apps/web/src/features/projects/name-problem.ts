import { hasHiddenCharacters } from '@elan/domain/hidden-characters';

/** What is wrong with a trimmed project name, as the key of its message; null when it may be sent. */
export function nameProblem(name: string): 'nameRequired' | 'nameHidden' | null {
  if (name === '') return 'nameRequired';
  return hasHiddenCharacters(name) ? 'nameHidden' : null;
}
