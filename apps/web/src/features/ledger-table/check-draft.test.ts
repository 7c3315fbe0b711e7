import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import type { TableKind } from '@elan/domain/ledger/row';
import { expect, it } from 'vitest';
import { guessedRow, missingIn, rowFrom } from './check-draft.ts';
import { newRow } from './ledger-edit.ts';

const moduleOf = (question: string) => (question === 'team' ? ('business-plan' as const) : ('finances' as const));

it.each<[TableKind, string, string, Record<string, unknown>]>([
  ['cost', 'fixedCosts', 'phone 60', { name: 'Phone', amount: 6_000, every: 'month' }],
  // A lawyer is rarely paid every month.
  ['cost', 'fixedCosts', 'Legal $4k', { name: 'Legal', amount: 400_000, every: null }],
  ['cost', 'fixedCosts', 'Publicité 240 $ aux deux mois', { name: 'Publicité', amount: 12_000, every: 'month' }],
  [
    ...(['cost', 'fixedCosts', 'ads $240 every two months from May to October'] as const),
    { amount: 12_000, every: 'month', season: [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0] },
  ],
  ['cost', 'fixedCosts', 'Shows 4 a year at $350', { name: 'Shows', amount: 140_000, every: 'year' }],
  ['cost', 'fixedCosts', 'Gymnase 900 $ par semaine pendant 8 semaines', { amount: 720_000, every: 'year' }],
  ['cost', 'fixedCosts', 'Publicité 1 200 $ au printemps', { every: null }],
  ['cost', 'fixedCosts', 'Salon du voyage en octobre, 650 $', { name: 'Salon du voyage', every: null }],
  ['person', 'fixedCosts', 'Bev 16 hrs a week at $17/h, June to October', { role: 'employee', hours: 16 }],
  ['person', 'fixedCosts', 'Kevin sur facture, 18 $ de l’heure', { role: null }],
  ['purchase', 'cashFlow', 'enrobeuse usagée 5 500 $', { used: true }],
  [
    ...(['funding', 'cashFlow', 'BDC 45 000 $ sur 6 ans, 8,85 %, six mois d’intérêts seulement'] as const),
    { months: 72, interestOnly: 6 },
  ],
  [
    'funding',
    'cashFlow',
    'Bank loan $40,000, 7 years, 6%, interest only for 2 years',
    { months: 84, interestOnly: 24 },
  ],
  ['purchase', 'cashFlow', 'a table used for packing $300', { used: null }],
  ['funding', 'cashFlow', 'mum is giving me $3,000 (a gift not a loan)', { source: 'gift' }],
  ['purchase', 'cashFlow', 'have the truck and $14k of tools', { name: 'Tools', use: 'equipment' }],
  ['funding', 'cashFlow', 'Putting in 5k of our own', { name: 'Own money', source: 'savings' }],
  [
    ...(['funding', 'cashFlow', 'Prêt FLI 30 000 $, 5 ans, 7 %, avec un congé de capital de 6 mois'] as const),
    { source: 'loan', months: 60, rate: 700, interestOnly: 6 },
  ],
  ['funding', 'cashFlow', 'Member shares 3 x $5,000', { name: 'Member shares', amount: 1_500_000, source: 'savings' }],
  ['funding', 'cashFlow', 'On met 20 000 $ à deux', { amount: 2_000_000, source: 'savings' }],
  [
    'funding',
    'cashFlow',
    'I put in $12,000 and my parents lend 8,000 without interest, paid back in two years',
    { name: 'Own money', amount: 1_200_000, source: 'savings' },
  ],
  ['cost', 'fixedCosts', "loyer 2 100 $/mois + 15 % d'augmentation la 2e année", { amount: 210_000, from: null }],
  ['funding', 'cashFlow', 'si la ville donne sa subvention, 1 000 $', { amount: 100_000, state: 'hoped' }],
  ['cost', 'fixedCosts', 'Aiguisage 60 $ aux 6 semaines', { amount: 1_000, every: 'week' }],
  ['cost', 'fixedCosts', 'Bois 1 500 par printemps', { amount: 150_000, every: 'year' }],
  ['person', 'team', '2 game masters, 18 hours each a week, $17.60', { count: 2, wage: 1_760, hours: 18 }],
  ['person', 'team', 'Me, zero for three months then 4,500 a month', { from: 4, to: null }],
  ['person', 'team', 'Me 1,800 a month for the first six months', { from: null, to: 6 }],
  ['person', 'team', 'I want $1,500 a month by year 2', { from: 13 }],
  ['person', 'team', 'Je fais tout, 650 $/semaine à compter du 4e mois', { name: 'Propriétaire', from: 4 }],
  ['funding', 'cashFlow', 'My partner Dave invests $25,000 for 30%', { name: 'My partner Dave', source: 'partner' }],
  ['purchase', 'cashFlow', 'magnets for the car $120', { use: null }],
  ['cost', 'fixedCosts', 'ads $600 dropping to $300 after 3 months', { name: 'Ads', from: null, to: 3 }],
  ['person', 'team', 'Two counter staff 25 hrs each at $18', { count: 2, wage: 1_800, hours: 25 }],
  ['person', 'team', 'Two helpers at $18.50/hr for 7 hours each market day', { count: 2, hours: null }],
  ['person', 'team', 'Just me for year one, $2,500 a month', { name: 'Owner', role: 'owner', from: null, to: 12 }],
  ['person', 'team', 'Year two a bather, $17 an hour, 20 hours', { name: 'Bather', wage: 1_700, from: 13 }],
  ['person', 'team', 'Deux associées à 2 000 $ par mois chacune', { count: 2, salary: 200_000, every: 'month' }],
  ['person', 'team', 'Remplaçante 12 jours par année à 140 $ par jour', { wage: null, salary: 14_000, every: null }],
  [
    ...(['funding', 'cashFlow', 'FCC loan $120,000 at 6.7% for 10 years interest only year one'] as const),
    { months: 120, interestOnly: 12 },
  ],
  [
    ...(['funding', 'cashFlow', 'Prêt FLI 15 000 $ à 7,5 % sur 5 ans avec six mois de moratoire'] as const),
    { months: 60, interestOnly: 6 },
  ],
  ['funding', 'cashFlow', 'Have $4,500', { name: 'Own money', source: 'savings' }],
  ['funding', 'cashFlow', "5 000 $ en prêt d'honneur sans intérêt", { name: "Prêt d'honneur sans intérêt", rate: 0 }],
  [
    ...(['funding', 'cashFlow', 'Desjardins 65 000 $ à 7,9 % sur 6 ans dont 6 mois en intérêts seulement'] as const),
    { months: 72, interestOnly: 6 },
  ],
  ['funding', 'cashFlow', 'Mise de 35 000 $', { name: 'Mise', source: 'savings' }],
  ['purchase', 'cashFlow', '3 plinths $2,800 ea', { name: 'Plinths', count: 3 }],
  ['stream', 'pricingStrategy', '$70/hr, 2 hr minimum', { name: '' }],
  ['funding', 'cashFlow', 'Parents loan 20k at 3%, interest only for 2 years', { months: null, interestOnly: 24 }],
  ['purchase', 'cashFlow', 'Third room $20,000 in year two', { name: 'Third room', month: 13 }],
  ['stream', 'pricingStrategy', 'most pay $1,100', { name: '' }],
  ['purchase', 'cashFlow', 'truck (have), hand tools $500', { use: 'equipment', owned: null }],
  ['cost', 'fixedCosts', 'photographer 4 times a year $450', { amount: 180_000, every: 'year' }],
  ['cost', 'fixedCosts', 'FQM 480 $ par année par personne (3)', { amount: 48_000, every: 'year' }],
  ['person', 'team', 'Me: whatever is left, hoping $2,800/mth', { name: 'Owner', role: 'owner' }],
  ['funding', 'cashFlow', 'CLD 20 000 $ 6 % 5 ans en analyse', { state: 'asked_for' }],
  ['stream', 'pricingStrategy', '20 meals $230', { name: '20 meals', price: 23_000 }],
  ['stream', 'pricingStrategy', 'Monthly plans: 50 deliveries for $375', { name: '50 deliveries', price: 37_500 }],
  ['stream', 'pricingStrategy', '145 $/h avec opérateur, minimum 4 h', { name: '', price: 14_500 }],
])('a %s of the words of %s: %s', (kind, question, quote, cells) => {
  const passage = { module: moduleOf(question), question, quote };
  expect(rowFrom(kind, passage, amountsOf(passage)[0]).cells).toMatchObject(cells);
});

it.each<[TableKind, string, string, string | null]>([
  ['person', 'team', "4 moniteurs à 17 $ l'heure, 40 heures, pour 8 semaines", 'season'],
  ['person', 'team', "Apprenti l'été 18 $/h 35 h", 'season'],
  ['person', 'team', 'Deux étudiants 16,25 $ 35 h chacun pour la saison', 'season'],
  ['cost', 'fixedCosts', "chauffage 480 $ par mois l'hiver", 'season'],
  ['cost', 'fixedCosts', 'Fuel 900 a month in season', 'season'],
  ['cost', 'fixedCosts', 'location du champ 900 $ par saison', null],
  ['cost', 'fixedCosts', 'snow clearing in winter 1,200 a year', null],
  ['cost', 'fixedCosts', 'ads 50/mo till summer', null],
  ['person', 'team', 'One cook 25 hrs/wk at $19.50 from September', 'from'],
  ['person', 'team', 'One cook 25 hrs/wk at $19.50 from September to May', null],
  ['person', 'team', 'Nothing for me till January, then 2,500 a month', 'from'],
  ['cost', 'fixedCosts', 'flyers $150 a month till June', 'to'],
  ['purchase', 'cashFlow', 'Build-out $22,000 per room, two rooms', 'count'],
  ['purchase', 'cashFlow', 'Fridge x2 at $3,200', 'count'],
  ['purchase', 'cashFlow', 'Fridge $3,200', null],
  ['purchase', 'cashFlow', '40 ruches de plus au printemps 2028 à 250 $', 'month'],
  ['purchase', 'cashFlow', 'Second kiln next year $4,000', 'month'],
  ['cost', 'fixedCosts', 'pub 900 $ à la rentrée', 'every'],
  ['cost', 'fixedCosts', 'entretien du chemin 4 000 $', 'every'],
  ['cost', 'fixedCosts', 'Loyer 4 000 $', null],
])('what a %s of %s lacks before it can be kept: %s', (kind, question, quote, missing) => {
  const passage = { module: moduleOf(question), question, quote };
  expect(missingIn(rowFrom(kind, passage, amountsOf(passage)[0]), plainText(quote))).toBe(missing);
});

it.each([
  ['medium $95', ['Small dogs', 'Nail trim'], 'Medium dogs'],
  ['grande 8,25 $', ['Petite boisson'], 'Grande boisson'],
  ['medium $95', ['Dogs'], ''],
  ['medium $95', ['Small dogs', 'Small cats'], ''],
])('%s beside %s is called %s', (quote, names, name) => {
  const passage = { module: 'finances' as const, question: 'pricingStrategy', quote };
  const sales = names.map((each) => newRow('stream', each, { price: 7_500 }));
  const card = { is: 'passage', key: quote, passage, guess: null } as const;
  expect(guessedRow(card, amountsOf(passage)[0], sales)?.cells).toMatchObject({ name });
});

it('what is paid afterwards has the name of what was paid before', () => {
  const quote = 'loyer 2 000 $, pub Facebook 800 $ les 4 premiers mois, 400 $ ensuite';
  const passage = { module: 'finances' as const, question: 'fixedCosts', quote };
  const rows = amountsOf(passage)
    .slice(1)
    .map((amount) => rowFrom('cost', passage, amount).cells);
  expect(rows).toMatchObject([
    { name: 'Pub Facebook', amount: 80_000, from: null, to: 4 },
    { name: 'Pub Facebook', amount: 40_000, from: 5, to: null },
  ]);
});

it('what is paid once is no cost of each month, whatever the reader guessed', () => {
  const passage = { module: 'finances' as const, question: 'fixedCosts', quote: 'Cartes et affiches 200 $ une fois' };
  const card = { is: 'passage', key: 'cards', passage, guess: newRow('cost', 'Affiches', { amount: 20_000 }) } as const;
  expect(guessedRow(card, amountsOf(passage)[0], [])).toMatchObject({
    kind: 'purchase',
    cells: { name: 'Cartes et affiches', amount: 20_000 },
  });
});
