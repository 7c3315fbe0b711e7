import type { Plan } from './plan.ts';

/** Two pieces of the answers, by words that occur in one quote only. */
type Pair = readonly [one: string, other: string];
export type Contradictory = Pick<Plan, 'trade' | 'answers'> & {
  /** Amounts for the same thing that differ. */
  contradictions: readonly Pair[];
  /** Amounts that look alike and are about different things, or are the same. */
  different: readonly Pair[];
};

/** Whole plans with planted contradictions, written before the comparison of amounts that were left open. */
export const contradictoryPlans: readonly Contradictory[] = [
  {
    trade: 'home daycare, Regina',
    answers: {
      idea: 'Home daycare in Regina for 6 children under 5. I will charge $45 a day per child. Open 5 days a week.',
      prices: '$50 a day per child, no charge for stat holidays. After-school care is $18 a day.',
      fixed: 'Home insurance rider $65 a month\nToys and crafts $80 a month\nAccounting app $22 a month',
      resources: 'I need about $2,000 for the fence in the yard. Cribs $1,200 from a friend.',
      cash: 'Fence $3,400, cribs and mats $1,200, licence $150. I have $5,000 saved up.',
      experience: 'I have worked in daycares for 8 years and put aside $7,500 to start this.',
      goals: '6 children 5 days a week',
    },
    contradictions: [
      ['$45 a day', '$50 a day'],
      ['$2,000 for the fence', 'Fence $3,400'],
      ['$5,000 saved', '$7,500'],
    ],
    different: [
      ['$45 a day', '$18 a day'],
      ['Cribs $1,200', 'cribs and mats'],
      ['rider $65', 'app $22'],
    ],
  },
  {
    trade: 'welding, Red Deer',
    answers: {
      idea: 'Mobile welding for farms and oilfield shops around Red Deer. I will charge $110 an hour on site. Starting in March 2027.',
      prices: '$125 an hour on site with a 4 hour minimum, $95 an hour in the shop',
      fixed: 'Shop bay rent $1,150 a month\nLiability insurance $3,600 a year\nWCB $90 a month\nFuel $600 a month',
      premises: 'Half a bay in an industrial condo, rent $1,400 a month with heat.',
      cash: 'Welder $9,500, truck deck $4,000, leads and hoods $700. BDC loan $25,000 at 9% over 5 years.',
      resources: 'Already have: torch set worth $900. To buy: a Miller welder, about $7,000.',
      milestones: 'Insurance in place by February. Open for business in May 2027.',
    },
    contradictions: [
      ['$110 an hour', '$125 an hour'],
      ['March 2027', 'May 2027'],
      ['$1,150', '$1,400'],
      ['$9,500', '$7,000'],
    ],
    different: [
      ['$110 an hour', '$95 an hour'],
      ['torch set', 'hoods $700'],
      ['$600 a month', '$90 a month'],
    ],
  },
  {
    trade: 'legal translation, Ottawa',
    answers: {
      idea: 'French-English legal translation from home in Ottawa, $0.22 a word.',
      prices:
        '22 cents a word for legal, 18 cents a word for general texts. Rush is 50% more. Agencies pay me 12 cents.',
      goals: '35,000 words a month',
      targetMarket: 'Law firms in Ottawa and Gatineau. I figure about 50,000 words a month from four firms.',
      fixed: 'Trados licence $560 a year\nProfessional dues $475 a year\nAccountant $900 a year\nInternet $95 a month',
      customers: 'Professional dues of $475 a year get me in the directory. Google ads $150 a month.',
      cash: 'Laptop $2,200, desk $600. Savings $4,000.',
      resources: 'Maybe a second screen for $350. My accountant quoted $1,400 a year.',
    },
    contradictions: [
      ['35,000', '50,000'],
      ['Accountant $900', '$1,400'],
    ],
    different: [
      ['$0.22', '18 cents'],
      ['$0.22', '12 cents'],
      ['Professional dues $475', 'Professional dues of $475'],
      ['Laptop', 'screen for $350'],
    ],
  },
  {
    trade: 'food truck, Halifax',
    answers: {
      idea: 'Taco truck in Halifax, May to October, tacos at $5 each. I expect to serve 120 people a day.',
      prices: 'Taco $5.50, burrito $13, drink $3. Other trucks charge $7 a taco.',
      goals: '80 tacos, 40 burritos, 60 drinks a day, open 6 days a week',
      premises: 'Parking pad near the Commons $500 a month, open Tuesday to Saturday.',
      fixed: 'Parking pad $650 a month\nCommissary $300 a month\nInsurance $2,400 a year\nPropane $120 a month',
      team: 'One helper at $17 an hour, 30 hours a week.',
      cash: 'Used truck $48,000, wrap $3,500, permits $900. ACOA loan $40,000 at 8% over 6 years. Savings $12,000.',
      resources: 'We found a truck for $52,000 in Moncton. The helper at $19/hr for the season.',
    },
    contradictions: [
      ['tacos at $5', 'Taco $5.50'],
      ['6 days a week', 'Tuesday to Saturday'],
      ['$500 a month', '$650 a month'],
      ['$48,000', '$52,000'],
      ['$17 an hour', '$19/hr'],
    ],
    different: [
      ['tacos at $5', '$7 a taco'],
      ['120 people', '80 tacos'],
      ['$40,000', 'Savings $12,000'],
    ],
  },
  {
    trade: 'scheduling software, Vancouver',
    answers: {
      idea: 'Scheduling software for vet clinics in Vancouver, basic plan at $59 a month per clinic.',
      prices: 'Basic $69/month per clinic, Pro $119/month per clinic, 14 day free trial.',
      goals: '5 new clinics a month. 40 clinics after one year. 3% leave every month.',
      targetMarket: 'About 900 vet clinics in BC and Alberta. We aim for 100 clinics after one year.',
      fixed: 'Hosting $240/mo\nCo-working $350/mo\nSupport tools US$90/mo',
      resources: 'AWS hosting runs $400/mo once we have 50 clinics. Founder pay of $3,000 a month.',
      team: 'I take $3,000 a month from month 7.',
      experience: 'Ten years in clinics. My cousin, an angel investor, will put in $50,000.',
      cash: 'Angel investor $75,000 promised, our own savings $20,000.',
    },
    contradictions: [
      ['$59', 'Basic $69'],
      ['40 clinics', '100 clinics'],
      ['$50,000', '$75,000'],
    ],
    different: [
      ['$59', 'Pro $119'],
      ['900 vet', '40 clinics'],
      ['Hosting $240', '$400/mo once'],
      ['pay of $3,000', 'take $3,000'],
    ],
  },
  {
    trade: 'bed and breakfast, Prince Edward County',
    answers: {
      idea: 'Three-room B&B in Prince Edward County, Ontario, opening in June 2027.',
      prices: 'Rooms $165 a night in summer, $125 a night in winter, breakfast included.',
      milestones: 'Fire inspection March 2027, first guests in April 2027.',
      fixed: 'Mortgage share $900 a month\nInsurance $210 a month\nCleaner 25 hours a week at $20/hr',
      premises: 'The house is ours. Insurance is $320 a month with guests.',
      customers: "We'll spend $100 a month on Instagram.",
      team: 'The two of us, and a cleaner at $20/hr for 15 hours a week.',
      cash: 'Bathrooms $28,000, beds and linens $9,000, signs $800. HELOC $30,000 at 6.7%. Parents gift $10,000.',
      resources: 'Bathrooms: the contractor’s estimate is $41,000. Spare linens $1,500.',
    },
    contradictions: [
      ['June 2027', 'April 2027'],
      ['$210', '$320'],
      ['25 hours', '15 hours'],
      ['$28,000', '$41,000'],
    ],
    different: [
      ['$165', '$125'],
      ['beds and linens', 'Spare linens'],
      ['March 2027', 'June 2027'],
      ['$100 a month', '$900 a month'],
    ],
  },
  {
    trade: 'massothérapie, Trois-Rivières',
    answers: {
      idea: 'Massothérapie à Trois-Rivieres. Massage de 60 min à 85$.',
      prices: '90$ pour 60 min, 115$ pour 90 min. Ma compétition demande 95$ pour 60 min.',
      premises: 'Je loue une salle à la clinique, loyer de 550$ par mois tout inclus.',
      fixed: 'Loyer 480$/mois\nassurance 35$/mois\ncell 50$/mois\nme verser 1800$/mois',
      team: 'Juste moi, je vise me payer 2200$ par mois.',
      cash: 'Huiles et draps 400$, chaise de massage 650$. Economies 3000$.',
      resources: 'J’ai déjà une table qui vaut 700$. Chaise de massage 450$.',
    },
    contradictions: [
      ['85$', '90$ pour 60'],
      ['550$', '480$'],
      ['1800$', '2200$'],
      ['massage 650$', 'massage 450$'],
    ],
    different: [
      ['85$', '115$'],
      ['85$', '95$'],
      ['table', 'massage 650$'],
    ],
  },
  {
    trade: 'ferme maraîchère, Lotbinière',
    answers: {
      idea: 'Ferme maraichere bio a Lotbinière, paniers a 28$ par semaine pendant 18 semaines.',
      prices: 'Panier 30$ par semaine, tomates 4$/lb au marché.',
      goals: '60 paniers par semaine, 150 lb de tomates par semaine au marché',
      targetMarket: 'Les familles de la région. On vise 80 paniers par semaine.',
      team: 'Un ouvrier agricole 18$/h, 35h par semaine, de mai a octobre.',
      resources: 'Tracteur usagé 15000$, serre 12 000$. Un ouvrier agricole a 20$/h.',
      cash: 'Serre 12 000$, tracteur usagé 9 500$, semences 2 500$. Prêt FAC 35 000$ a 7% sur 7 ans.',
      milestones: 'Deuxième serre 14 000$ en 2029.',
    },
    contradictions: [
      ['28$', '30$'],
      ['60 paniers', '80 paniers'],
      ['18$/h', '20$/h'],
      ['15000$', '9 500$'],
    ],
    different: [
      ['28$', '4$/lb'],
      ['Serre 12 000$', 'serre 12 000$'],
      ['Serre 12 000$', '14 000$'],
    ],
  },
  {
    trade: 'entretien ménager, Gatineau',
    answers: {
      idea: 'Ménage residentiel à Gatineau, 40$ de l’heure.',
      prices: '45$/h residentiel, 60$/h commercial, 20$ de plus pour le frigo',
      team: 'Deux employées à 21$/h, 25h semaine chacune',
      fixed: 'assurance 70$/mois\nauto 450$ par mois\npub 200$/mois',
      customers: 'Facebook, 350$ par mois de pub. Flyers 300$ une fois.',
      cash: 'aspirateurs 2 x 450$, produits 300$, logo 500$. J’ai 4000$ de coté, ma mère me prête 3000$.',
      resources: 'ma mère me prête 5000$ sans intérêt. Un site web a 900$.',
    },
    contradictions: [
      ['40$', '45$/h'],
      ['pub 200$', '350$ par mois'],
      ['prête 3000$', 'prête 5000$'],
    ],
    different: [
      ['40$', '60$/h'],
      ['pub 200$', 'Flyers 300$'],
      ['logo', 'site web'],
      ['4000$', 'prête 5000$'],
    ],
  },
  {
    trade: 'rénovation, Lévis',
    answers: {
      idea: 'Rénovation de salles de bain à Lévis. Une salle de bain a 14 000$.',
      prices: 'Forfait salle de bain 16 500$. Petites réparations 75$/h.',
      experience: 'Chez mon ancien boss je gagnais 34$/h et on chargeait 12 000$ par salle de bain.',
      goals: '2 salles de bain par mois, 20h de réparations par mois',
      milestones: 'Premier contrat en avril 2027. 3 salles de bain par mois.',
      fixed: 'Camion 620$/mois\nassurances 3 800$ par an\nlicence RBQ 1 100$/an\ncell 65$/mois',
      premises: 'Pas de local, je travaille dans mon garage. Licence RBQ 1 350$ par année.',
      cash: 'Outils 8 000$, remorque 5 500$. Prêt de la Caisse 20 000$ à 8,5% sur 5 ans. Epargnes 10 000$',
      resources: 'Prêt de la Caisse 20 000$ à 7,25% sur 5 ans, approuvé. Outils que j’ai déjà: 6 000$.',
    },
    contradictions: [
      ['14 000$', '16 500$'],
      ['2 salles', '3 salles'],
      ['1 100$', '1 350$'],
      ['8,5%', '7,25%'],
    ],
    different: [
      ['14 000$', '75$/h'],
      ['12 000$', '16 500$'],
      ['34$/h', '75$/h'],
      ['8 000$', '6 000$'],
    ],
  },
  {
    trade: 'import d’huile d’olive, Montréal',
    answers: {
      idea: 'Import d’huile d’olive de Tunisie à Montréal, bouteille vendue 18$ aux épiceries fines.',
      prices: '19,50$ la bouteille aux épiceries, 27$ la bouteille en ligne',
      sale: 'Huile 7$ la bouteille, transport 1,80$ la bouteille, etiquette 0,35$ la bouteille',
      resources: 'Le producteur nous vend l’huile 6$ la bouteille.',
      goals: '400 bouteilles par mois aux épiceries, 60 bouteilles par mois en ligne',
      targetMarket: 'Il se vend 90 000 bouteilles par année dans le Grand Montréal.',
      fixed: 'Entrepot 700$/mois\nassurance cargo 1 500$ par an\ncourtier en douane 250$ par mois',
      premises: 'Entrepôt partagé à Lachine, 900$ par mois.',
      cash: 'Premier conteneur 26 000$, site web 3 500$. Economies 15 000$, love money 10 000$.',
      experience: 'J’ai économisé 15 000$. Le site web coûte 1 200$ avec mon cousin.',
    },
    contradictions: [
      ['18$', '19,50$'],
      ['7$ la bouteille', '6$ la bouteille'],
      ['700$', '900$'],
      ['3 500$', '1 200$'],
    ],
    different: [
      ['18$', '27$'],
      ['400 bouteilles', '90 000'],
      ['400 bouteilles', '60 bouteilles'],
      ['Economies 15 000$', 'économisé 15 000$'],
    ],
  },
  {
    trade: 'tutorat, Saguenay',
    answers: {
      idea: 'Tutorat en maths à Saguenay, 50$ l’heure en personne, ouverture en septembre 2027.',
      prices: '50$/h en personne, 40$/h en ligne, forfait de 10h 450$',
      team: 'Moi 20h par semaine et un étudiant à 22$/h, 10h par semaine.',
      fixed: 'Local 400$/mois\nzoom 21$/mois\npub 100$/mois\nassurance 300$ par an',
      premises: 'Sous-location d’un local 400$/mois. Assurance de 550$ par an.',
      milestones: 'Ouverture en janvier 2028',
      goals: '25h par semaine en personne et 10h en ligne',
      cash: 'portable 1400$, tableau 250$. 2500$ de côté. Subvention SDC 5000$ demandée.',
      resources: 'Subvention de la SDC de 8000$ demandée, tableau 250$',
    },
    contradictions: [
      ['300$ par an', '550$ par an'],
      ['septembre 2027', 'janvier 2028'],
      ['5000$', '8000$'],
    ],
    different: [
      ['50$ l’heure', '40$/h'],
      ['50$ l’heure', '450$'],
      ['Local 400$', 'local 400$'],
      ['2500$', '8000$'],
    ],
  },
];
