import type { Text } from '@elan/domain/locale';
import { blocks, bullets, table } from '../markdown.ts';
import { permitToAsk } from '../places-to-ask.ts';
import type { Reading } from '../reading/reading.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { anyProof, type MilestoneKindName } from './milestone-kinds.ts';
import type { Plan } from './plan.ts';
import type { Milestone } from './read-milestones.ts';

/** The steps laid out on the timeline, with owner and proof, and what does not hold together yet. */
export function milestones(reading: Reading, plan: Plan): string {
  const { say, option } = reading;
  const heading = say({ en: '## Milestones', fr: '## Étapes' });
  const timeline = option('business-plan', 'timeline');
  const intro =
    timeline === undefined
      ? undefined
      : say({ en: `Timeline: **${timeline}** (your answer).`, fr: `Échéancier : **${timeline}** (votre réponse).` });
  if (plan.milestones.length === 0) {
    return blocks(
      heading,
      intro,
      say({
        en: 'Your answer names no step. Begin from the end: what must be true the day before the first sale, the month before that, and tomorrow?',
        fr: "Votre réponse ne nomme aucune étape. Partez de la fin : qu'est-ce qui doit être vrai la veille de la première vente, un mois avant cela, et demain ?",
      }),
    );
  }
  return blocks(
    heading,
    intro,
    spreading(reading, plan),
    table(
      say({
        en: ['When', 'Step, in your words', 'Who', 'Proof that it is done'],
        fr: ['Quand', 'Étape, dans vos mots', 'Qui', "Preuve que c'est fait"],
      }),
      plan.milestones.map((milestone, index) => [
        when(reading, plan, milestone, index),
        reading.quote(milestone.step, 110),
        who(reading, plan, milestone),
        say(milestone.kind?.proof ?? anyProof),
      ]),
    ),
    bulletsOf(
      say({ en: '**To settle in this calendar:**', fr: '**À régler dans ce calendrier :**' }),
      conflicts(reading, plan),
    ),
    bulletsOf(say({ en: '**Not in your list yet:**', fr: '**Pas encore dans votre liste :**' }), absent(reading, plan)),
  );
}

const bulletsOf = (title: string, points: readonly string[]) =>
  points.length === 0 ? undefined : blocks(title, bullets(points));

const isUndated = (plan: Plan) => plan.milestones.every((milestone) => milestone.when === undefined);

/** Steps without any date are spread evenly, and the page says so. */
function spreading({ say, number }: Reading, plan: Plan): string | undefined {
  if (!isUndated(plan)) return undefined;
  return plan.months === undefined
    ? say({
        en: 'You give no date, and the timeline has no end to count back from. The order below is yours; put a month beside each line, because a plan without dates cannot be late, and a lender knows that.',
        fr: "Vous ne donnez aucune date, et l'échéancier n'a pas de fin d'où compter à rebours. L'ordre ci-dessous est le vôtre ; mettez un mois à côté de chaque ligne, car un plan sans dates ne peut pas être en retard, et une banque le sait.",
      })
    : say({
        en: `You give no date: the steps are spread evenly over ${number(plan.months)} months here (assumption to confirm). Move each one to where it belongs.`,
        fr: `Vous ne donnez aucune date : les étapes sont réparties également sur ${number(plan.months)} mois (hypothèse à confirmer). Déplacez chacune à sa place.`,
      });
}

function when({ say, quote, number }: Reading, plan: Plan, milestone: Milestone, index: number): string {
  if (milestone.month !== undefined && /^(?:month|mois)/iu.test(milestone.when ?? '')) {
    return say({ en: `Month ${number(milestone.month)}`, fr: `Mois ${number(milestone.month)}` });
  }
  if (milestone.when !== undefined) return quote(milestone.when, 30);
  if (!isUndated(plan)) return say({ en: 'date to fix', fr: 'date à fixer' });
  if (plan.months === undefined) return say({ en: `Step ${index + 1}`, fr: `Étape ${index + 1}` });
  const month = Math.ceil(((index + 1) * plan.months) / plan.milestones.length);
  return say({ en: `Month ${number(month)}`, fr: `Mois ${number(month)}` });
}

/** The date inside a sentence: counted months plainly, other words quoted. */
export function dateOf({ say, quote, number }: Reading, milestone: Milestone): string {
  if (milestone.month !== undefined && /^(?:month|mois)/iu.test(milestone.when ?? '')) {
    return say({ en: ` (month ${number(milestone.month)})`, fr: ` (mois ${number(milestone.month)})` });
  }
  return milestone.when === undefined ? '' : ` (${quote(milestone.when, 30)})`;
}

function who({ say, quote }: Reading, plan: Plan, milestone: Milestone): string {
  if (milestone.owner !== undefined) return quote(milestone.owner, 50);
  const likely = likelyOwner(plan, milestone);
  if (likely !== undefined) {
    return say({ en: `${quote(likely.name, 50)}, to confirm`, fr: `${quote(likely.name, 50)}, à confirmer` });
  }
  return say({ en: 'name to write', fr: 'nom à inscrire' });
}

/** The member whose words meet the step's; whoever is alone does it. */
function likelyOwner({ members }: Plan, { step }: Milestone) {
  return members.length === 1 ? members[0] : members.find((member) => sharedWords(member.text, step).length > 0);
}

/** The latest month that the steps name. */
export function lastMonth(plan: Plan): number | undefined {
  const named = plan.milestones.flatMap(({ month }) => (month === undefined ? [] : [month]));
  return named.length === 0 ? undefined : Math.max(...named);
}

/** Steps that stand after the end of the timeline. */
export function isTooLong(plan: Plan): boolean {
  const last = lastMonth(plan);
  return plan.months !== undefined && last !== undefined && last > plan.months;
}

function conflicts(reading: Reading, plan: Plan): string[] {
  const { say, quote, number, answer } = reading;
  const points: string[] = [];
  const find = (name: MilestoneKindName) => plan.milestones.findIndex((milestone) => milestone.kind?.name === name);
  const last = lastMonth(plan);
  if (plan.months !== undefined && last !== undefined && last > plan.months) {
    points.push(
      say({
        en: `Your last step stands in month ${number(last)} and your timeline ends after ${number(plan.months)} months: one of the two has to move.`,
        fr: `Votre dernière étape est au mois ${number(last)} et votre échéancier s'arrête après ${number(plan.months)} mois : l'un des deux doit bouger.`,
      }),
    );
  }
  if (answer('business-plan', 'timeline') === 'not_defined') {
    points.push(
      say({
        en:
          last === undefined
            ? 'Your timeline is not defined. Choose the day of the first sale, then count backwards.'
            : `Your timeline is not defined, yet your steps run to month ${number(last)}: that is a timeline. Choose it in the answer.`,
        fr:
          last === undefined
            ? "Votre échéancier n'est pas défini. Choisissez le jour de la première vente, puis comptez à rebours."
            : `Votre échéancier n'est pas défini, et pourtant vos étapes vont jusqu'au mois ${number(last)} : c'est un échéancier. Choisissez-le dans la réponse.`,
      }),
    );
  }
  for (const [early, late, reason] of orders) {
    const first = find(early);
    const second = find(late);
    const one = plan.milestones[first];
    const other = plan.milestones[second];
    if (one === undefined || other === undefined || first < second) continue;
    points.push(
      say({
        en: `${quote(other.step, 70)} comes before ${quote(one.step, 70)}. ${reason.en}`,
        fr: `Cette étape, ${quote(other.step, 70)}, vient avant celle-ci, ${quote(one.step, 70)}. ${reason.fr}`,
      }),
    );
  }
  const ownerless = plan.milestones.filter(
    (milestone) => milestone.owner === undefined && likelyOwner(plan, milestone) === undefined,
  );
  if (ownerless.length > 0) {
    points.push(
      say({
        en: `Steps without an owner: ${number(ownerless.length)} of ${number(plan.milestones.length)}. A step that belongs to everybody waits for everybody.`,
        fr: `Étapes sans responsable : ${number(ownerless.length)} sur ${number(plan.milestones.length)}. Une étape qui appartient à tout le monde attend tout le monde.`,
      }),
    );
  }
  return points;
}

/** What must come first, what must come after, and why. */
const orders: readonly (readonly [MilestoneKindName, MilestoneKindName, Text])[] = [
  [
    'permit',
    'lease',
    {
      en: 'A lease signed for a place that does not get its permit is a debt without a business.',
      fr: "Un bail signé pour un lieu qui n'obtient pas son permis est une dette sans entreprise.",
    },
  ],
  [
    'financing',
    'lease',
    {
      en: 'Sign once the money is promised in writing, or with a clause that releases you.',
      fr: "Signez une fois l'argent promis par écrit, ou avec une clause qui vous libère.",
    },
  ],
  [
    'financing',
    'equipment',
    {
      en: 'What is bought before the loan is often not financed by it: ask before you pay.',
      fr: "Ce qui est acheté avant le prêt n'est souvent pas financé par lui : demandez avant de payer.",
    },
  ],
  ['permit', 'opening', { en: 'Nobody opens without the reply.', fr: "On n'ouvre pas sans la réponse." }],
];

/** Steps that this plan needs and does not name. */
function absent(reading: Reading, plan: Plan): string[] {
  const { say, money, answer } = reading;
  const names = (name: MilestoneKindName) => plan.milestones.some((milestone) => milestone.kind?.name === name);
  const place = answer('idea', 'location') ?? answer('business-plan', 'location') ?? '';
  const permit = permitToAsk(`${answer('idea', 'businessIdea') ?? ''} ${answer('idea', 'problemSolved') ?? ''}`, place);
  const points: string[] = [];
  if (permit !== undefined && !names('permit')) {
    points.push(
      say({
        en: `The permit. A question for ${permit.whom.en}: ${permit.question.en}`,
        fr: `Le permis. Question à poser ${permit.whom.fr} : ${permit.question.fr}`,
      }),
    );
  }
  if (!names('registration')) {
    points.push(
      say({
        en: 'Registering the business and opening its own bank account, before the first invoice.',
        fr: "L'immatriculation et l'ouverture d'un compte bancaire au nom de l'entreprise, avant la première facture.",
      }),
    );
  }
  if (plan.money.left < 0 && !names('financing')) {
    points.push(
      say({
        en: `Finding the missing ${money(-plan.money.left)} (computed above), with the date of the reply.`,
        fr: `Trouver les ${money(-plan.money.left)} qui manquent (calculé plus haut), avec la date de la réponse.`,
      }),
    );
  }
  if (plan.place === 'premises' && !names('insurance')) {
    points.push(
      say({
        en: 'Insurance: a landlord and a lender ask for the proof before the keys or the money change hands.',
        fr: "L'assurance : un propriétaire et une banque demandent l'attestation avant de remettre les clés ou l'argent.",
      }),
    );
  }
  if (!names('sales') && !names('trial')) {
    points.push(
      say({
        en: 'A first paid sale before the opening. It costs less than any other proof.',
        fr: "Une première vente payée avant l'ouverture. Aucune preuve ne coûte moins cher.",
      }),
    );
  }
  return points;
}
