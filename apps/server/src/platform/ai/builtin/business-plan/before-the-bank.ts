import { isAnswered } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { readSituation } from '../analysis/situation.ts';
import { blocks, bullets, numbered, table } from '../markdown.ts';
import { permitToAsk, registry, startingHelp } from '../places-to-ask.ts';
import type { Reading } from '../reading/reading.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import { isTooLong } from './milestones.ts';
import type { Plan } from './plan.ts';

const reasons = {
  timeline: {
    en: 'without an end date nothing in the plan can be late',
    fr: 'sans date de fin, rien dans le plan ne peut être en retard',
  },
  team: { en: 'a lender finances people before a project', fr: 'une banque finance des personnes avant un projet' },
  resources: {
    en: 'the amount to borrow is computed from it',
    fr: "le montant à emprunter se calcule à partir d'elle",
  },
  legalStructure: {
    en: 'it decides who signs and who answers for the debts',
    fr: 'elle décide qui signe et qui répond des dettes',
  },
  milestones: {
    en: 'they show that you know the order of things',
    fr: "elles montrent que vous connaissez l'ordre des choses",
  },
  vision: { en: 'it says how much this plan has to carry one day', fr: 'elle dit ce que ce plan devra porter un jour' },
  values: {
    en: 'they explain your choices to staff and customers',
    fr: "elles expliquent vos choix à l'équipe et à la clientèle",
  },
  location: { en: 'permits, rent and insurance depend on it', fr: "les permis, le loyer et l'assurance en dépendent" },
};

/** What a lender asks for, where each thing stands, and the answers that are thin. */
export function beforeTheBank(reading: Reading, plan: Plan): string {
  const { say, money } = reading;
  const isFilled = (module: ModuleKey) => {
    const answers = reading.answers(module);
    return Object.keys(answers).some((id) => isAnswered(answers, id));
  };
  const situation = readSituation(reading);
  const needs = plan.money.resources.filter((entry) => entry.kind === 'need').length;
  const todo = (text: string) => say({ en: `Missing: ${text}`, fr: `Manque : ${text}` });
  const rows = [
    [
      say({ en: 'Your own share', fr: 'Votre mise de fonds' }),
      plan.money.own > 0
        ? say({
            en: `${money(plan.money.own)} (your answer): bring the statement`,
            fr: `${money(plan.money.own)} (votre réponse) : apportez le relevé`,
          })
        : todo(say({ en: 'the amount', fr: 'le montant' })),
    ],
    [
      say({ en: 'Quotes for what you buy', fr: 'Soumissions pour vos achats' }),
      needs > 0
        ? say({
            en: `Lines with an amount: ${needs}. A quote for each makes it a figure`,
            fr: `Lignes avec un montant : ${needs}. Une soumission pour chacune en fait un chiffre`,
          })
        : todo(say({ en: 'a list with amounts', fr: 'une liste avec des montants' })),
    ],
    [
      say({ en: 'Cost of one sale', fr: "Coût d'une vente" }),
      isFilled('finances')
        ? say({ en: 'See “Finances”; the two must agree', fr: 'Voir « Finances » ; les deux doivent concorder' })
        : todo(say({ en: 'fill in “Finances”', fr: 'remplissez « Finances »' })),
    ],
    ...(plan.place === 'premises'
      ? [
          [
            say({ en: 'Place', fr: 'Lieu' }),
            say({
              en: 'The offer of lease or the lease, and the reply of the municipality on the use',
              fr: "L'offre de bail ou le bail, et la réponse de la municipalité sur l'usage",
            }),
          ],
        ]
      : []),
    [
      say({ en: 'Competitors', fr: 'Concurrents' }),
      situation.competitors.length > 0
        ? say({
            en: `Named: ${situation.competitors.length}; with a price: ${situation.competitors.filter((entry) => entry.price !== undefined).length}`,
            fr: `Nommés : ${situation.competitors.length} ; avec un prix : ${situation.competitors.filter((entry) => entry.price !== undefined).length}`,
          })
        : todo(say({ en: 'three names with a price each', fr: 'trois noms, chacun avec un prix' })),
    ],
    [
      say({ en: 'How customers will hear of you', fr: 'Comment on entendra parler de vous' }),
      isFilled('marketing')
        ? say({ en: 'See “Marketing”', fr: 'Voir « Marketing »' })
        : todo(say({ en: 'fill in “Marketing”', fr: 'remplissez « Marketing »' })),
    ],
    ...(plan.hasUnwrittenPartner
      ? [
          [
            say({ en: 'Agreement between partners', fr: 'Entente entre associés' }),
            todo(say({ en: 'the signed page', fr: 'la page signée' })),
          ],
        ]
      : []),
    [
      say({ en: 'Your curriculum vitae and two references', fr: 'Votre curriculum vitæ et deux références' }),
      say({
        en: 'To print; the references agree beforehand',
        fr: "À imprimer ; les références sont prévenues d'avance",
      }),
    ],
  ];
  const thin = thinAnswers(reading, 'business-plan', reasons);
  return blocks(
    say({ en: '## What is missing before a bank visit', fr: "## Ce qui manque avant d'aller à la banque" }),
    table(say({ en: ['A lender asks for', 'Where you stand'], fr: ['Une banque demande', 'Où vous en êtes'] }), rows),
    thin.length > 0 ? bullets(thin) : undefined,
  );
}

/** What to do from tomorrow on, from the person's own list. */
export function nextSteps(reading: Reading, plan: Plan): string {
  const { say, quote, answer, money } = reading;
  const location = answer('idea', 'location') ?? answer('business-plan', 'location') ?? '';
  const permit = permitToAsk(
    `${answer('idea', 'businessIdea') ?? ''} ${answer('idea', 'problemSolved') ?? ''}`,
    location,
  );
  const [first] = plan.milestones;
  const dearest = [...plan.money.resources]
    .filter((entry) => entry.kind === 'need')
    .sort((one, other) => other.dollars - one.dollars)[0];
  const open = plan.members.find((member) => member.isOpen);
  const isPermitFirst = permit !== undefined && first?.kind?.name === 'permit';
  const toAsk = isPermitFirst
    ? say({
        en: ` Your question to ${permit.whom.en}, in writing: ${permit.question.en}`,
        fr: ` Votre question ${permit.whom.fr}, par écrit : ${permit.question.fr}`,
      })
    : '';
  const steps = [
    first === undefined
      ? say({
          en: '**Tomorrow:** write the day of the first sale on a sheet, then what must be true the month before, and so on back to this week.',
          fr: "**Demain :** écrivez sur une feuille le jour de la première vente, puis ce qui doit être vrai le mois précédent, et ainsi de suite jusqu'à cette semaine.",
        })
      : say({
          en: `**Tomorrow:** begin your own first step, ${quote(first.step, 100)}: write down the one call or message that starts it, and make it.${toAsk}`,
          fr: `**Demain :** commencez votre propre première étape, ${quote(first.step, 100)} : notez l'appel ou le message qui la met en marche, et faites-le.${toAsk}`,
        }),
    plan.hasUnwrittenPartner
      ? say({
          en: '**This week:** one evening with your partner and one page: shares, work, decisions, departure. Date it, sign it both, then show it to a notary or a lawyer.',
          fr: '**Cette semaine :** une soirée avec la personne associée et une page : parts, travail, décisions, départ. Datez-la, signez-la tous les deux, puis montrez-la à une notaire ou à un avocat.',
        })
      : open !== undefined
        ? say({
            en: `**This week:** find two names for ${quote(open.name, 70)} and ask both for an hourly or monthly price.`,
            fr: `**Cette semaine :** trouvez deux noms pour ce rôle, ${quote(open.name, 70)}, et demandez à chacun un prix à l'heure ou au mois.`,
          })
        : say({
            en: '**This week:** write hours and pay beside each name of the team, and have each person read it.',
            fr: "**Cette semaine :** inscrivez les heures et la paie à côté de chaque nom de l'équipe, et faites lire cette page à chaque personne.",
          }),
    dearest === undefined
      ? say({
          en: '**Within two weeks:** put an amount beside each resource, starting with the dearest, and ask for one quote.',
          fr: "**D'ici deux semaines :** mettez un montant à côté de chaque ressource, en commençant par la plus chère, et demandez une soumission.",
        })
      : say({
          en: `**Within two weeks:** two written quotes for your dearest line, ${quote(dearest.text, 80)}; ask each supplier what ${money(dearest.dollars)} does not include.`,
          fr: `**D'ici deux semaines :** deux soumissions écrites pour votre ligne la plus chère, ${quote(dearest.text, 80)} ; demandez à chaque fournisseur ce que ${money(dearest.dollars)} ne comprend pas.`,
        }),
    ...(permit && !isPermitFirst
      ? [
          say({
            en: `**Within two weeks:** put this in writing to ${permit.whom.en}: ${permit.question.en}`,
            fr: `**D'ici deux semaines :** posez cette question par écrit ${permit.whom.fr} : ${permit.question.fr}`,
          }),
        ]
      : []),
    say({
      en: `**Within the month:** check name and form with ${registry(location).en}, then show this plan to ${startingHelp(location).en}${isTooLong(plan) ? ', the calendar corrected' : ''}. Ask which line they would not believe.`,
      fr: `**D'ici un mois :** vérifiez le nom et la forme en consultant ${registry(location).fr}, puis montrez ce plan${isTooLong(plan) ? ', calendrier corrigé,' : ''} à une personne-ressource (${startingHelp(location).fr}). Demandez-lui quelle ligne elle ne croirait pas.`,
    }),
    say({
      en: '**Then:** go on to “Marketing” and “Finances”. When the three say the same prices and the same dates, make the appointment with the bank.',
      fr: '**Ensuite :** passez à « Marketing » et à « Finances ». Quand les trois disent les mêmes prix et les mêmes dates, prenez rendez-vous à la banque.',
    }),
  ];
  return blocks(say({ en: '## Your next steps', fr: '## Vos prochaines étapes' }), numbered(steps));
}
