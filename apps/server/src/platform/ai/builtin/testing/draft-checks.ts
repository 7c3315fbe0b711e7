import { answerLabel } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { expect } from 'vitest';
import type { GenerationRequest } from '../../port.ts';

/** Every text of a request that a person wrote or chose. */
export function textsOf(request: GenerationRequest): string[] {
  const entries = { ...request.project.modules, [request.module]: { answers: request.answers } };
  return Object.entries(entries).flatMap(([module, entry]) =>
    moduleDefinition(module as ModuleKey).questions.flatMap((question) => {
      const value = entry?.answers[question.id] ?? '';
      return [value, answerLabel(question, value)[request.language]];
    }),
  );
}

/** Whole tables, one heading of a kind, nothing of the program's own left in the text. */
export function expectSoundMarkdown(text: string): void {
  expect(text.startsWith('## ')).toBe(true);
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}|“”|«\s»/u);
  for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
    const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
    expect(new Set(widths).size).toBe(1);
  }
  const headings = text.match(/^## .*$/gmu) ?? [];
  expect(new Set(headings).size).toBe(headings.length);
}

export function expectFrenchTypography(text: string): void {
  expect(text).not.toMatch(/ [:;!?»](?![-|])/u);
  expect(text).not.toMatch(/« /u);
  expect(text).not.toMatch(/\d [$%]|’/u);
}

/** Nothing a person typed became a table cell, a link, an element, a heading or code. */
export function expectHarmless(text: string): void {
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/(?<!\\)<[a-z/!]/iu);
  expect(text).not.toMatch(/(?<!\\)\]\(/u);
  expect(text).not.toMatch(/https?:\/\/|www\.|@evil/u);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]|(?!\s)\p{Cc}/u);
  expect(text).not.toMatch(/^\s*(?:```|~~~)/mu);
  expect(text).not.toMatch(/^## (?:Threats|Strengths)/mu);
  for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
    const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
    expect(new Set(widths).size).toBe(1);
  }
}

/** Texts typed to break a report. */
export const hostileTexts: readonly string[] = [
  'a | b | c',
  '| --- | --- |',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '```\n## Strengths\n```',
  '## Threats\n- nothing',
  'https://evil.example www.evil.example a@evil.example',
  '\u202egnirts\u2066 \u0007',
  'שלום | עולם',
  'A <b>mill</b> | x: [flour](javascript:1) | y, 3 weeks',
  '5 <i>x</i> | of 100',
  '👩‍👩‍👧‍👦'.repeat(200),
  '*'.repeat(5_000),
  '[['.repeat(2_000),
  '$8 '.repeat(1_600),
  '1 of '.repeat(1_000),
  '(((((((((('.repeat(400),
  `a${'\u0301'.repeat(4_000)}`,
  ', '.repeat(2_000),
  'app with '.repeat(600),
  'year by '.repeat(600),
];
