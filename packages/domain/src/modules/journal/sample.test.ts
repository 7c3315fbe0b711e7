import { expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import { sampleProjects } from '../samples.ts';
import { analysedEntries, journalEntry } from './entry.ts';
import { sample } from './sample.ts';

const journals = languages.flatMap((language) =>
  sampleProjects.map((project) => ({ language, project, entries: sample[language][project] })),
);

test.each(journals)('the journal of the $project in $language is valid, newest first', ({ entries }) => {
  expect(entries).toHaveLength(12);
  expect(entries.length).toBeGreaterThan(analysedEntries);
  for (const entry of entries) {
    expect(journalEntry.parse(entry)).toEqual(entry);
    expect(entry.id).toBe(String(Date.parse(entry.date)));
  }
  const ids = entries.map((entry) => Number(entry.id));
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('both languages tell the same days in the same mood', () => {
  for (const project of sampleProjects) {
    const days = languages.map((language) => sample[language][project].map(({ date, mood }) => [date, mood]));
    expect(days[0]).toEqual(days[1]);
  }
});

test('French has its no-break spaces and straight apostrophes', () => {
  const words = sampleProjects.flatMap((project) =>
    sample.fr[project].flatMap(({ title, content }) => [title, content]),
  );
  for (const text of words) expect(text).not.toMatch(/ [:;!?»$]|« |\d \d|’/u);
});
