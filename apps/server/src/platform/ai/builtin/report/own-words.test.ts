import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { expect, test } from 'vitest';
import { draftOf } from '../testing/draft-of.ts';
import { requestWith } from '../testing/sample-request.ts';

const idea = {
  businessIdea:
    'Traiteur de boîtes à lunch froides pour les bureaux pis les CPE de Gatineau. 12 $ la boîte, livrée avant midi',
  targetMarket: `Une vingtaine de CPE et de bureaux du boul. Saint-Joseph à Hull ${'commandent toutes les semaines pour '.repeat(4)}dîner`,
  experience: "15 ans de cuisine en CPE. J'ai jamais eu d'entreprise",
};

test('words of the founder end as their sentences do, with one mark, where they are about the point', async () => {
  const report = await draftOf(requestWith('idea', 'fr', idea));
  expect(report).toContain('Traiteur de boîtes à lunch froides pour les bureaux pis les CPE de Gatineau\u00a0».');
  expect(report).toContain('**Qui commande, pas qui mange.**');
  expect(report).not.toContain("Vous avez écrit\u00a0: «\u00a0J'ai jamais eu d'entreprise");
  expect(report).not.toMatch(/…(?:\u00a0»)?\.|\bpour…/u);
});

test('what a persona is asked follows a cut answer without another full stop', async () => {
  const reading = parsePersonas(
    await draftOf(requestWith('personas', 'fr', {}, { idea: { answers: idea, aiResponse: null } })),
  );
  const asked = JSON.stringify(reading);
  expect(asked).toMatch(/commandent toutes les semaines… Cette personne/u);
});

test('a price that is settled otherwise is not quoted', async () => {
  const answers = {
    businessIdea: 'Boîtes à lunch froides pour les bureaux. 12 $ la boîte',
    problemSolved: 'Rien de frais',
  };
  const reportOf = (price: number) => {
    const typed = [row('stream', 'Boîte', { price })];
    return draftOf(requestWith('idea', 'fr', answers, {}, { typed }));
  };
  expect(await reportOf(1_400)).not.toContain('12\u00a0$');
  expect(await reportOf(1_400)).toContain('Boîtes à lunch froides pour les bureaux');
  expect(await reportOf(1_200)).toMatch(/12[ \u00a0]\$ la boîte/u);
});

test('nothing is forgotten that a row or an answer names, and nothing twice', async () => {
  const modules = { idea: { answers: idea, aiResponse: null } };
  const forgotten = async (answers: Record<string, string>, typed: readonly Row[] = []) =>
    (await draftOf(requestWith('finances', 'fr', answers, modules, { typed }))).match(/(?<=^- \*\*)[^*]+/gmu) ?? [];
  const things = (names: string[], word: string) => names.filter((name) => name.startsWith(word));
  const without = await forgotten({});
  expect(things(without, 'Fourgonnette')).toHaveLength(1);
  expect(things(without, 'Cuisine de production')).toHaveLength(1);
  const van = row('purchase', 'Fourgonnette usagée', { amount: 1_200_000 });
  const named = await forgotten({ fixedCosts: 'Cuisine 650 $ par mois, chambre froide incluse' }, [van]);
  expect(things(named, 'Fourgonnette')).toEqual([]);
  expect(things(named, 'Cuisine de production')).toEqual([]);
  expect(things(named, 'Chambre froide')).toEqual([]);
});

test.each([
  ['shop_or_food', 'small_batches', 'own_vehicle', 'le poids de chaque matière, les kilomètres.'],
  ['shop_or_food', 'small_batches', 'on_foot', 'le poids de chaque matière.'],
  ['digital', 'service', 'remote', null],
])(
  'of a %s, made as %s, with transport %s, this can be measured: %s',
  async (businessType, productionMethod, transportation, measured) => {
    const answers = { businessType, productionMethod, transportation, packaging: 'none', materials: 'Poulet, pain' };
    const report = await draftOf(
      requestWith('environmental', 'fr', answers, { idea: { answers: idea, aiResponse: null } }),
    );
    expect(report.match(/Mesurez ceci [^:]*:\s(.*)/u)?.[1] ?? null).toBe(measured);
    expect(
      report
        .match(/Comment se fait ce que vous vendez\u00a0: .*/u)?.[0]
        .startsWith('Comment se fait ce que vous vendez\u00a0: à la main') ?? null,
    ).toBe(productionMethod === 'service' ? null : true);
  },
);
