import { emptyCells, type Row, type TableKind } from '../../ledger/row.ts';
import type { Language } from '../../locale.ts';
import type { SampleProject } from '../samples.ts';

type Cell = string | number | boolean | readonly { month: number; quantity: number }[];
type SampleRow = { kind: TableKind; name: Readonly<Record<Language, string>>; cells: Readonly<Record<string, Cell>> };

const row = (kind: TableKind, en: string, fr: string, cells: SampleRow['cells']): SampleRow => ({
  kind,
  name: { en, fr },
  cells,
});

/** What the founders of the sample projects typed into the forms; the rest is proposed from their answers. */
const rows: Readonly<Record<SampleProject, readonly SampleRow[]>> = {
  bakery: [
    row('stream', 'Sourdough loaf', 'Miche au levain', {
      unit: 'loaf',
      price: 800,
      quantity: 55,
      per: 'day',
      climbMonths: 6,
      targets: [
        { month: 12, quantity: 70 },
        { month: 36, quantity: 80 },
      ],
      unitCost: 185,
      costShare: 250,
      basis: 'count',
      capacity: 90,
    }),
    row('person', 'My sister, at the counter', 'Ma sœur, au comptoir', { role: 'employee', wage: 1_800, hours: 15 }),
    row('purchase', 'Two months of rent in advance', "Deux mois de loyer d'avance", { amount: 380_000, use: 'fees' }),
    row('purchase', 'Counter, shelves and sign', 'Comptoir, étagères et enseigne', {
      amount: 320_000,
      use: 'fitting_out',
    }),
    row('purchase', 'Plumbing and painting', 'Plomberie et peinture', { amount: 390_000, use: 'fitting_out' }),
    row('purchase', 'Flour and packaging for the first month', 'Farine et emballages du premier mois', {
      amount: 240_000,
      use: 'opening_stock',
    }),
  ],
  clinic: [
    row('stream', 'Scheduling for one clinic', 'Prise de rendez-vous pour une clinique', {
      unit: 'clinic',
      model: 'subscription',
      price: 7_900,
      quantity: 3,
      climbMonths: 6,
      targets: [
        { month: 9, quantity: 10 },
        { month: 12, quantity: 20 },
        { month: 24, quantity: 60 },
        { month: 36, quantity: 150 },
      ],
      unitCost: 600,
      costShare: 290,
      basis: 'waiting_list',
    }),
    row('purchase', 'Security check of the app', "Vérification de la sécurité de l'application", {
      amount: 400_000,
      use: 'fees',
    }),
    row('purchase', 'Two used telephones for tests', 'Deux téléphones usagés pour les essais', {
      amount: 30_000,
      use: 'equipment',
      used: true,
    }),
    row('purchase', 'Incorporation and name', 'Incorporation et nom', { amount: 110_000, use: 'fees' }),
  ],
};

/** The rows that the founders of a sample project typed into the forms, in a language; both are in Québec. */
export function sampleRows(project: SampleProject, language: Language): Row[] {
  const typed = rows[project].map(({ kind, name, cells }) => ({
    kind,
    cells: { ...emptyCells(kind, name[language]), ...cells },
  }));
  const province = { kind: 'setting', cells: { name: 'province', value: 'QC' } };
  return [...typed, province].map((row, at) => ({
    ...row,
    id: `00000000-0000-4000-8000-0000000d${String(at).padStart(4, '0')}`,
    origins: {},
    status: 'confirmed',
    off: false,
    note: null,
    proof: null,
    proposal: null,
  })) as Row[];
}
