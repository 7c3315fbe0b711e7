import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSamples } from './check-samples.ts';

const content = join(import.meta.dirname, '../../../../content');
const [bakery, clinic] = ['samples/bakery.yaml', 'samples/clinic.yaml'] as const;
const files = new Map<string, string>(
  [bakery, clinic].map((path) => [path, readFileSync(join(content, path), 'utf8')]),
);

test('the samples as they are have no fault', () => expect(checkSamples(files)).toEqual([]));

test.each<[string, (text: string) => string, RegExp]>([
  ['a module that does not exist', (text) => text.replace('  idea:', '  ideas:'), /"ideas"[\s\S]*at answers/u],
  ['a question that does not exist', (text) => text.replace('problemSolved:', 'problem:'), /at answers\.idea\b/u],
  ['a question without an answer', (text) => text.replace(/^ {4}marketSize: .*\n/mu, ''), /answers\.analysis\.market/u],
  ['no option', (text) => text.replace('marketSize: local', 'marketSize: nearby'), /answers\.analysis\.marketSize/u],
  ['an empty answer', (text) => text.replace(/(fr: )"Environ 60 .*"/u, '$1""'), /answers\.finances\.breakEven/u],
  ['one language', (text) => text.replace(/^ {6}fr: "Environ 60 .*\n/mu, ''), /answers\.finances\.breakEven/u],
  ['an unknown cell', (text) => text.replace('unitCost:', 'cost:'), /no cost of a stream[\s\S]*rows\[0\]\.cost/u],
  ['an unfit cell', (text) => text.replace('per: day', 'per: lunch'), /no per of a stream/u],
  ['a row without a name', (text) => text.replace(/^ {4}name: .*\n/mu, ''), /no name of a stream/u],
  ['an unknown mood', (text) => text.replace('mood: neutral', 'mood: sleepy'), /entries\[0\]\.mood/u],
  ['a persona without a trait', (text) => text.replace(/^ {4}objectifs:\n(?: {6}.*\n)+/mu, ''), /personas\[0\]\.obj/u],
  ['a French sign without its space', (text) => text.replace('Moi : la', 'Moi: la'), /needs a space before/u],
  ['a space that hides', (text) => text.replace('\\u00a0', '\u00a0'), /hides/u],
])('the check finds %s', (_what, change, fault) => {
  const text = files.get(bakery) ?? '';
  expect(change(text)).not.toBe(text);
  const [found, ...others] = checkSamples(new Map([...files, [bakery, change(text)]]));
  expect(found).toMatch(new RegExp(`^${bakery}: `, 'u'));
  expect(found).toMatch(fault);
  expect(others).toEqual([]);
});

test('the check finds a sample too many, and one that is missing', () => {
  const faults = checkSamples(new Map([['samples/cafe.yaml', 'answers:'], ...[...files].slice(1)]));
  expect(faults).toEqual([`${bakery}: the file is missing`, 'samples/cafe.yaml: no sample project']);
});
