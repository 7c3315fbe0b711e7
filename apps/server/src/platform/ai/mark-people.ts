import { hideNames } from '@elan/domain/people-in-texts';

/** What a model reads instead of the name of one of the project's people. */
const markOf = (index: number) => `[P${index + 1}]`;

/** Takes the names of a project's people out of what a model reads, and puts them back into its reply. */
export function markPeople(names: readonly string[]) {
  return {
    hidden: (text: string) => hideNames(text, names, markOf),
    /** @param written how to write a name there; as it is, if not given */
    restored: (reply: string, written = (name: string) => name) =>
      names.reduce((text, name, index) => text.replaceAll(markOf(index), written(name)), reply),
  };
}
