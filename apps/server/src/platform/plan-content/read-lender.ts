import { readFile } from 'node:fs/promises';
import { frenchSpacesIn } from '@elan/domain/french-spaces';
import { type LenderFile, lenderFile } from '@elan/domain/plan-document/lender-file';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';

const folder = new URL('../../../../../content/lenders/', import.meta.url);
const read = new Map<LenderKey, Promise<LenderFile>>();

/** The outline of a lender family, as `content/lenders` has it; its file is read when it is first asked for. */
export function readLender(key: LenderKey): Promise<LenderFile> {
  const known = read.get(key);
  if (known !== undefined) return known;
  const reading = readFileOf(key);
  read.set(key, reading);
  return reading;
}

async function readFileOf(key: LenderKey): Promise<LenderFile> {
  const { parse } = await import('yaml');
  return lenderFile.parse(frenchSpacesIn(parse(await readFile(new URL(`${key}.yaml`, folder), 'utf8'))));
}
