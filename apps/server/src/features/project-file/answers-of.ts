import type { ProjectFile } from '@elan/contract/project-file-format';

/** The answers of a module in a file: those that count, and those to questions that were set aside. */
export function answersOf({ answers, set_aside }: ProjectFile['modules'][number]) {
  const isSetAside = (question: string) => set_aside.questions.includes(question);
  const given = Object.entries(answers);
  return {
    counted: Object.fromEntries(given.filter(([question]) => !isSetAside(question))),
    aside: Object.fromEntries(set_aside.questions.map((question) => [question, answers[question] ?? ''])),
  };
}
