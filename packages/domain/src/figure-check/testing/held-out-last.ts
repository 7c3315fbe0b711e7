import type { Language } from '../../locale.ts';
import type { PlantedBusiness } from './planted-business.ts';

/** The last pass: measured once, and nothing changed for it. */
export const heldOutLast: Readonly<Record<Language, PlantedBusiness>> = {
  en: {
    name: 'tours',
    province: 'NL',
    answers: {
      finances: {
        pricingStrategy:
          'sunrise kayak tour $89 a person, half day hike $65 a person, private family trip $320. the boat company charges $95',
        fixedCosts:
          'liability insurance $3,200 a year\nstorage shed $140 a month\nwebsite and booking system $58 a month\nphone $70 a month\nbrochures and ads $1,500 a year\nguide $24 an hour, 30 hours a week in summer\nmy pay $2,500 a month in season',
        variableCosts: 'lunch $11 a person, gas $16 a trip, card fees 2.7%',
        revenueGoals: '80 guests in july, 110 guests in august, 420 guests the first season',
        cashFlow:
          'eight kayaks $9,600, paddles and vests $2,100, trailer $1,950, first aid training $640, guide certification $850\nsavings $11,000, TCAR grant asked $6,000',
      },
    },
    sentences: [
      'At {$89} a guest, the sunrise kayak tour sits just under the {$95} of the boat company.',
      'The half-day hike sells for {$65} and a private trip for a family for {$320}.',
      'You expect {80} guests in July and {110} in August, out of {420} for the season.',
      'Liability insurance, at {$3,200} a year, is your heaviest fixed cost.',
      'Renting the shed costs {$140} a month and the booking system {$58}.',
      'Lunch for a guest comes to {$11}; a trip burns {$16} of gas.',
      'Your guide earns {$24} an hour for {30} hours, or {$720} a week.',
      'Kayaks ({$9,600}), paddles and vests ({$2,100}) and a trailer ({$1,950}) add up to {$13,650}, which is {$2,650} above your savings of {$11,000}.',
      'Training in first aid ({$640}) and the certification ({$850}) come before the first trip.',
      'The grant of {$6,000} has been asked for only.',
      'Card companies keep {2.7%}.',
      'HST is {15%} in your province.',
      'Ten guests on a kayak tour bring {$890} (10 × {$89}).',
      'Brochures and ads take {$1,500} a year, so {$125} a month.',
      'You hope to draw {$2,500} a month while the season lasts.',
      'A phone plan is [$140] a month.',
      'The boat company asks [$89].',
      'Wetsuits cost [$2,100].',
      'The permit of the park costs [$640].',
      'Tourism grows by [2.7%] a year.',
      'The town has [110] rooms for visitors.',
      'Your savings are [$9,600].',
      'A used van is [$11,000].',
      'Brochures cost [$3,200] a year.',
      'The guide asks [$65] an hour.',
    ],
  },
  fr: {
    name: 'couture',
    province: 'QC',
    answers: {
      finances: {
        pricingStrategy:
          'ourlet 18 $, fermeture éclair 26 $, robe de mariée ajustée 190 $, cours de couture 45 $ la séance. Le nettoyeur demande 22 $ pour un ourlet',
        fixedCosts:
          'loyer 690 $ par mois\nélectricité 80 $ par mois\nassurance 480 $ par année\ncellulaire et internet 92 $ par mois\nentretien des machines 360 $ par année\npublicité 65 $ par mois\nma paie 1 850 $ par mois',
        variableCosts: 'fil et aiguilles 1,75 $ par retouche, fermetures 4,50 $ chacune, terminal 2,5 %',
        revenueGoals: '60 retouches par mois au début, 95 par mois après un an, 15 élèves par session',
        cashFlow:
          'machine industrielle 2 300 $, surjeteuse 1 250 $, table de coupe 520 $, mannequins 310 $, enseigne 430 $\nmes économies 4 800 $, bourse 3 000 $',
      },
    },
    sentences: [
      'Un ourlet à {18 $} coûte {4 $} de moins que chez le nettoyeur ({22 $}).',
      'Remplacer une fermeture éclair rapporte {26 $}, dont {4,50 $} pour la fermeture.',
      'Ajuster une robe de mariée vaut {190 $}.',
      'Le cours de couture se donne à {45 $} la séance, pour {15} élèves par session.',
      'Le loyer de {690 $} et l’électricité de {80 $} font {770 $} par mois.',
      'Vos assurances coûtent {480 $} par année, soit {40 $} par mois.',
      'L’entretien des machines revient à {30 $} par mois ({360 $} ÷ 12).',
      'Vous visez {60} retouches par mois, puis {95} après un an.',
      'Chaque retouche use {1,75 $} de fil et d’aiguilles.',
      'La machine ({2 300 $}), la surjeteuse ({1 250 $}) et la table de coupe ({520 $}) totalisent {4 070 $}, donc il vous reste {730 $} de vos {4 800 $}.',
      'Les mannequins ({310 $}) et l’enseigne ({430 $}) suivront.',
      'La bourse de {3 000 $} aiderait.',
      'Le terminal prend {2,5 %}.',
      'Vous comptez vous verser {1 850 $} par mois, soit {22 200 $} par année.',
      'La publicité, à {65 $} par mois, tient en peu de chose.',
      'L’électricité coûte [92 $] par mois.',
      'L’assurance coûte [360 $] par année.',
      'La surjeteuse vaut [2 300 $].',
      'Le nettoyeur demande [18 $] pour un ourlet.',
      'Un site web coûte [430 $].',
      'Le fer à vapeur coûte [520 $].',
      'Vos économies sont de [3 000 $].',
      'La mode locale croît de [2,5 %] par année.',
      'Le quartier compte [95] couturières.',
      'Le cours se donne à [26 $] la séance.',
    ],
  },
};
