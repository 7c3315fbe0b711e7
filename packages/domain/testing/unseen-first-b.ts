import type { Plan } from './plan.ts';

/** Written without looking at the rules; read for the first time before any rule was made for them. */
export const firstUnseenB: readonly Plan[] = [
  {
    trade: 'garderie en milieu familial',
    answers: {
      idea: 'Garderie en milieu familial reconnue à Gatineau, 6 enfants max, ouverture le 7 septembre 2027, du lundi au vendredi',
      prices:
        'Contribution réduite 9,35 $ par jour par enfant, et la subvention du bureau coordonnateur d’environ 44 $ par jour par enfant. Les garderies privées chargent 45 à 60 $.',
      fixed:
        'assurance 38 $ par mois, jeux et bricolage 60 $ par mois, part du loyer 300 $ par mois, remplaçante 2 jours par mois à 130 $, internet moitié perso moitié garderie 40 $ par mois, produits ménagers 35 $ par mois',
      sale: 'Nourriture : 8,50 $ par jour par enfant',
      goals: '4 enfants en septembre et 6 en janvier. Ouvert 48 semaines',
      cash: 'lits et matelas 900 $, clôture 2 700 $, trousse et détecteurs 240 $, formation de 45 h 380 $. Mes épargnes : 3 000 $. Petite marge de 2 000 $ au besoin. Mon conjoint gagne 62 000 $ par année, nos dépenses à la maison sont de 4 100 $ par mois.',
    },
    wanted: [
      'setting province=QC',
      'setting openingMonth=2027-09',
      'setting openDays=5',
      'stream price=9.35 unit?=enfant quantity?=4 per?=day targets?=5:6 unitCost=8.50',
      'stream price?=44 unit?=enfant quantity?=4 per?=day targets?=5:6 unitCost?=8.50',
      'cost amount=38 every=month',
      'cost amount=60 every=month',
      'cost amount=300 every=month',
      'cost amount=40 every=month',
      'cost amount=35 every=month',
      'purchase amount=900 use?=equipment',
      'purchase amount=2700 use?=fitting_out',
      'purchase amount=240 use?=equipment',
      'purchase amount=380 use?=fees',
      'funding source=savings amount=3000 state=in_hand',
      'household direction=income amount?=5166.67',
      'household direction=need amount=4100',
    ],
  },
  {
    trade: 'camionneur artisan',
    answers: {
      idea: 'Transport en vrac avec mon camion 12 roues, Val-d’Or (Abitibi). Je travaille 9 mois sur 12.',
      experience: 'Chauffeur depuis 2011, 31 $/h chez mon ancien boss',
      prices:
        '118 $/h avec le camion et l’opérateur, 128 $/h le soir et la fin de semaine. Voyage de gravier 385 $. Le taux du ministère est de 112 $.',
      fixed:
        'paiement camion 3 100/mois\nassurance 780/mois\nplaques 4 900 une fois par an\nentretien préventif 650/mois\ncell 60/mois\nmembre du poste 95/mois\nmon salaire 1 100/sem',
      sale: 'diesel 34 $ de l’heure, pneus 4 $ de l’heure',
      goals:
        '38 heures par semaine d’avril à décembre, pas de travail l’hiver. 6 voyages de gravier par semaine en été',
      cash: 'Camion 2018 payé 165 000 dont 40 000 de mise de fonds venant de mes épargnes (j’en ai 52 000). Le reste, 125 000 financé 60 mois 8,75%. Première assurance 2 400. Bâche 3 200.',
    },
    wanted: [
      'setting province=QC',
      'setting openMonths=4-12',
      'stream price=118 unit?=heure quantity?=38 per?=week unitCost=38',
      'stream price=128 unit?=heure unitCost?=38',
      'stream price=385 unit?=voyage+de+gravier/voyage quantity=6 per=week season?=6-8',
      'cost amount=3100 every=month',
      'cost amount=780 every=month',
      'cost amount=4900 every=year',
      'cost amount=650 every=month',
      'cost amount=60 every=month',
      'cost amount=95 every=month',
      'person role=owner salary=1100 every=week',
      'purchase amount=165000 use=vehicle used?=true',
      'purchase amount=2400 use?=fees',
      'purchase amount=3200 use?=equipment',
      'funding source=savings amount=52000/40000 state=in_hand',
      'funding source=loan amount=125000 rate=8.75 months=60',
    ],
  },
  {
    trade: 'photographe immobilier',
    answers: {
      idea: 'Photos, vidéos et drone pour courtiers immobiliers de la Rive-Sud (Longueuil, Brossard)',
      prices:
        'Forfait photo 189$ / forfait photo+drone 279$ / visite virtuelle 149$. Rabais 10% si 5 maisons par mois. Au début je faisais 120$, jamais plus!',
      fixed:
        'Assurance drone 65$/mois. Adobe 28$/mois. Matterport US$69/mois. Cell 55$/mois. Essence 240$/mois. Auto : je garde la mienne, paiement perso 410$ par mois pas dans la business.',
      sale: 'Retouche en sous-traitance 25$ par forfait',
      goals:
        'fin an 1 : 30 forfaits photo et 12 photo+drone par mois. An 2 +40%. Rêve : 200 000$ par année et 3 employés',
      cash: 'Appareil Sony 3 900$, objectif grand angle 1 450$, drone 2 100$, certif Transports Canada 250$. Fond de roulement 5 000$ pris dans mon CELI. Courtiers payent à 30 jours',
      customers: 'Je donne 20 $ par référence à mes clients courtiers, 150$ par mois en Google Ads pendant 6 mois',
    },
    wanted: [
      'setting province=QC',
      'stream price=189 unit?=forfait/forfait+photo quantity=30 per=month climbMonths=12 unitCost=25 customerDays?=30 growth?=40',
      'stream price=279 unit?=forfait/forfait+photo+drone quantity=12 per=month climbMonths=12 unitCost=25 customerDays?=30 growth?=40',
      'stream price=149 unit?=visite+virtuelle customerDays?=30',
      'cost amount=65 every=month',
      'cost amount=28 every=month',
      'cost amount=69 every=month currency=USD',
      'cost amount=55 every=month',
      'cost amount=240 every=month',
      'cost amount=150 every=month to?=6',
      'purchase amount=3900 use?=equipment',
      'purchase amount=1450 use?=equipment',
      'purchase amount=2100 use?=equipment',
      'purchase amount=250 use=fees',
      'funding source=savings amount=5000 state?=in_hand',
    ],
  },
  {
    trade: 'gym de quartier',
    answers: {
      idea: 'Gym de quartier 24/7 à Drummondville, ouvert en janvier (les résolutions!)',
      premises: '3 200 pi2 au 12 $ le pi2 net par année, donc 3 200 $/mois, plus 900 $ de frais communs par mois',
      prices:
        'Abonnement 44,99$/mois sans contrat, étudiants 34,99$/mois, passe d’un jour 15$. Énergie Cardio est a 39$ mais avec contrat 12 mois.',
      fixed:
        'Loyer 3 200\nFrais communs 900\nÉlectricité 700\nAssurances 380\nInternet/caméras 160\nLogiciel 229\nEntretien ménager 2 fois par semaine à 60$\nLocation d’équipement 1 450',
      team: 'moi à temps plein sans salaire la première année, un préposé 25 heures 17,25$/h',
      sale: 'frais de paiement 2,6%, serviettes 0,50 par visite',
      goals:
        '120 membres à l’ouverture grâce à la prévente, 300 au bout d’un an, 420 an 2. Environ 4% partent chaque mois. Le quart sont étudiants.',
      cash: 'aménagement 45 000, douches 18 000, tapis et miroirs 9 500, enseigne 4 000, dépôt de 3 mois 12 300. J’ai 50 000 de mon ancien condo. PME MTL nous a refusé 30 000. Prêt BDC 60 000 8,9% 84 mois si la caisse endosse. Prévente 120 x 40 = 4 800.',
    },
    wanted: [
      'setting province=QC',
      'setting openingMonth=2027-01',
      'setting openDays?=7',
      'stream price=44.99 model=subscription per=month unit?=abonnement quantity?=120 targets?=12:300,24:420 churn?=4 costShare=2.6',
      'stream price=34.99 unit?=étudiant/étudiants model=subscription per=month churn?=4 costShare=2.6',
      'stream price=15 unit?=jour/passe+d’un+jour/passe costShare=2.6',
      'cost amount=3200 every=month',
      'cost amount=900 every=month',
      'cost amount=700 every?=month',
      'cost amount=380 every?=month',
      'cost amount=160 every?=month',
      'cost amount=229 every?=month',
      'cost amount=1450 every?=month',
      'cost amount?=120 every?=week',
      'person role=employee wage=17.25 hours=25',
      'purchase amount=45000 use=fitting_out',
      'purchase amount=18000 use?=fitting_out',
      'purchase amount=9500 use?=fitting_out/equipment',
      'purchase amount=4000 use?=fitting_out',
      'purchase amount=12300 use=deposit',
      'funding source=savings amount=50000 state?=in_hand',
      'funding source?=loan amount?=60000 rate?=8.9 months?=84 state?=hoped',
      'funding source?=advance_sales amount?=4800',
    ],
  },
  {
    trade: 'boutique en ligne de jouets importés',
    answers: {
      idea: 'Jouets en bois importés d’Allemagne, vendus en ligne au Québec et in the Maritimes',
      resources: 'Garage chauffé à Sherbrooke, étagères déjà là. 7 500 $ à moi.',
      prices:
        'prix moyen d’un jouet 36 $, panier moyen 71 $ (2 jouets). Livraison gratuite à partir de 85 $. Amazon : 29,99 $ pour un truc en plastique.',
      fixed:
        'Shopify 51 $ CAD mensuel; pub Meta 500 $ les 3 premiers mois puis 300 $; courtier en douane 95 $ par envoi, 4 envois par an; assurance 420 $/an; entreposage 0 $; téléphone 40 $/mois',
      sale: 'jouets 15 $ chaque en moyenne, poste Canada 12 $ par commande, boite 1,20 $ par commande, Shopify payments 2,4 % + 30 cents. Retours peut-etre 3 %',
      goals: '45 commandes par mois apres 6 mois, 300 en novembre-décembre. Si ça marche 100 par mois an 2.',
      cash: 'Inventaire 6 500 $, photos 800 $, site 1 500 $. Epargnes 9 000 $. Le frère de ma blonde nous doit 2 000 $, on y compte pas. Visa 6 000 $ à payer déjà (19,99 %).',
    },
    wanted: [
      'setting province=QC',
      'stream price=71 unit?=commande/panier quantity=45 per=month climbMonths=6 costShare=2.4 unitCost?=43.50',
      'cost amount=51 every=month',
      'cost amount=500 every=month to=3',
      'cost amount?=300 every?=month from?=4',
      'cost amount=420 every=year',
      'cost amount=40 every=month',
      'purchase amount=6500 use=opening_stock',
      'purchase amount=800 use?=fees',
      'purchase amount=1500 use?=fees',
      'funding source=savings amount=9000 state=in_hand',
      'debt amount=6000 rate=19.99',
    ],
  },
  {
    trade: 'home care',
    answers: {
      idea: 'I want to start a home care buisness for seniors in Sudbury, Ont. Been a PSW 14 years at the hospital making $26 an hour.',
      targetMarket: 'Families who pay now about $38/hr to the big agencies. There is 4,200 seniors over 75 here.',
      team: 'me to begin and 2 PSWs part time (18 hrs a week each, $22/hr) once I have 10 clients',
      prices: 'thirty-two an hour, minimum 3 hours a visit. Overnight flat rate $260',
      fixed:
        'liability insurence 1450 a yr\ncar insurance goes up by 40 a month because of business use\ncell 65\nscheduling app 79/mo\ngas - about 220 a month\nno office, i work from the kitchen table',
      sale: 'gloves and masks around 1.50 a visit',
      goals: '25 hours a week to start, hoping for 60 hours a week after 6 months. overnight maybe 2 a month',
      cash: 'I have 7,500 put aside. First aid recert $120, website $600, police checks $45. My husband keeps his job so I dont need a salary for the first 6 months.',
    },
    wanted: [
      'setting province=ON',
      'stream price=32 unit?=hour quantity=25 per=week targets?=6:60',
      'stream price=260 unit?=overnight quantity?=2 per?=month',
      'cost amount=1450 every=year',
      'cost amount=40 every=month',
      'cost amount=65 every?=month',
      'cost amount=79 every=month',
      'cost amount=220 every=month',
      'purchase amount=120 use?=fees',
      'purchase amount=600 use?=fees',
      'purchase amount=45 use?=fees',
      'funding source=savings amount=7500 state=in_hand',
    ],
  },
  {
    trade: 'mobile mechanic',
    answers: {
      idea: 'Mobile mechanic, I come to your driveway. Lethbridge AB. Start April 1 2027',
      experience: 'Journeyman 9 yrs. On weekends last summer I did 40 brake jobs at $250 each, cash.',
      prices:
        'Labour is $95/hr, no wait, $105 since parts runs eat my time. Dealerships are 165 to 180. Brake job flat $320 plus parts. Oil change $89.',
      fixed: `Van insurance  $265/mo
Fuel           $480/mo
Tools on the Snap-on truck $75/wk
Phone          $70/mo
Shop supplies  $110/mo
Mitchell repair data $189 USD a month
Accountant     $1,100/yr`,
      sale: 'Oil and filter cost me 38 per oil change. Pads and rotors the customer pays at cost + 20%',
      goals: '6 brake jobs and 10 oil changes a week by summer. 12 hours of diagnostics a week.',
      cash: 'Van 2016 Transit 21,500 (found one on Kijiji), scanner 4,200, jacks and compressor 2,900. My own tools worth 15 grand already. Savings 14k. If ATB says yes, 15,000 over 4 years at 9%.',
    },
    wanted: [
      'setting province=AB',
      'setting openingMonth=2027-04',
      'stream price=105 unit?=hour quantity=12 per=week',
      'stream price=320 unit?=brake+job quantity=6 per=week',
      'stream price=89 unit?=oil+change quantity=10 per=week unitCost=38',
      'cost amount=265 every=month',
      'cost amount=480 every=month',
      'cost amount=75 every=week',
      'cost amount=70 every=month',
      'cost amount=110 every=month',
      'cost amount=189 every=month currency=USD',
      'cost amount=1100 every=year',
      'purchase amount=21500 use=vehicle used?=true',
      'purchase amount=4200 use?=equipment',
      'purchase amount=2900 use?=equipment',
      'purchase amount=15000 use?=equipment owned=true',
      'funding source=savings amount=14000 state=in_hand',
      'funding source?=loan amount?=15000 rate?=9 months?=48 state?=hoped',
    ],
  },
];
