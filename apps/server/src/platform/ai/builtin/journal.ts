import type { Draft } from './draft.ts';
import { type Findings, nextStep, questionToAsk, secondLook } from './journal/closing.ts';
import { findHappenings, findQuestions, happeningsSection, questionsSection } from './journal/happenings.ts';
import { inShort } from './journal/in-short.ts';
import { findIntentions, intentionsSection } from './journal/intentions.ts';
import { moodSection } from './journal/moods.ts';
import { openNotebook } from './journal/notebook.ts';
import { planSection } from './journal/plan.ts';
import { findThemes, themeSection } from './journal/themes.ts';
import { blocks } from './markdown.ts';

/** What the newest entries say when they are read together: counted, quoted with their dates, nothing added. */
export const journal: Draft = (reading) => {
  const notebook = openNotebook(reading);
  const findings: Findings = {
    notebook,
    themes: findThemes(notebook),
    facts: findHappenings(notebook),
    questions: findQuestions(notebook),
    intentions: findIntentions(notebook),
  };
  return blocks(
    inShort(reading, findings),
    themeSection(reading, notebook, findings.themes),
    moodSection(reading, notebook),
    happeningsSection(reading, findings.facts),
    planSection(reading, notebook),
    questionsSection(reading, findings.questions),
    intentionsSection(reading, notebook, findings.intentions),
    secondLook(reading, findings),
    questionToAsk(reading, findings),
    nextStep(reading, findings),
  );
};
