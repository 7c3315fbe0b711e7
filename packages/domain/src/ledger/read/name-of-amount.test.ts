import { expect, it } from 'vitest';
import { type Amount, amountsIn } from './amounts.ts';
import { nameOfAmount, nameOfPerson, roleOfAmount } from './name-of-amount.ts';
import { plainText } from './plain-text.ts';

/** Of the last amount of money. */
const read = (quote: string, reader: (quote: string, amount: Amount) => string | null | undefined) => {
  const amount = amountsIn(plainText(quote)).findLast(({ kind }) => kind === 'money');
  if (amount === undefined) throw new Error('no amount');
  return reader(quote, amount);
};

it.each([
  ['Rent $900 a month, insurance $120, gas probably $300', 'Gas'],
  ['Gas, maybe around $300 a month', 'Gas'],
  ['Telephone and internet $95 a month', 'Telephone and internet'],
  ['Rent $900 a month and the phone about $90', 'Phone'],
  ['Small one at $12 or large one at $20', 'Large one'],
  ['$89 a week per household for 5 dinners for two', 'Dinners for two'],
  ['$8 a loaf', 'Loaf'],
  ['$2.10/delivery', 'Delivery'],
  ['It costs me $8 a loaf', undefined],
  ['Before opening: delivery van: $18,000', 'Delivery van'],
  ['The fridge is $2,400 used and the sealer costs around $900', 'Sealer'],
  ['Loan from my aunt, $10,000 at 4%', 'Loan from my aunt'],
  ["L'hébergement me coûterait environ 320 $ par mois", 'Hébergement'],
  ['Two months of rent in advance: $3,800', 'Two months of rent in advance'],
  ['2 helpers, 20 hours a week at $18', 'Helpers'],
  ["Le loyer, à peu près 900 $ par mois, l'essence peut-être 300 $", 'Essence'],
  ['environ 900 $ de loyer', 'Loyer'],
  ['Le loyer à peu près 900 $', 'Loyer'],
  ['Open fields every week, two helpers, and I pay myself $4,000 a month', undefined],
  ["Me, full time, cooking and driving, I'd take about $2,200 a month", undefined],
  ['Je me verse 2 000 $ par mois', undefined],
  ['$45 an hour', undefined],
  ['$45 en individuel', 'En individuel'],
  ['drop-in $22', 'Drop-in'],
  ['5 lb bags for cafes $78', '5 lb bags for cafes'],
  ['Ma grand-mère m’en donne 1 500 $', 'Ma grand-mère'],
  ['Applied for IRAP $40,000', 'IRAP'],
  ['I was thinking $22 for a half hour walk', 'Half hour walk'],
  ['Insurance is like $42 a month', 'Insurance'],
  ['Le brunch va être à 24 $', 'Brunch'],
  ['Taux horaire 75 $', 'Taux horaire'],
  ['shows 4 a year at $350', 'Shows'],
  ["Outils 8 500 $ (j'en ai pour 5 000 $ déjà)", undefined],
  ['Ads $250 the first six months then $100', 'Ads'],
  ['An average kitchen goes for $18,500', 'Kitchen'],
  ['I have $9,000 put away and my uncle lends', undefined],
  ['$12/user/month', 'User'],
  ['about $2,000 of parts a month', 'Parts'],
  ["Déneigement : 420 $ l'entrée pour la saison", 'Déneigement'],
  ['want to borrow $35,000 from ATB', undefined],
  ['tools I have already, worth around $9,000', 'Tools'],
  ['assurance entre 120 pis 150 $', 'Assurance'],
  ['just me, maybe my friend Priya 10 hrs/wk @ $22/hr', 'My friend Priya'],
  ['card fees 2.9% + 30 cents', 'Card fees'],
  ['500 regulars $30', 'Regulars'],
  ['Insurance i think $400 a year', 'Insurance'],
  ['AWS ~$180 a month', 'AWS'],
  ['Mon beau-frère met 10 000 $', 'Mon beau-frère'],
  ['Four (usagé) 4 000 $', 'Four'],
  ["Réparation c'est a peu près 95$ de main d'oeuvre", 'Réparation'],
  ["mes outils, j'en ai pour a peu près 6 000$", 'Mes outils'],
  ['assurance 120$ par mois pis téléphone 65$', 'Téléphone'],
  ['Mon frère me prête 3000$', 'Mon frère'],
  ['Une aide de mai à septembre, 30 h par semaine à 18 $', 'Aide'],
  ['helper from May to October, $17 an hour', 'Helper'],
  ['Moi, 1 800 $ par mois à partir de mai', undefined],
  ["I'd sell sourdough for $9", 'Sourdough'],
  ["I'd pay my sister $18 an hour", 'My sister'],
  ["Phone's $60", 'Phone'],
  ['bench, vises and waxing irons $2,300', 'Bench, vises and waxing irons'],
  ['Robe de mariée à partir de 150 $ (en moyenne 280 $)', 'Robe de mariée'],
  ['pianos 3 used at $1,800 each', 'Pianos'],
  ['Prix moyen par morceau 14 $', 'Morceau'],
  ['carte de 10 cours 180 $', 'Carte de 10 cours'],
  ['I need $1,000 a week from the business after month 2', undefined],
  ["Faut que j'achète un frigo 1 800 $", 'Frigo'],
  ['4 CPE qui en prennent 12 $', 'CPE'],
  ["Dès le 4e mois une aide 20 h à 17,50 $ l'heure", 'Aide'],
  ["Hydro autour de 300 $ l'hiver", 'Hydro'],
  ['On est 4 membres : 2 boulangers à 21 $/h', 'Boulangers'],
  ['Used 2019 Grand Caravan with a ramp, $27,900', 'Used 2019 Grand Caravan with a ramp'],
  ['A 12 oz bag is $19', '12 oz bag'],
  ['25 ft stall $75/month', '25 ft stall'],
  ['Le fournisseur finance 48 800 $ sur 5 ans', 'Fournisseur'],
  ['CBDC said yes to $25,000', 'CBDC'],
  ['After school kids are $18 a day', 'After school kids'],
])('%s is called %s', (quote, name) => {
  expect(read(quote, nameOfAmount)).toBe(name);
});

it.each([
  ["Me, full time, cooking and driving, I'd take about $2,200 a month", 'owner'],
  ['Fields every week, two helpers, and I pay myself $4,000 a month', 'owner'],
  ['Mon salaire 2 000 $ par mois', 'owner'],
  ['Moi, à temps plein, 2 000 $ par mois', 'owner'],
  ['Je veux me verser 2 000 $ par mois', 'owner'],
  ["Moi gérant, 1 000 $ par semaine d'avril à septembre", 'owner'],
  ['Dale guides in summer, I pay him $24/hr', null],
  ['I pay a helper $18 an hour', null],
  ["I'd pay my sister $18 an hour", null],
  ['Someone on Saturdays, I think $18 an hour', null],
  ['Two days a week, $18 an hour', null],
  ['Just me until Christmas, then my nephew Cole Saturdays, 8 hours a day at $19', null],
])('the pay of %s is that of %s', (quote, role) => {
  expect(read(quote, roleOfAmount)).toBe(role);
});

it.each([
  ['Just me until Christmas, then my nephew Cole Saturdays, 8 hours a day at $19', 'My nephew Cole'],
  ['Ma belle-sœur Nadia vient deux jours semaine (15 h) à 20,50 $ l’heure', 'Ma belle-sœur Nadia'],
  ['I pay myself $1,200 a week', 'Owner'],
  ['Dale guides in summer, I pay him $24/hr', 'Dale'],
  ['Tyler gets $28/h', 'Tyler'],
  ['Brother-in-law checks the yard on weekends, I give him $400 a month', 'Brother-in-law'],
  ['Two cleaners 30 hours each at $19', 'Cleaners'],
  ['My brother in law helps on big storms, $30/hr cash', 'My brother in law'],
  ['One installer, hired month 7, $26/hr full time', 'Installer'],
  ["I'll pay myself $600 a week", 'Owner'],
  ["À partir de septembre j'engage une assistante 25 h/sem à 19,75 $", 'Assistante'],
  ['Je me paye pas les 3 premiers mois, après ça 2 200 $ par mois dès le mois 4', 'Propriétaire'],
])('who is paid in %s is called %s', (quote, name) => {
  expect(read(quote, nameOfPerson)).toBe(name);
});
