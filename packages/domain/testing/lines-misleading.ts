/**
 * Sentences meant to mislead, in the notation of `lines.ts`, by what they mislead about. They were written before any of
 * them was read; `lines-misleading-later.ts` was written with them and kept unread until the rules had been mended.
 */
export const misleadingLines: readonly (readonly [question: string, text: string, wanted: readonly string[]])[] = [
  // Units per what
  ['p', 'Grooming $70 for small dogs, add $1 per pound over 30', ['stream price?=70 unit?=dog/grooming/small+dog']],
  ['p', 'Rent out kayaks: $18 for the first hour, $10 each hour after', ['stream price?=18 unit?=hour/kayak']],
  ['p', 'Déménagement 140 $ de l’heure à deux hommes, minimum trois heures', ['stream price?=140 unit?=heure']],
  ['p', 'Eggs $6 a dozen or $55 a case of 15 dozen', ['stream price?=6 unit?=dozen', 'stream price?=55 unit?=case']],
  ['p', '2,25 $ le pied carré, en général 1 200 pieds', ['stream price=2.25 unit?=pied+carré/pied']],
  ['f', 'Uniform rental $4 a week for each of our 5 people', ['cost amount?=20 every?=week']],
  // Monthly versus yearly
  ['f', 'Insurance is $2,400 but I pay it monthly', ['cost amount?=200 every?=month', 'cost amount?=2400 every?=year']],
  ['f', 'Software $480 a year, billed $40 monthly', ['cost amount=480/40 every=year/month']],
  ['f', 'Assurance 1 800 $, payable en quatre versements', ['cost amount?=1800/450 every?=year/quarter']],
  ['f', 'Domain and email, $15 a month paid for three years in advance', ['cost amount?=15 every?=month']],
  ['f', 'Rent for the year comes to $21,600', ['cost amount?=21600 every?=year']],
  ['f', 'Taxes foncières 3 600 $ en deux paiements par année', ['cost amount?=3600/1800 every?=year/half_year']],
  // Ranges and bounds
  ['p', 'Logos start at $400 and most end up near $900', []],
  ['f', 'Hydro between 150 and 220 a month depending on the season', []],
  ['f', 'Essence : entre 80 et 100 $ par semaine', []],
  ['p', 'Tattoos from $120', []],
  ['f', 'Fuel will not be under $600 a month', []],
  ['p', 'Coupe homme à compter de 28 $', []],
  // Before and after tax
  ['p', '$11.50 with tax, so $10 a ticket', ['stream price?=10 unit?=ticket']],
  ['p', '57,49 $ taxes incluses la consultation', []],
  ['f', 'Rent $1,500 plus HST, $1,695 a month in total', ['cost amount?=1500/1695 every?=month']],
  ['c', 'Mixer $4,600 taxes in', ['purchase amount?=4600 use?=equipment']],
  // Totals beside parts
  [
    'f',
    'Phone 60, internet 80, software 45, so 185 a month',
    ['cost amount=60 every?=month', 'cost amount=80 every?=month', 'cost amount=45 every?=month'],
  ],
  [
    'c',
    'Equipment $14,000: oven $9,000, fridge $3,000, shelves $2,000',
    [
      'purchase amount?=9000 use?=equipment',
      'purchase amount?=3000 use?=equipment',
      'purchase amount?=2000 use?=fitting_out/equipment',
    ],
  ],
  ['c', 'Matériel 5 000 $ dont 3 200 $ pour le compresseur', ['purchase amount?=5000 use?=equipment']],
  ['f', 'Three subscriptions, $90 a month altogether', ['cost amount?=90 every?=month']],
  // Other years, other businesses
  ['g', 'We did 300 haircuts a month at my old salon', []],
  ['f', 'The café that was here before paid $2,900 a month', []],
  ['p', 'Back in 2019 a session cost $55', []],
  ['c', 'My first business cost me $12,000 to set up', []],
  ['pg', '30 $ la coupe|Le salon d’à côté fait 25 coupes par jour', ['stream price=30 unit?=coupe']],
  ['p', 'At the gym next door personal training goes for $80', []],
  ['f', 'À Montréal un local comme ça coûterait 3 500 $ par mois', []],
  // Conditions
  ['f', 'If sales are good I will rent a second bay for $700 a month', []],
  ['p', 'Unless they book a month ahead, the room is $150 a night', ['stream price?=150 unit?=night']],
  ['f', 'Dès que j’ai dix clients, une adjointe à 20 $ de l’heure, 15 heures par semaine', []],
  ['c', 'Assuming the grant comes through I buy a $9,000 laser', []],
  // Negation and correction
  ['f', 'Rent $1,100 a month, actually $1,150 since the new lease', ['cost amount?=1150 every?=month']],
  ['p', 'Not $40, $45 a session', ['stream price?=45 unit?=session']],
  ['p', 'Je voulais demander 50 $, finalement ce sera 60 $ la séance', ['stream price?=60 unit?=séance']],
  ['c', 'No need for the $3,000 fridge', []],
  ['f', 'I said $200 for ads, make that $300 a month', ['cost amount?=300 every?=month']],
  // People and things
  ['g', '12 people a class, 9 classes a week', []],
  ['f', 'Two of us share one $85 phone plan a month', ['cost amount?=85 every?=month']],
  ['c', 'Chairs for 24 people $1,900', ['purchase amount?=1900 use?=equipment']],
  ['f', '3 trucks, insurance $180 a month', ['cost amount?=180/540 every?=month']],
  // Percentages of what
  ['v', 'Half the jobs need a $30 permit', []],
  ['v', 'Agents get 5% on the sales they bring', []],
  ['v', 'Food cost 30% on lunches, 38% on dinners', []],
  ['f', 'Rent 9% of sales with a floor of $2,000 a month', []],
  ['g', 'Revenue up 20% a year from 80k', []],
  // Start-up versus running, loans, deposits
  ['f', 'Website $2,000 then $30 a month', ['cost amount?=30 every?=month']],
  ['f', 'Set-up of the alarm $250 and $39 monthly after that', ['cost amount?=39 every?=month']],
  ['c', 'The loan costs me $355 a month for the next 4 years', []],
  ['f', 'Remboursement à ma mère 150 $ par mois', ['cost amount?=150 every?=month']],
  [
    'c',
    'Booth deposit of $400, balance of $1,200 in May',
    ['purchase amount?=400 use?=deposit', 'purchase amount?=1200'],
  ],
  ['c', 'Down payment $8,000 on a $42,000 truck', ['purchase amount?=42000 use?=vehicle']],
  ['c', 'Je vends ma moto 6 500 $ pour financer le départ', ['funding source?=savings amount?=6500']],
  // Pay, seasons, hours
  ['f', 'I pay myself what is left, hopefully $3,000 a month', []],
  ['f', 'Wages $4,200 a month for the two of us', []],
  ['f', 'Summer student 35 hours a week at $17, 10 weeks', ['person role?=employee wage?=17 hours?=35']],
  ['g', '20 cours par semaine sauf l’été', []],
  ['g', 'Sixty dinners on a Saturday, twenty on weekdays', []],
  ['g', 'Trente-cinq clients par semaine, vingt-deux en hiver', []],
];
