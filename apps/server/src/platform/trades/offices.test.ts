import { readFileSync } from 'node:fs';
import { findNames } from '@elan/domain/figure-check/find-names';
import { knownNames } from '@elan/domain/figure-check/known-names';
import type { Text } from '@elan/domain/locale';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

it('names no office that readers of an analysis would be told to verify', () => {
  const known = knownNames([]);
  const file: { offices: Record<string, Record<string, Text>> } = parse(
    readFileSync(new URL('../../../../../content/trades/offices.yaml', import.meta.url), 'utf8'),
  );
  const offices = Object.values(file.offices).flatMap((office) => Object.values(office));
  const names = offices.flatMap(({ en, fr }) => [
    `Question for ${en}: which permit?`,
    `Question pour ${fr} : quel permis ?`,
  ]);
  expect(names.length).toBeGreaterThan(50);
  const toVerify = names.flatMap((text) => findNames(text).filter(({ name }) => !known.isKnown(name, text)));
  expect(toVerify.map(({ name }) => name)).toEqual([]);
});
