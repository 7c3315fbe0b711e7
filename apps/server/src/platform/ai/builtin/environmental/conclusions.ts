import { blocks, bullets, numbered } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { substanceOf } from '../reading/thin.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import type { Footprint } from './footprint.ts';
import { deadline, fraction } from './goals.ts';
import { rankedImprovements } from './improvements.ts';
import { isSecondHand, isWater, materialKind, namesOrigin } from './materials.ts';

const counted = /\d|\b(?:two|three|four|five|six|ten|dozen|deux|trois|quatre|cinq|dix|douzaine)\b/iu;

const reasons = {
  businessType: { en: 'it decides what is looked at first', fr: "c'est ce qui décide de ce qu'on regarde en premier" },
  productionMethod: {
    en: 'what is made, bought or coded does not weigh in the same place',
    fr: 'ce qui est fabriqué, acheté ou codé ne pèse pas au même endroit',
  },
  materials: { en: 'everything else begins with what comes in', fr: 'tout le reste commence par ce qui entre' },
  packaging: {
    en: 'it may make you a contributor, and it is what customers see',
    fr: "il peut faire de vous un contributeur, et c'est ce que voit la clientèle",
  },
  transportation: {
    en: 'it is often the largest line of a small business',
    fr: "c'est souvent la ligne la plus lourde d'une petite entreprise",
  },
  energySource: { en: 'it stands in the lease for years', fr: 'elle est dans le bail pour des années' },
  digitalFootprint: {
    en: 'servers and devices are part of it, even for a shop',
    fr: 'serveurs et appareils en font partie, même pour un commerce',
  },
  wasteManagement: {
    en: 'the municipality and the landlord will ask',
    fr: 'la municipalité et le propriétaire vont le demander',
  },
  sustainabilityGoals: {
    en: 'without a goal, nobody can tell whether things get better',
    fr: 'sans objectif, personne ne peut dire si les choses vont mieux',
  },
};

export function missing(reading: Reading, { materials, goals }: Footprint): string {
  const { say, quote, number, answer } = reading;
  const points = thinAnswers(reading, 'environmental', reasons);
  const text = answer('environmental', 'materials');
  if (text !== undefined && ['unsure', 'everybody'].includes(substanceOf(text))) {
    points.push(
      say({
        en: `What you use: ${quote(text, 60)} does not name a material yet.`,
        fr: `Ce que vous utilisez : ${quote(text, 60)} ne nomme encore aucune matière.`,
      }),
    );
  }
  const silent = materials.filter(
    (material) => !namesOrigin(material) && !isWater(material) && !isSecondHand(material),
  );
  if (silent.length > 0) {
    points.push(
      say({
        en: `Where these come from: ${silent
          .slice(0, 4)
          .map((material) => quote(material, 40))
          .join(', ')} (${number(silent.length)} of ${number(materials.length)}, computed).`,
        fr: `La provenance de ceci : ${silent
          .slice(0, 4)
          .map((material) => quote(material, 40))
          .join(', ')} (${number(silent.length)} sur ${number(materials.length)}, calculé).`,
      }),
    );
  }
  if (materials.length > 0 && !materials.some((material) => counted.test(material))) {
    points.push(
      say({
        en: `Quantities: none of the ${number(materials.length)} things you use ${marks.computed.en} has one. A month of invoices is enough, and from then on every figure on this page can be yours.`,
        fr: `Les quantités : aucune des ${number(materials.length)} choses que vous utilisez ${marks.computed.fr} n'en a. Un mois de factures suffit, et dès lors chaque chiffre de cette page peut être le vôtre.`,
      }),
    );
  }
  const undecided = (
    [
      ['packaging', 'undecided'],
      ['energySource', 'unknown'],
      ['digitalFootprint', 'unknown'],
    ] as const
  ).filter(([question, value]) => answer('environmental', question) === value);
  if (undecided.length > 0) {
    const names = undecided.map(([question]) =>
      say(
        {
          packaging: { en: 'packaging', fr: "l'emballage" },
          energySource: { en: 'energy', fr: "l'énergie" },
          digitalFootprint: { en: 'digital tools', fr: 'le numérique' },
        }[question],
      ),
    );
    points.push(
      say({
        en: `Still open by your own answer: ${names.join(', ')}.`,
        fr: `Encore ouvert, d'après votre propre réponse : ${names.join(', ')}.`,
      }),
    );
  }
  const plan = travelInPlan(reading);
  if (plan !== undefined) {
    const label = reading.option('environmental', 'transportation') ?? '';
    points.push(
      say({
        en: `You chose “${label}”, and your business plan says ${quote(plan, 90)}. Who drives, how often, and with what?`,
        fr: `Vous avez choisi « ${label} », et votre plan d'affaires dit ${quote(plan, 90)}. Qui conduit, à quelle fréquence et avec quoi ?`,
      }),
    );
  }
  const bare = goals.filter((goal) => !/\d/u.test(goal) && !fraction.test(goal) && !deadline.test(goal));
  if (bare[0] !== undefined) {
    points.push(
      say({
        en: `A number for this goal: ${quote(bare[0], 90)}.`,
        fr: `Un nombre pour cet objectif : ${quote(bare[0], 90)}.`,
      }),
    );
  }
  if (points.length === 0) {
    points.push(
      say({
        en: 'Every question is answered. What is missing now is a first month of counting.',
        fr: 'Chaque question a sa réponse. Il manque maintenant un premier mois de décompte.',
      }),
    );
  }
  return blocks(say({ en: '## What is missing', fr: '## Ce qui manque' }), bullets(points));
}

/** A line of the business plan that speaks of trips, where the chosen transport speaks of none. */
function travelInPlan({ answer, chose }: Reading): string | undefined {
  if (!chose('environmental', 'transportation', 'on_foot', 'remote')) return undefined;
  return [answer('business-plan', 'milestones'), answer('business-plan', 'location')]
    .join('\n')
    .split(/[\n.;]/u)
    .find((line) => /\b(?:deliver\w*|by car|driv\w+|truck)\b|livr|en voiture|en auto\b|camion/iu.test(line));
}

export function nextSteps(reading: Reading, footprint: Footprint): string {
  const { say, quote } = reading;
  const [first, second] = rankedImprovements(reading, footprint);
  const asked = footprint.suppliers[0]?.name ?? footprint.materials[0];
  const goal = footprint.goals[0];
  const counted = footprint.materials[0];
  return blocks(
    say({ en: '## Your next four weeks', fr: '## Vos quatre prochaines semaines' }),
    numbered([
      say({
        en: `**Tomorrow:** ${first === undefined ? 'collect the invoices of one month' : lowered(first.first)}.`,
        fr: `**Demain :** ${first === undefined ? "rassemblez les factures d'un mois" : lowered(first.first)}.`,
      }),
      asked === undefined
        ? say({
            en: '**Week 1:** list what you use, the largest first, with the name of whoever sells it.',
            fr: '**Semaine 1 :** dressez la liste de ce que vous utilisez, du plus important au moins important, avec le nom de qui le vend.',
          })
        : say({
            en: `**Week 1:** send the question of the table above about ${quote(asked, 60)}, in writing.`,
            fr: `**Semaine 1 :** envoyez par écrit la question du tableau ci-dessus au sujet de ceci : ${quote(asked, 60)}.`,
          }),
      say({
        en: '**Week 2:** put the first question of the list “Where to ask”, and note the name and the day.',
        fr: '**Semaine 2 :** posez la première question de la liste « Où demander », et notez le nom et la date.',
      }),
      second === undefined
        ? say({
            en: '**Week 3:** choose one improvement and try it for a week.',
            fr: '**Semaine 3 :** choisissez une amélioration et essayez-la une semaine.',
          })
        : say({
            en: `**Week 3:** try the second improvement of the table for a week (${lowered(second.what)}).`,
            fr: `**Semaine 3 :** essayez pendant une semaine la deuxième amélioration du tableau (${lowered(second.what)}).`,
          }),
      goal === undefined
        ? say({
            en: `**Week 4:** write one goal with a number and a date${counted === undefined ? '' : `, about ${quote(counted, 60)}: ${lowered(materialKind(counted).measure.en)}`}.`,
            fr: `**Semaine 4 :** écrivez un objectif avec un nombre et une date${counted === undefined ? '' : `, au sujet de ceci : ${quote(counted, 60)} (${lowered(materialKind(counted).measure.fr)})`}.`,
          })
        : say({
            en: `**Week 4:** make the first count for your goal, ${quote(goal, 90)}, and write the number beside it.`,
            fr: `**Semaine 4 :** faites le premier décompte pour votre objectif, ${quote(goal, 90)}, et inscrivez le nombre à côté.`,
          }),
      say({
        en: '**Then:** put your numbers into the answers and write this report again; it works with what you give it.',
        fr: '**Ensuite :** mettez vos nombres dans les réponses et relancez ce rapport ; il travaille avec ce que vous lui donnez.',
      }),
    ]),
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
