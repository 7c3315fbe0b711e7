import { expect, it } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { amountsOf } from './amounts-of-passage.ts';
import { kindAsked } from './kind-of-amount.ts';

it.each([
  ['fixedCosts', 'location du champ 900 $ par saison', 'cost'],
  ['fixedCosts', 'Loan payment $340 a month', null],
  ['fixedCosts', 'credit card debt $200 a month', null],
  ['cashFlow', 'motoculteur usagé 2 300', 'purchase'],
  ['cashFlow', '$3,800 from selling my truck', 'funding'],
  ['cashFlow', '15 grand of mine', 'funding'],
  ['cashFlow', 'The shop I used to work at did 1,100 tune ups a year with four mechanics', null],
  ['cashFlow', 'Une cabine insonorisée à 6 900 $ seulement si on a la subvention', null],
  ['cashFlow', "L'imprimante on la loue, 89 $ par mois", 'cost'],
  ['cashFlow', '3 kg roaster 14,800 landed', 'purchase'],
  ['cashFlow', '2 petits chapiteaux 20x40 à 6 200 $ chaque', 'purchase'],
  ['fixedCosts', 'Rent 2,100 heat included', 'cost'],
  ['fixedCosts', 'I want to set aside 150 a month for tires', 'cost'],
  ['pricingStrategy', "La clinique au coin charge 110 $ de l'heure", null],
  ['pricingStrategy', 'IKEA fait une cuisine pour 8 000', null],
  ['pricingStrategy', 'the consignor gets $55', null],
  ['pricingStrategy', "soit 300 $ à l'inscription", null],
  ['pricingStrategy', '5 versements de 170 $', null],
  ['cashFlow', 'CBDC said yes to 25,000 over 5 years at 9.5%, interest only for the first 6 months', 'funding'],
  ['cashFlow', 'Provincial loan $40,000, 7 years, 6%, no payments for the first two years', 'funding'],
  ['fixedCosts', 'Je garde mon emploi à la caisse (2 050 $ net par mois)', null],
  ['pricingStrategy', 'La miche se vend 8,50 $ au comptoir', 'stream'],
  ['pricingStrategy', 'A 12 oz bag is $19 at the market', 'stream'],
  ['pricingStrategy', 'Travel charge 25 bucks', 'stream'],
  ['cashFlow', 'Futurpreneur 20 000 demandé sur 5 ans à 9,2 %', 'funding'],
  ['cashFlow', 'Ma mère prête 5 000 sans intérêts', 'funding'],
  ['pricingStrategy', 'mariages à partir de 1 200 $', null],
  ['fixedCosts', 'chauffage 85 $ par mois de mai à octobre', 'cost'],
  ['fixedCosts', 'POS 89 USD', 'cost'],
  ['fixedCosts', 'me: $2,600 a month from the 4th month', 'person'],
  ['fixedCosts', 'part timer 20 hrs @ $18.50', 'person'],
  ['fixedCosts', 'Remboursement du four 340/mois', null],
  ['cashFlow', 'marge de crédit 20 000 $ chez Desjardins', null],
  ['cashFlow', 'On vise un prêt CBDC de 20 000 $ (pas encore fait la demande)', 'funding'],
  ['cashFlow', 'mom lends me $8,000 no interest', 'funding'],
  ['cashFlow', 'tunnel 8 400 $ (soumission)', 'purchase'],
  ['cashFlow', 'Mirrors $2,200', 'purchase'],
  ['cashFlow', 'I have $16,000', 'funding'],
  ['cashFlow', 'mon oncle donne 5 000 $', 'funding'],
  ['cashFlow', 'mon mari me donne 500 $ par mois', null],
  ['cashFlow', '15 grand from me', 'funding'],
  ['cashFlow', 'second oven $1,900', 'purchase'],
  ['cashFlow', "Dad won't lend $5,000", null],
  ['cashFlow', 'my parents lend me $10,000 no interest', 'funding'],
  ['cashFlow', 'I own about $9,000 of gear', null],
  ['cashFlow', 'own 11,000', 'funding'],
  ['fixedCosts', "I won't pay myself the first 6 months, then $2,800 a month", 'person'],
  ['cashFlow', 'my brother lends 5,000', 'funding'],
  ['cashFlow', "first and last month's rent 2,900", 'purchase'],
  ['cashFlow', 'Je demande un prêt de 20 000 $ à Futurpreneur ou à la caisse', 'funding'],
  ['cashFlow', 'grant of $500 a week for 26 weeks', null],
  ['fixedCosts', "I'd pay my sister $18 an hour", 'person'],
  ['fixedCosts', 'I pay my rent $900 a month', 'cost'],
  ['fixedCosts', 'The rent would be 1,900 plus HST', 'cost'],
  ['pricingStrategy', 'buns six for $24', null],
  ['fixedCosts', 'hydro 310 $ par mois l’été', 'cost'],
  ['fixedCosts', 'truck payment 740/mo', 'cost'],
  ['fixedCosts', 'auto : paiement perso 410 $ par mois', null],
  ['cashFlow', 'laptop $1,400', 'purchase'],
  ['cashFlow', 'first parts order 1,900', 'purchase'],
  ['cashFlow', 'Les boutiques paient à 30 jours', null],
  ['cashFlow', 'I have $13,500 in a TFSA for this', 'funding'],
  ['cashFlow', "12 k d'épargne, les boutiques paient à 30 jours", 'funding'],
  ['cashFlow', 'épargne 5 000 $ dont 1 000 $ de ma soeur', null],
  ['cashFlow', 'student loan $12,000 left', null],
  ['cashFlow', 'il reste 160 000 $ d’hypothèque', null],
  ['cashFlow', '200 a month back', null],
  ['cashFlow', 'Member shares 3 x $5,000', 'funding'],
  ['fixedCosts', 'gas 220 a month or so', 'cost'],
  ['fixedCosts', 'salaire: je me prends 2200$/m à partir du mois 4', 'person'],
  ['fixedCosts', 'Palefrenier 25 heures par semaine à 18,25 $/h', 'person'],
  ['fixedCosts', 'I need about $3,000 a month to live on', null],
  ['fixedCosts', 'Épicerie 700 $/mois', 'cost'],
  ['variableCosts', 'bricolage 25 $/mois', 'cost'],
  ['pricingStrategy', 'La traiteuse demande 16 $ la boîte', null],
  ['pricingStrategy', 'boîtes à 13,50 $', 'stream'],
])('%s: %s', (question, quote, kind) => {
  const passage = { module: 'finances' as const, question, quote };
  expect(kindAsked(passage, amountsOf(passage)[0], [])).toBe(kind);
});

it.each([
  ['rd', 'suppliers', 'Premières fournitures 900 $', 'purchase'],
  ['marketing', 'customerAcquisition', 'Peut-être 100 $ par mois de pub Facebook', 'cost'],
  ['business-plan', 'team', 'Three teachers paid $35 a lesson', null],
  ['business-plan', 'team', 'Two of us, both owners', null],
  ['business-plan', 'team', 'No salaries for the founders for 12 months, then $5,000 a month each', 'person'],
  ['analysis', 'competitors', 'Facebook ads $100 a month', null],
] as const)('%s %s: %s', (module, question, quote, kind) => {
  const passage = { module, question, quote };
  expect(kindAsked(passage, amountsOf(passage)[0], [])).toBe(kind);
});

it.each([
  ['variableCosts', 'card readers take 2.9%', 'stream'],
  ['variableCosts', "40 % de l'argent des machines", null],
  ['variableCosts', '14 % pour les charges sur ces salaires', null],
  ['variableCosts', 'the teacher of a class is paid $45', null],
  ['revenueGoals', '4,200 free readers', null],
])('beside two sales, %s: %s', (question, quote, kind) => {
  const sales = [row('stream', 'Reader', { price: 800 }), row('stream', 'Class', { price: 2_200 })];
  const passage = { module: 'finances' as const, question, quote };
  expect(kindAsked(passage, amountsOf(passage)[0], sales)).toBe(kind);
});
