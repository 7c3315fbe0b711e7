import { projectFileLimits } from '@elan/domain/project-file-limits';
import { endOfJson } from './end-of-json.ts';

/** Why a file cannot even be sent: too large, unreadable, or not JSON, with the place where it stops being JSON. */
export type Broken = { why: 'size' } | { why: 'unreadable' } | { why: 'json'; line: number; column: number };

/** Some room for what is sent around the file. */
const largest = projectFileLimits.bytes - 1_024;

/** Reads a file that somebody picked as JSON. What it says is checked by the server. */
export async function parseFile(picked: Blob): Promise<{ file: unknown } | { broken: Broken }> {
  if (picked.size > largest) return { broken: { why: 'size' } };
  let text: string;
  try {
    text = await picked.text();
  } catch {
    return { broken: { why: 'unreadable' } };
  }
  try {
    return { file: JSON.parse(text) };
  } catch {
    const lines = text.slice(0, endOfJson(text)).split('\n');
    return { broken: { why: 'json', line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } };
  }
}
