import type { Language } from '../../locale.ts';
import type { SampleProject } from '../../modules/sample-file.ts';
import { samples } from '../../modules/testing/samples.ts';
import type { CalendarMonth } from '../field.ts';
import { mergeLedger } from '../merge.ts';
import { readAnswers } from '../read/read-answers.ts';
import type { Ledger, ReadingInput } from '../reading.ts';
import { thisIsAll } from './this-is-all.ts';

/** The answers of a sample project, as they are read. */
export const sampleInput = (project: SampleProject, language: Language, today: CalendarMonth): ReadingInput => ({
  answers: samples[project][language].answers,
  today,
});

/** The figures of a sample project: typed, and proposed from its answers; what is unread was set aside. */
export function sampleLedger(project: SampleProject, language: Language, today: CalendarMonth): Ledger {
  const read = readAnswers(sampleInput(project, language, today));
  return mergeLedger({ kept: samples[project][language].rows, refused: thisIsAll(read), readings: [read] });
}
