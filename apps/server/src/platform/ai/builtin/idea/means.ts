import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import { findQuantities } from '@elan/domain/money/quantities';
import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import { permitToAsk, startingHelp } from '../places-to-ask.ts';
import { hasPremises } from '../reading/premises.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline } from '../reading/sentences.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { startingBudget } from '../reading/starting-budget.ts';
import { substanceOf } from '../reading/thin.ts';

const duration = /^(?:years?|months?|weeks?|days?|ans?|années?|mois|semaines?|jours?)$/iu;

/** Experience, place, time and budget: what each makes possible. */
export function means(reading: Reading): string {
  const { say } = reading;
  return blocks(
    say({ en: '## What you bring', fr: '## Ce que vous apportez' }),
    experience(reading),
    place(reading),
    time(reading),
    budget(reading),
  );
}

function experience({ say, quote, answer }: Reading): string {
  const text = answer('idea', 'experience');
  if (text === undefined || substanceOf(text) !== 'enough') {
    return say({
      en: `**Experience.** ${text === undefined ? 'You left this question open' : `You wrote ${quote(text)}, which is short`}. A lender finances a person before a project: say what you have done with your own hands that resembles this idea, even without pay, and who can confirm it.`,
      fr: `**Expérience.** ${text === undefined ? 'Vous avez laissé cette question sans réponse' : `Vous avez écrit ${quote(text)}, et c'est court`}. Une banque finance une personne avant un projet : dites ce que vous avez fait de vos mains qui ressemble à cette idée, même sans salaire, et qui peut le confirmer.`,
    });
  }
  const shared = sharedWords(text, answer('idea', 'businessIdea') ?? '').slice(0, 3);
  const counted = findQuantities(text).find((quantity) => !duration.test(quantity.noun));
  const link =
    shared.length > 0
      ? say({
          en: `It bears directly on your idea: both speak of ${shared.map((word) => quote(word)).join(', ')}.`,
          fr: `Elle rejoint votre idée là où les deux parlent de ${shared.map((word) => quote(word)).join(', ')}.`,
        })
      : say({
          en: 'Its words and those of your idea hardly meet. Say in one sentence what you learned there that you will use here.',
          fr: 'Ses mots et ceux de votre idée se recoupent à peine. Dites en une phrase ce que vous y avez appris et qui servira ici.',
        });
  const proof =
    counted === undefined
      ? say({
          en: 'Add what can be counted (people served, orders filled, budget managed): an adviser copies figures, not adjectives.',
          fr: 'Ajoutez ce qui se compte (personnes servies, commandes livrées, budget géré) : on retient des chiffres, pas des adjectifs.',
        })
      : say({
          en: `You give something that can be checked, ${quote(counted.text)} ${marks.answer.en}: keep a photo, a ledger or a witness of it.`,
          fr: `Vous donnez un élément vérifiable, ${quote(counted.text)} ${marks.answer.fr} : gardez-en une photo, un cahier de ventes ou un témoin.`,
        });
  return say({
    en: `**Experience.** ${quote(text, 220)}. ${link} ${proof} What you have never done (selling, bookkeeping, hiring?) is what to borrow, learn or buy first.`,
    fr: `**Expérience.** ${quote(text, 220)}. ${link} ${proof} Ce que vous n'avez jamais fait (vendre, tenir les livres, embaucher ?), c'est ce qu'il faut emprunter, apprendre ou acheter en premier.`,
  });
}

function place(reading: Reading): string {
  const { say, quote, answer } = reading;
  const location = answer('idea', 'location') ?? '';
  const help = say(startingHelp(location));
  const permit = permitToAsk(`${answer('idea', 'businessIdea')} ${answer('idea', 'problemSolved')}`, location);
  const ask = permit
    ? say({
        en: ` A question for ${permit.whom.en}: ${permit.question.en}`,
        fr: ` Question à poser ${permit.whom.fr} : ${permit.question.fr}`,
      })
    : '';
  if (isOnline(location)) {
    return say({
      en: `**Place.** ${quote(location)}. No rent decides for you, but nobody passes by either: every customer has to be brought in. Name one territory to begin with, because the first ones come from people you can meet. To talk it over: ${help}.${ask}`,
      fr: `**Lieu.** ${quote(location)}. Aucun loyer ne décide à votre place, mais personne ne passe devant votre porte non plus : il faut aller chercher chaque client. Nommez un premier territoire, car les premiers clients sont des gens que vous pouvez rencontrer. Pour en parler : ${help}.${ask}`,
    });
  }
  if (!hasPremises(reading)) {
    return say({
      en: `**Place.** ${quote(location)}. You go to your customers, so the road is the rent: it costs time and fuel and nobody pays for it. Draw the area you can serve in one day, and refuse what lies outside until it pays for the trip. To talk it over: ${help}.${ask}`,
      fr: `**Lieu.** ${quote(location)}. Vous allez vers la clientèle, donc la route tient lieu de loyer : elle coûte du temps et de l'essence, et personne ne la paie. Tracez le territoire que vous pouvez couvrir en une journée et refusez le reste tant qu'il ne paie pas le trajet. Pour en parler : ${help}.${ask}`,
    });
  }
  return say({
    en: `**Place.** ${quote(location)}. Before signing anything: does the zoning allow this use, what stood there before and why did it close, how many people pass at the hours you would be open? Count them yourself, one weekday and one Saturday. To talk it over: ${help}.${ask}`,
    fr: `**Lieu.** ${quote(location)}. Avant de signer quoi que ce soit : le zonage permet-il cet usage, qu'y avait-il là avant et pourquoi est-ce fermé, combien de gens passent aux heures d'ouverture prévues ? Comptez-les vous-même, un jour de semaine et un samedi. Pour en parler : ${help}.${ask}`,
  });
}

function time({ say, chose, option }: Reading): string | undefined {
  const hours = option('brainstorm', 'timeCommitment');
  const goal = option('brainstorm', 'mainGoal');
  if (hours === undefined || goal === undefined) return undefined;
  const ambitious = chose('brainstorm', 'mainGoal', 'main_income', 'passion', 'growth');
  const few = chose('brainstorm', 'timeCommitment', 'under_10_hours', '10_20_hours');
  const verdict =
    ambitious && few
      ? say({
          en: 'The two pull in different directions during the first year: either the goal waits, or somebody else does part of the work. Say which, because you will be asked what you live on meanwhile.',
          fr: "Les deux tirent dans des sens différents la première année : ou bien le but attend, ou bien quelqu'un d'autre fait une partie du travail. Dites lequel, car on vous demandera de quoi vous vivrez entre-temps.",
        })
      : say({
          en: 'The two agree. Write down what you will live on until the first wage: that is the next question.',
          fr: "Les deux vont ensemble. Notez de quoi vous vivrez jusqu'au premier salaire : c'est la question suivante.",
        });
  return say({
    en: `**Time.** In the brainstorm you gave this time, “${hours}”, and this goal, “${goal}”. ${verdict}`,
    fr: `**Temps.** Dans le remue-méninges, vous avez indiqué ce temps, « ${hours} », et ce but, « ${goal} ». ${verdict}`,
  });
}

const bands: Readonly<Record<OptionValue<'idea', 'budget'>, Text>> = {
  under_5000: {
    en: 'This pays for a trial, not for a place: borrow or rent equipment, sell by order, and let the first sales pay for the next purchase. Buy nothing that a borrowed one can replace for a month.',
    fr: "Cela paie un essai, pas un local : empruntez ou louez l'équipement, vendez sur commande et laissez les premières ventes payer l'achat suivant. N'achetez rien qu'un emprunt peut remplacer pendant un mois.",
  },
  '5000_20000': {
    en: 'This can pay for tools, registration and a few months of small fixed costs, but hardly for fitting out a place of your own. Decide what has to be new; the rest second-hand. Keep one part untouched for the months that bring nothing.',
    fr: "Cela peut payer les outils, l'immatriculation et quelques mois de petits frais fixes, mais difficilement l'aménagement d'un local. Décidez ce qui doit être neuf ; le reste, d'occasion. Gardez une part intacte pour les mois sans rentrées.",
  },
  '20000_50000': {
    en: 'This allows one real choice: equipment, or a place, or a first employee, rarely all three. Put three lists side by side (before opening, each month, reserve) and have each line confirmed by a quote. A lender will ask which part is your own money.',
    fr: "Cela permet un vrai choix : l'équipement, ou un local, ou un premier salaire, rarement les trois. Mettez trois listes côte à côte (avant l'ouverture, chaque mois, réserve) et faites confirmer chaque ligne par une soumission. On vous demandera quelle part est votre propre argent.",
  },
  '50000_100000': {
    en: 'At this level nobody lends on an idea: two years of monthly forecasts, quotes and your own share will be asked for. Spend the first small part on proving that people buy, before the large part is committed.',
    fr: "À ce niveau, personne ne prête sur une idée : on demandera deux ans de prévisions mensuelles, des soumissions et votre mise de fonds. Dépensez d'abord une petite part pour prouver que les gens achètent, avant d'engager la grosse.",
  },
  over_100000: {
    en: 'This is a project with several lenders, and each wants to see the others. Have an accountant check the forecasts, cut the project into stages that can stand alone, and fix in advance what result opens the next stage.',
    fr: "C'est un projet à plusieurs bailleurs de fonds, et chacun voudra voir les autres. Faites vérifier les prévisions par un comptable, découpez le projet en étapes qui tiennent seules et fixez d'avance le résultat qui ouvre l'étape suivante.",
  },
};

function budget(reading: Reading): string {
  const { say, answer, option } = reading;
  const value = answer('idea', 'budget');
  const label = option('idea', 'budget');
  const band = value && bands[value];
  if (label === undefined || band === undefined) {
    return say({
      en: '**Budget.** You did not choose a range. It is the second thing an adviser asks, after the price: even “less than” is an answer, because it decides between a trial on order and an opening.',
      fr: "**Budget.** Vous n'avez pas choisi de tranche. C'est la deuxième chose que l'on demande, après le prix : même un « moins de » est une réponse, car elle tranche entre un essai sur commande et une ouverture.",
    });
  }
  const range = startingBudget(reading);
  const months = covered(reading, range?.low, range?.high);
  const brainstorm = option('brainstorm', 'budget');
  const differs =
    brainstorm !== undefined &&
    answer('brainstorm', 'budget') !== value &&
    answer('brainstorm', 'budget') !== 'not_sure'
      ? say({
          en: ` Your brainstorm said “${brainstorm}”: settle on one of the two before showing this to anybody.`,
          fr: ` Votre remue-méninges disait « ${brainstorm} » : choisissez l'une des deux tranches avant de montrer ce document.`,
        })
      : '';
  return say({
    en: `**Budget.** ${label} ${marks.answer.en}. ${band.en}${months}${differs}`,
    fr: `**Budget.** ${label} ${marks.answer.fr}. ${band.fr}${months}${differs}`,
  });
}

/** How long the budget would pay the one monthly cost on record, and nothing else. */
function covered({ say, money, number, figures }: Reading, low: number | undefined, high: number | undefined): string {
  const cost = figures.monthlyCosts[0]?.dollars;
  if (cost === undefined) return '';
  const limits = [low, high].filter((limit) => limit !== undefined);
  const and = say({ en: ' and ', fr: ' et ' });
  const months = limits.map((limit) => number(limit / cost)).join(and);
  const divisions = limits.map((limit) => `${money(limit)} ÷ ${money(cost)}`).join(and);
  const words =
    limits.length > 1
      ? say({ en: 'between', fr: 'entre' })
      : low === undefined
        ? say({ en: 'at most', fr: 'au plus' })
        : say({ en: 'at least', fr: 'au moins' });
  return say({
    en: ` Spent on nothing but ${money(cost)} a month, it would last ${words} ${months} months (${divisions}, computed).`,
    fr: ` Si cette somme ne servait qu'à payer ${money(cost)} par mois, elle durerait ${words} ${months} mois (${divisions}, calculé).`,
  });
}
