import type { ParseArgsOptionsConfig } from 'node:util';
import { OperatorError } from '../operator-database.ts';
import type { Deps } from '../rpc/deps.ts';

/** A command that cannot be carried out; the message says why in one line. Nothing was changed. */
export class ActRefused extends OperatorError {
  override readonly name = 'ActRefused';
  override readonly exitCode = 2;
  /** The account it concerned, if there is one. */
  readonly subjectId: string | null;

  constructor(message: string, subjectId: string | null = null) {
    super(message);
    this.subjectId = subjectId;
  }
}

/** What the operator typed after the command's name. */
export type Typed = {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
};

/** An act that can be done: everything it needs was found. */
export type Act = {
  subjectId: string | null;
  /** For the audit log: no address, no name, no text. */
  details?: Readonly<Record<string, string>>;
  /** What the operator has to type before it is done, and what that means; --yes skips it. */
  confirmation?: { expected: string; meaning: string };
  /** @returns what was done, or what was found, as a message for the operator */
  run(): Promise<string>;
};

export type Command = {
  /** What follows the name. */
  words: string;
  about: string;
  /** Whether it changes anything or takes data out: it is then logged before it begins, too. */
  changes: boolean;
  options?: ParseArgsOptionsConfig;
  /** @throws ActRefused */
  prepare(deps: Deps, typed: Typed): Promise<Act>;
};

/** The words of a command, or a refusal that says what is expected. */
export function wordsOf<const N extends readonly string[]>({ words }: Typed, names: N): { [I in keyof N]: string } {
  if (words.length !== names.length || words.some((word) => word.trim() === '')) {
    throw new ActRefused(`Expected ${names.length === 0 ? 'nothing more' : names.join(' and ')}.`);
  }
  return words.map((word) => word.trim()) as { [I in keyof N]: string };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
export const isId = (word: string) => uuid.test(word);
