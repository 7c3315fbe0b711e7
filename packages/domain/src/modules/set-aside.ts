/** What people set aside of a module because it makes no sense for their business. */
export type SetAside = {
  /** By question, what was answered so far; '' when nothing was. It counts nowhere and is kept. */
  readonly questions: Readonly<Record<string, string>>;
  /** Ids of the sections that its next analysis leaves out. */
  readonly sections: readonly string[];
};

export function isQuestionSetAside(setAside: Pick<SetAside, 'questions'> | undefined, question: string): boolean {
  return setAside !== undefined && Object.hasOwn(setAside.questions, question);
}
