import type { Language, Localized } from '@elan/domain/locale';

/** A text, or a function that builds one from values. */
type Message = string | ((...values: never[]) => string);
type Messages = Readonly<Record<string, Localized<Message>>>;

/** The messages of one language. A message that takes values takes the same ones in both languages. */
export type Picked<M extends Messages> = {
  readonly [Key in keyof M]: M[Key][Language] extends string ? string : M[Key][Language];
};

/** Messages, French beside English. A missing language does not compile. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages;
}

const dictionaries = new WeakMap<Messages, Partial<Record<Language, unknown>>>();

/** The messages of one language. Returns the same object every time, so that it can be a hook dependency. */
export function pick<M extends Messages>(messages: M, language: Language): Picked<M> {
  let known = dictionaries.get(messages);
  if (known === undefined) {
    known = {};
    dictionaries.set(messages, known);
  }
  known[language] ??= Object.fromEntries(Object.entries(messages).map(([key, words]) => [key, words[language]]));
  return known[language] as Picked<M>;
}
