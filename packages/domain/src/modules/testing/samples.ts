import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSample, type SampleProject } from '../sample-file.ts';

const read = (project: SampleProject) =>
  readSample(parse(readFileSync(new URL(`../../../../../content/samples/${project}.yaml`, import.meta.url), 'utf8')));

/** The sample projects, as their files have them. */
export const samples = { bakery: read('bakery'), clinic: read('clinic') } as const;
