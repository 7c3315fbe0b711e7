import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswer } from '@elan/domain/ledger/read/read-answer';
import { answersIn, combineReadings } from '@elan/domain/ledger/read/read-answers';
import type { Language } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { samples } from '@elan/domain/modules/testing/samples';
import { type Figure, median } from './api.ts';

const longest = 5_000;
const rounds = 60;

/** One key in an answer while every text box of the project is full: what the reader and the ledger do, in processor time. */
export function measureReading(): Figure[] {
  return (['en', 'fr'] as const).flatMap((language): Figure[] => {
    const answers = fullAnswers(language);
    const readings = answers.map(readAnswer);
    const combined = combineReadings(readings);
    const what = `${answers.length} answers of ${longest} characters (${language}), ${combined.rows.length} rows`;
    const slowest = answers
      .map((answer) => ({ answer, time: processorTime(() => readAnswer(answer), 8) }))
      .reduce((one, other) => (other.time > one.time ? other : one));
    const read = processorTime(() => readAnswer(slowest.answer), rounds);
    const together = processorTime(() => combineReadings(readings), rounds);
    const merged = processorTime(() => mergeLedger({ kept: [], refused: [], readings: [combined] }), rounds);
    return [
      [`${what}: reading the slowest answer`, `${read.toFixed(1)} ms`, 'a task of its own, under 50 ms'],
      ['the same: putting the answers together', `${together.toFixed(1)} ms`, 'the same'],
      ['the same: joining rows that say the same', `${merged.toFixed(1)} ms`, 'the same'],
    ];
  });
}

/** Milliseconds of processor for a run, the median of many, whatever else the machine does. */
function processorTime(run: () => unknown, count: number): number {
  const times: number[] = [];
  for (let round = -3; round < count; round += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) times.push((user + system) / 1_000);
  }
  return median(times);
}

/** The samples again and again with other amounts and names, until each text is as long as it may be. */
function fullAnswers(language: Language) {
  const answers = Object.fromEntries(
    moduleKeys.map((module) => {
      const sample: Readonly<Record<string, string>> = samples.bakery[language].answers[module];
      return [module, Object.fromEntries(Object.entries(sample).map(([id, text]) => [id, filled(text)]))];
    }),
  );
  return answersIn({ answers, today: '2026-11' });
}

function filled(text: string): string {
  if (text.length < 25) return text;
  let full = '';
  for (let round = 0; full.length < longest; round += 1)
    full += `${text.replace(/\p{Lu}\p{Ll}+/gu, (word) => `${word}${'abcdefghij'[round % 10]}`)}\n`;
  return full.slice(0, longest);
}
