import { readSample, sampleProjects } from '@elan/domain/modules/sample-file';
import { parse } from 'yaml';
import type { ContentFiles } from './check-pages.ts';
import { frenchIn } from './check-trades.ts';
import { frenchFaults } from './typography.ts';

/** @returns what is wrong with the sample projects, a sentence for each fault, beginning with its file */
export function checkSamples(files: ContentFiles): string[] {
  const expected = sampleProjects.map((project) => `samples/${project}.yaml`);
  return [
    ...expected.filter((path) => !files.has(path)).map((path) => `${path}: the file is missing`),
    ...[...files].flatMap(([path, text]) =>
      (expected.includes(path) ? checkSample(text) : ['no sample project']).map((fault) => `${path}: ${fault}`),
    ),
  ];
}

function checkSample(text: string): string[] {
  try {
    const file: unknown = parse(text);
    readSample(file);
    // What the build does not set is written as an escape, which every editor shows.
    const french = frenchIn(file).join('\n').replaceAll('\u00a0', ' ');
    return [...frenchFaults(french), ...(text.includes('\u00a0') ? ['hides a no-break space; write \\u00a0'] : [])];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
