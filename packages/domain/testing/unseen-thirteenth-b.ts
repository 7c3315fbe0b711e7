import type { Plan } from './plan.ts';

/** Seven more of them. */
export const thirteenthUnseenB: readonly Plan[] = [
  {
    trade: 'espace de cotravail, Val-d’Or',
    answers: {
      idea: "Un espace de cotravail au centre-ville de Val-d'Or, en Abitibi.",
      team: 'Mon chum et moi on garde nos jobs, pas de salaire la première année. Une adjointe 15 h par semaine à 22 $/h à partir du mois 4.',
      resources:
        "12 bureaux à 320 $, 12 chaises à 185 $, serrure électronique 1 200 $. Une cabine insonorisée à 6 900 $ seulement si on a la subvention. L'imprimante on la loue, 89 $ par mois.",
      prices:
        "Membre temps plein 225$/mois, membre mi-temps 130$/mois, passe de jour 25$. Salle de réunion 40$ de l'heure, peut-être moins cher pour les membres, on verra.",
      fixed:
        'loyer 3 150/mois + taxes 400/mois, internet fibre 145, ménage 2 fois par semaine à 60$ la fois, assurance 1 560$/an',
      sale: 'Café, papier, etc. : 9$ par membre par mois. Stripe prend 2,9 % + 0,30 $ par paiement.',
      goals:
        "On ouvre en janvier. 8 membres temps plein au départ, 2 de plus par mois jusqu'à 24. Mi-temps : 5 au départ, 1 de plus par mois, maximum 12. Une quinzaine de passes de jour par mois. La salle, 20 heures par mois.",
      cash: '20 000 $ à nous deux. Prêt FLI 30 000 $, 5 ans, 7 %, avec un congé de capital de 6 mois. Subvention de la ville 10 000 $ demandée, réponse en février. Les abonnements sont prélevés le 1er du mois.',
    },
    wanted: [
      'setting province=QC',
      'setting openingMonth?=2027-01',
      'stream price=225 model?=subscription per?=month unit?=mois/membre/membre+temps+plein quantity?=8/24 first?=8 newPerMonth?=2 climbMonths?=8/9 targets?=9:24 unitCost?=9.30/9 costShare=2.9 customerDays?=0',
      'stream price=130 model?=subscription per?=month unit?=mois/membre/membre+mi-temps quantity?=5/12 first?=5 newPerMonth?=1 climbMonths?=7/8 targets?=8:12 unitCost?=9.30/9 costShare=2.9 customerDays?=0',
      'stream price=25 unit?=passe/passe+de+jour/jour quantity?=15 per?=month costShare=2.9 unitCost?=0.30',
      'stream price=40 unit?=heure quantity=20 per=month costShare=2.9 unitCost?=0.30',
      'cost amount=3150 every=month',
      'cost amount=400 every=month',
      'cost amount=145 every?=month',
      'cost amount?=120/520 every?=week/month',
      'cost amount=1560 every=year',
      'cost amount=89 every=month',
      'person role=employee wage=22 hours=15 from=4',
      'person role?=owner count?=2 salary?=0 every?=month',
      'purchase amount=320 count=12 use=equipment month?=0',
      'purchase amount=185 count=12 use=equipment month?=0',
      'purchase amount=1200 use?=equipment/fitting_out month?=0',
      'funding source=savings/partner amount=20000 state?=in_hand',
      'funding source=loan amount=30000 rate=7 months=60 interestOnly=6 state?=promised',
      'funding source=grant amount=10000 state=asked_for',
    ],
  },
  {
    trade: 'drone surveys, Swift Current',
    answers: {
      team: 'Me and Tyler. Tyler gets $28/h, 25 hrs a week, May through August. I pay myself 2500/mo starting in June.',
      resources:
        'RTK drone 19,500, four spare batteries at $310 each, pilot course for Tyler $1,200. Laptop I have. Based near Swift Current, Sask, working out of my shop at home.',
      prices:
        'Crop scouting maps are $4.50 an acre. The other job is gravel pit surveys for the RMs at $6,800 a contract: they pay 30% at signing, 40% once the flying is done and 30% on the final report.',
      fixed: 'Insurance $1,900/yr, mapping software $320/mo, truck payment 540 (the business pays it), phone 75.',
      sale: 'Data processing 35 cents an acre. On the gravel jobs I sub out a surveyor, 1,500 per contract.',
      goals:
        '4,000 acres in May, 9,000 in June, 9,000 in July and 5,000 in August. Nothing the rest of the year for farms. Gravel contracts: 1 in May, 1 in September, 2 in October. My buddy in Alberta flew 60,000 acres last summer.',
      cash: "15 grand of mine. I might go for a $20,000 Futurpreneur loan over 5 years but I haven't applied and don't know the rate. Farmers pay in 30 days.",
    },
    wanted: [
      'setting province=SK',
      'stream price=4.50 unit?=acre quantity?=27000 per?=year/season season?=5-8 unitCost=0.35 customerDays?=30',
      'stream price=6800 unit?=contract quantity?=4 per?=year/season season?=5-10 unitCost=1500',
      'cost amount=1900 every=year',
      'cost amount=320 every=month',
      'cost amount=540 every?=month',
      'cost amount=75 every?=month',
      'person role=employee wage=28 hours=25 season=5-8',
      'person role=owner salary=2500 every=month from?=2027-06',
      'purchase amount=19500 use=equipment month?=0',
      'purchase amount=310 count=4 use=equipment month?=0',
      'purchase amount=1200 use=fees month?=0',
      'funding source=savings amount=15000 state?=in_hand',
      'funding source?=loan amount?=20000 months?=60 state?=hoped',
    ],
  },
  {
    trade: 'location de chapiteaux, Magog',
    answers: {
      idea: 'Location de chapiteaux pour mariages et fêtes dans le coin de Magog, Estrie',
      team: 'Moi à temps plein de mai à octobre, 3 000 $ par mois. Les monteurs sont payés à la job, je les ai mis dans les coûts.',
      resources:
        '2 petits chapiteaux 20x40 à 6 200$ chaque pis un grand 40x60 à 16 500$. Remorque 5 400. Plancher de danse 3 000$.',
      prices:
        'Petit chapiteau 1 150 $ par événement, le grand 2 900$. Plancher de danse en extra 450 $, à peu près un client du grand sur deux le prend. Une compagnie de Sherbrooke charge 3 600 pour le même grand.',
      fixed: 'entrepôt 480/mois, assurance 2 750 $/an, site web 25/mois',
      sale: 'Monteurs : 400 $ par petit chapiteau, 880 $ pour le grand. Essence 50$ par événement.',
      goals: 'Saison de mai à octobre. Petits : 4 par mois, grands : 2 par mois. En juillet et août je double.',
      cash: "12 000 de côté. Prêt de la Caisse 22 000 $ sur 5 ans à 7,25 %. J'ai aussi une marge de 10 000 $ au cas où, je compte pas m'en servir. Les clients donnent 50% à la réservation (en moyenne 4 mois d'avance) pis le reste le jour de l'événement.",
    },
    wanted: [
      'setting province=QC',
      'setting openMonths?=5-10',
      'stream price=1150 unit?=événement/petit+chapiteau/chapiteau quantity?=4 per?=month season?=5-10 unitCost?=450/400/50 deposit?=575 aheadMonths?=4',
      'stream price=2900 unit?=événement/grand+chapiteau/chapiteau quantity?=2 per?=month season?=5-10 unitCost?=930/880/50 deposit?=1450 aheadMonths?=4',
      'stream price=450 unit?=événement/plancher/plancher+de+danse quantity?=1 per?=month season?=5-10 deposit?=225 aheadMonths?=4',
      'cost amount=480 every=month',
      'cost amount=2750 every=year',
      'cost amount=25 every=month',
      'person role=owner salary=3000 every=month season=5-10',
      'purchase amount=6200 count=2 use=equipment month?=0',
      'purchase amount=16500 use=equipment month?=0',
      'purchase amount=5400 use?=equipment/vehicle month?=0',
      'purchase amount=3000 use=equipment month?=0',
      'funding source=savings amount=12000 state?=in_hand',
      'funding source=loan amount=22000 rate=7.25 months=60 state?=promised',
    ],
  },
  {
    trade: 'consignment clothing, Winnipeg',
    answers: {
      idea: 'Consignment clothing on Corydon in Winnipeg. People bring in clothes, we sell them and keep a cut.',
      team: 'Me and my mom. I get 1,500/mo, Mom works for free. One part timer Friday and Saturday, 12 hrs a week at $16.',
      resources:
        "Racks and hangers $1,900, 4 mannequins at $125, change rooms $700. The sign isn't priced yet. Landlord wants first and last, so 4,200 up front, of which one month is the deposit.",
      prices:
        "We keep 45 percent of the selling price, the consignor gets 55. The average piece sells for around $32. Consignors also pay a one time $15 sign up. Value Village isn't consignment and Poshmark takes 20%.",
      fixed: 'Rent 2,100 heat included, hydro 130, insurance 95, POS 89, ads somewhere between 200 and 250 a month',
      sale: 'Tag and bag 60 cents a piece. Debit and credit cost us 1.5% of the full price.',
      goals:
        'Opening in September. 260 pieces a month the first three months then 400 a month. January and February slower, maybe 270. About 20 new consignors sign up each month.',
      cash: "14,000 from my savings. Mom lends me $6,000, I pay it back over 3 years no interest. Shoppers pay at the till and we pay consignors at the end of the following month. One day I'd like to be doing 20k a month.",
    },
    wanted: [
      'setting province=MB',
      'setting openingMonth?=2027-09',
      'stream price?=32/14.40 unit?=piece quantity?=260 per?=month targets?=4:400/3:400 unitCost?=0.60/1.08 costShare?=55/56.5/1.5 customerDays?=0',
      'stream price=15 unit?=sign+up/consignor quantity?=20 per?=month',
      'cost amount=2100 every?=month',
      'cost amount=130 every?=month',
      'cost amount=95 every?=month',
      'cost amount=89 every?=month',
      'cost amount?=225/200/250 every?=month',
      'person role=owner salary=1500 every=month',
      'person role?=owner/employee salary?=0 wage?=0 every?=month',
      'person role=employee wage=16 hours=12',
      'purchase amount=1900 use?=equipment/fitting_out month?=0',
      'purchase amount=125 count=4 use?=equipment/fitting_out month?=0',
      'purchase amount=700 use?=fitting_out/equipment month?=0',
      'purchase amount?=2100 use?=deposit month?=0',
      'funding source=savings amount=14000 state?=in_hand',
      'funding source=loan amount=6000 rate=0 months=36 state?=promised/in_hand',
    ],
  },
  {
    trade: 'autocueillette de bleuets, Dolbeau',
    answers: {
      team: 'Ma blonde au kiosque, 17 $/h, 30 h/sem, août et septembre. Moi je prends rien cette année.',
      resources:
        'Kiosque en bois 3 500$ de matériaux (je le bâtis moi-même), balance 280 $, 200 chaudières à 3$, congélateur usagé 450. Le tracteur est à mon oncle, y me le prête.',
      prices:
        'Autocueillette 2,75 $ la livre. Bleuets déjà cueillis 5,50$ la livre. Tarte 16$. Au IGA de Dolbeau y sont à 7,99.',
      fixed:
        'Location du champ 2 400 $ par année payé en juin. Toilette chimique 190 $ par mois en août pis septembre. Assurance 1 100 $/an. Facebook 150$ pour la saison.',
      sale: "Les cueilleurs ont 1,25$ la livre pour les bleuets déjà cueillis, plus 0,35 $ la livre de casseau. Une tarte me revient à 6,40$. L'autocueillette ça me coûte rien.",
      goals:
        "Autocueillette : 6 000 lb en août, 3 000 lb en septembre. Déjà cueillis : 1 500 lb en août, 1 000 en sept. 25 tartes par semaine les deux mois. L'an passé le gel a fait perdre 30 % au voisin.",
      cash: '4 500 à moi, 2 500 $ de ma mère en don. Tout est payé comptant ou interac sur place. Pas de prêt.',
    },
    wanted: [
      'setting province?=QC',
      'setting openMonths?=8-9',
      'stream price=2.75 unit?=livre/lb quantity?=9000 per?=year/season season?=8-9 unitCost?=0 customerDays?=0',
      'stream price=5.50 unit?=livre/lb quantity?=2500 per?=year/season season?=8-9 unitCost?=1.60/1.25/0.35 customerDays?=0',
      'stream price=16 unit?=tarte quantity=25 per=week season?=8-9 unitCost=6.40 customerDays?=0',
      'cost amount=2400 every=year season?=6-6',
      'cost amount=190 every=month season=8-9',
      'cost amount=1100 every=year',
      'cost amount=150 every?=season/year',
      'person role=employee wage=17 hours=30 season=8-9',
      'person role?=owner salary?=0 every?=month/year',
      'purchase amount=3500 use?=fitting_out/equipment month?=0',
      'purchase amount=280 use=equipment month?=0',
      'purchase amount=3 count=200 use?=equipment/opening_stock month?=0',
      'purchase amount=450 use=equipment used=true month?=0',
      'funding source=savings amount=4500 state?=in_hand',
      'funding source=gift amount=2500 state?=in_hand/promised',
    ],
  },
  {
    trade: 'coffee roaster, Whitehorse',
    answers: {
      idea: 'Small batch coffee roasting in Whitehorse: farmers market, cafes and grocery stores, and bags by mail.',
      team: 'Me only, no wage in year one, then 2,000/month in year two. A helper on market days, 5 hrs a week @ $20, mid May to mid Sept.',
      resources:
        '3 kg roaster 14,800 landed, grinder $1,250, bag sealer 240. Maybe an espresso trailer some day, those go for 25-30k.',
      prices:
        'A 12 oz bag is $19 at the market, 13.50 wholesale. Mail subscription is 2 bags a month for $36 with shipping included.',
      fixed:
        'Shared space 700/mo, propane 85, insurance 1,320 a year, website 38. Market table $40 a week, market weeks only.',
      sale: 'Green beans come to $5.60 a bag by the time they get up here, bag and label another 85 cents. Mailing a subscription box is 9 bucks.',
      goals:
        "Start in March. The market is Thursdays, mid May to mid September, I'd sell 45 bags each Thursday. Wholesale 120 bags a month from the start, up 10% a month till I hit 200. Subscriptions: 15 people in month one and 5 more each month.",
      cash: "8,000 savings. A 12,000 loan, 5 yrs at 6.5%, approved. A Yukon government grant pays half of the roaster ($7,400), approved, but it's paid back to me after, likely in June. Cafes and grocery pay net 15, everyone else up front.",
    },
    wanted: [
      'setting province=YT',
      'setting openingMonth?=2027-03',
      'stream price=19 unit?=bag/12+oz+bag channel?=market/at+the+market quantity?=45 per?=week season?=5-9 unitCost?=6.45/5.60 customerDays?=0',
      'stream price=13.50 unit?=bag/12+oz+bag channel?=wholesale quantity?=120/200 first?=120 per?=month climbMonths?=6 targets?=7:200 unitCost?=6.45/5.60 customerDays?=15',
      'stream price=36 model=subscription per=month unit?=month/subscription/subscriber/box quantity?=15 first?=15 newPerMonth?=5 unitCost?=21.90/9 customerDays?=0',
      'cost amount=700 every=month',
      'cost amount=85 every?=month',
      'cost amount=1320 every=year',
      'cost amount=38 every?=month',
      'cost amount=40 every=week season?=5-9',
      'person role=owner salary=2000 every=month from=13',
      'person role?=owner salary?=0 every?=month to?=12',
      'person role=employee wage=20 hours=5 season=5-9',
      'purchase amount=14800 use=equipment month?=0',
      'purchase amount=1250 use=equipment month?=0',
      'purchase amount=240 use=equipment month?=0',
      'funding source=savings amount=8000 state?=in_hand',
      'funding source=loan amount=12000 rate=6.5 months=60 state=promised',
      'funding source=grant amount=7400 state=promised month?=4',
    ],
  },
  {
    trade: 'armoires de cuisine, Gatineau',
    answers: {
      idea: "Fabrication d'armoires de cuisine pis de vanités sur mesure à Gatineau (Outaouais)",
      team: 'Moi 4 000$/mois à partir du mois 3. Un apprenti 25 h par semaine à 20 $/h à partir du mois 7.',
      resources:
        "Scie à panneaux usagée 7 800$, dépoussiéreur 2 100. La plaqueuse de chant vaut 12 000$ mais je la prends en location, 265$ par mois pendant 48 mois. J'ai déjà pour 6 000 $ d'outils.",
      prices:
        "Une cuisine complète c'est en moyenne 14 500$, une vanité 2 200 $. Pour les cuisines : dépôt de 40 %, 40 % à la livraison, 20 % quand c'est fini. Les vanités se paient à la livraison. IKEA fait une cuisine pour 8 000 mais c'est pas la même chose.",
      fixed:
        'atelier 1 600 $ + électricité 250$, assurance 2 040$/an, essence 300$ par mois, licence RBQ environ 900$ par an',
      sale: "Mélamine, portes et quincaillerie : 38 % du prix d'une cuisine, 900 $ par vanité. L'installation est en sous-traitance, 1 100 $ par cuisine.",
      goals:
        '1 cuisine par mois les 6 premiers mois, 2 par mois après. 3 vanités par mois. Une cuisine prend à peu près 6 semaines entre le dépôt et la fin.',
      cash: "10 000 $ à moi. Prêt de la Caisse 15 000 sur 3 ans à 8 %, accepté. Mon cousin voudrait mettre 5 000 mais c'est pas sûr. J'ai pas encore calculé la CNESST.",
    },
    wanted: [
      'setting province=QC',
      'stream price=14500 unit?=cuisine quantity?=1 per?=month targets?=6:2/7:2 costShare=38 unitCost=1100 deposit?=5800',
      'stream price=2200 unit?=vanité quantity=3 per=month unitCost=900 customerDays?=0',
      'cost amount=1600 every?=month',
      'cost amount=250 every?=month',
      'cost amount=2040 every=year',
      'cost amount=300 every=month',
      'cost amount=900 every=year',
      'cost amount=265 every=month to?=48',
      'person role=owner salary=4000 every=month from=3',
      'person role=employee wage=20 hours=25 from=7',
      'purchase amount=7800 use=equipment used=true month?=0',
      'purchase amount=2100 use=equipment month?=0',
      'purchase amount?=6000 use?=equipment owned?=true',
      'funding source=savings amount=10000 state?=in_hand',
      'funding source=loan amount=15000 rate=8 months=36 state=promised',
      'funding source?=partner/gift/loan amount?=5000 state?=hoped',
    ],
  },
];
