import type { Language } from '../../locale.ts';
import type { PlantedBusiness } from './planted-business.ts';

/** A third pass, of two other trades, measured once. */
export const heldOutThird: Readonly<Record<Language, PlantedBusiness>> = {
  en: {
    name: 'moving',
    province: 'SK',
    answers: {
      finances: {
        pricingStrategy:
          'two movers and a truck $135 an hour, three movers $175 an hour, packing $48 an hour, piano $220 extra. the big company in Saskatoon is $160 an hour for two',
        fixedCosts:
          'truck insurance $395 a month\nparking for the truck $130 a month\ncell phone $75 a month\nbookkeeper $1,020 a year\nfacebook and google ads $240 a month\nmy pay $2,800 a month',
        variableCosts: 'diesel $38 a move, helper $23 an hour, boxes and tape $12 a move',
        revenueGoals: '14 moves in the first month, 30 moves a month by summer, slow in winter about 13 a month',
        cashFlow:
          'used cube truck $27,500, dollies straps and blankets $2,350, lettering on the truck $900, uniforms $420\nsavings $16,000, credit union loan $20,000 at 9% over 5 years',
      },
    },
    sentences: [
      'Two movers and a truck at {$135} an hour undercut the big company ({$160}) by {$25}.',
      'A crew of three is billed {$175} an hour, which is {$40} more than a crew of two at {$135}.',
      'Packing at {$48} an hour is work for quiet afternoons, and a piano adds {$220}.',
      'Insuring the truck costs {$395} a month; parking it, {$130}.',
      'Every move burns {$38} of diesel and uses {$12} of boxes and tape, so {$50} before wages.',
      'A helper is paid {$23} an hour.',
      'You would go from {14} moves in the first month to {30} in summer and fall back to {13} in winter.',
      'The truck ({$27,500}) takes most of the money: your savings of {$16,000} and the {$20,000} from the credit union make {$36,000}.',
      'Blankets, dollies and straps come to {$2,350}, lettering to {$900} and uniforms to {$420}.',
      'The credit union asks {9%}.',
      'Ads on Facebook and Google at {$240} a month make {$2,880} a year.',
      'Your bookkeeper costs {$85} a month, that is {$1,020} a year.',
      'You want to take {$2,800} a month for yourself.',
      '| Fixed cost | A month |\n| --- | ---: |\n| Truck insurance | {$395} |\n| Parking | {$130} |\n| Phone | {$75} |',
      'GST of {5%} and PST of {6%} may apply.',
      'A three-hour move with two movers brings {$405} (3 × {$135}).',
      'The phone costs [$130] a month.',
      'Lettering comes to [$420].',
      'A trailer would cost [$2,350].',
      'Truck insurance is [$240] a month.',
      'The big company charges [$175] an hour for two movers.',
      'Workers compensation takes [9%] of wages.',
      'Your savings reach [$20,000].',
      'A storage unit rents for [$395] a month.',
      'Saskatoon counts [30] moving companies.',
      'Diesel costs [$48] a move.',
    ],
  },
  fr: {
    name: 'photographe',
    province: 'QC',
    answers: {
      finances: {
        pricingStrategy:
          'séance famille 245 $, mariage 2 400 $, portrait corporatif 95 $ par personne, album 180 $. La studio au centre-ville charge 290 $ la séance famille',
        fixedCosts:
          'studio partagé 420 $ par mois\nassurance équipement 660 $ par année\nlogiciels Adobe 78 $ par mois\nsite web et galerie 36 $ par mois\ncellulaire 62 $ par mois\ncomptable 720 $ par année\nmon salaire 2 350 $ par mois',
        variableCosts:
          'impressions 22 $ par séance, album au laboratoire 85 $, essence 15 $ par séance, deuxième photographe 350 $ par mariage',
        revenueGoals: '16 séances par mois au début, 24 par mois après un an, 14 mariages par été',
        cashFlow:
          'boîtier et objectifs 6 200 $, éclairage 1 850 $, ordinateur 2 900 $, image de marque 750 $. Économies 7 500 $, mon père me prête 4 000 $',
      },
    },
    sentences: [
      'Une séance pour une famille à {245 $} reste {45 $} sous le prix du centre-ville ({290 $}).',
      'Un mariage à {2 400 $} laisse {2 050 $} une fois payé le deuxième photographe ({350 $}).',
      'Le portrait corporatif se vend {95 $} par personne.',
      'Un album vendu {180 $} coûte {85 $} au laboratoire, soit une marge de {95 $}.',
      'Partager un studio coûte {420 $} par mois.',
      'Adobe ({78 $}), le site ({36 $}) et le cellulaire ({62 $}) totalisent {176 $} par mois.',
      'L’assurance de l’équipement, {660 $} par année, revient à {55 $} par mois.',
      'Le comptable demande {720 $} par année, ou {60 $} par mois.',
      'Vous souhaitez un salaire de {2 350 $} par mois, donc {28 200 $} par année.',
      'Chaque séance entraîne {22 $} d’impressions et {15 $} d’essence, donc {37 $}.',
      'De {16} séances par mois, vous passeriez à {24} après un an.',
      'L’été compterait {14} mariages.',
      'Le boîtier et les objectifs ({6 200 $}), l’ordinateur ({2 900 $}) et l’éclairage ({1 850 $}) coûtent {10 950 $} ensemble.',
      'Vos économies ({7 500 $}) et le prêt de votre père ({4 000 $}) font {11 500 $}.',
      'L’image de marque prend {750 $}.',
      'Quatorze mariages à {2 400 $} rapportent {33 600 $} ({14} × {2 400 $}).',
      'Le tiers du studio, soit {140 $}, pourrait être sous-loué.',
      'La TVQ est de {9,975 %} et la TPS de {5 %}.',
      '- **Éclairage\u00a0:** {1 850 $}\n- **Ordinateur\u00a0:** {2 900 $}',
      'Le site web coûte [78 $] par mois.',
      'Le comptable demande [660 $] par année.',
      'Un drone coûte [1 850 $].',
      'Votre père vous prête [7 500 $].',
      'L’ordinateur coûte [6 200 $].',
      'La publicité coûte [62 $] par mois.',
      'Un album se vend [245 $].',
      'Le maquillage coûte [350 $] par mariage.',
      'Il y a [24] photographes à Drummondville.',
      'Le studio coûte [720 $] par mois.',
    ],
  },
};
