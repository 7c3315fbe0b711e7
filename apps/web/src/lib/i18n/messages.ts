import type { Language, Localized } from '@elan/domain/locale';

/** A text, or a function that makes one from what it is told. */
type Message = string | ((...values: never[]) => string);
type Messages = Readonly<Record<string, Localized<Message>>>;

/** The dictionary of one language. Where both languages take values, they take the same ones. */
export type Picked<M extends Messages> = {
  readonly [Key in keyof M]: M[Key][Language] extends string ? string : M[Key][Language];
};

/** Words, French beside English. A missing language does not compile. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages;
}

const dictionaries = new WeakMap<Messages, Partial<Record<Language, unknown>>>();

/** The words of one language. The same object every time, so that it may stand in a list of dependencies. */
export function pick<M extends Messages>(messages: M, language: Language): Picked<M> {
  let known = dictionaries.get(messages);
  if (known === undefined) {
    known = {};
    dictionaries.set(messages, known);
  }
  known[language] ??= Object.fromEntries(Object.entries(messages).map(([key, words]) => [key, words[language]]));
  return known[language] as Picked<M>;
}
