import { planFigures } from '../../forecast/plan-figures.ts';
import { setting } from '../../forecast/testing/rows.ts';
import { mergeLedger } from '../../ledger/merge.ts';
import type { Province } from '../../ledger/provinces.ts';
import { readAnswers } from '../../ledger/read/read-answers.ts';
import type { Row } from '../../ledger/row.ts';
import { thisIsAll } from '../../ledger/testing/this-is-all.ts';
import type { ModuleKey } from '../../modules/keys.ts';
import { forecastsOf, knownWith } from '../checks-of-project.ts';
import type { KnownFigures } from '../known-figures.ts';

/** A business as its founder describes it, and sentences of reports on it, marked as in planted.ts. */
export type PlantedBusiness = {
  name: string;
  province: Province;
  answers: Partial<Record<ModuleKey, Readonly<Record<string, string>>>>;
  sentences: readonly string[];
};

const today = '2026-11';

/** What is known of it: its answers as typed, and the rows that the product reads from them. */
export function knownOfBusiness(
  { name, province, answers }: Omit<PlantedBusiness, 'sentences'>,
  kept: readonly Row[] = [],
): KnownFigures {
  const reading = readAnswers({ answers, today });
  const ledger = mergeLedger({
    kept: [...kept, setting('province', province)],
    refused: thisIsAll(reading),
    readings: [reading],
  });
  const plan = planFigures(ledger, { today });
  const modules = Object.entries(answers).map(([module, given]) => ({ module: module as ModuleKey, answers: given }));
  return knownWith({ name, description: null, modules }, plan, forecastsOf(plan)).figures;
}
