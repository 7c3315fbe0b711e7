import type { GenerationRequest } from '../port.ts';

/** The instruction about answers that nobody has checked; empty while there are none. */
export function filledInRule({ filledIn = [], project, language }: GenerationRequest): string | undefined {
  const isAny =
    filledIn.length > 0 || Object.values(project.modules).some((entry) => (entry.filledIn ?? []).length > 0);
  return isAny ? texts[language] : undefined;
}

const texts = {
  en: `# Filled in, not checked

An answer with "filledInNotChecked" was filled in by the program, and the founder has not read it. It is not the founder's word: write (filled in, to check) after what you take from it, and put nothing of it among strengths. What is listed under "unanswered" nobody has answered: invent no answer, and where a section needs one, say in one sentence that it is missing.`,
  fr: `# Prérempli, non vérifié

Une réponse marquée « filledInNotChecked » a été préremplie par le programme, et la personne ne l'a pas lue. Ce ne sont pas ses mots : écrivez (prérempli, à vérifier) après ce que vous en tirez, et n'en mettez rien parmi les forces. Ce qui figure sous « unanswered » n'a de réponse de personne : n'en inventez pas, et là où une section en a besoin, dites en une phrase qu'elle manque.`,
};
