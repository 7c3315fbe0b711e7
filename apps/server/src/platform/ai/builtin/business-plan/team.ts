import type { Text } from '@elan/domain/locale';
import type { QuestionId } from '@elan/domain/modules/registry';
import { findQuantities } from '@elan/domain/money/quantities';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { substanceOf } from '../reading/thin.ts';
import type { Member, Plan } from './plan.ts';

type Duty = {
  name: Text;
  sign: RegExp;
  /** The answer whose words show that somebody does it. */
  source: readonly ['idea', QuestionId<'idea'>] | undefined;
  /** How somebody without it closes the gap. */
  gap: Text;
};

const duties: readonly Duty[] = [
  {
    name: { en: 'Making or giving what is sold', fr: 'Produire ou rendre ce qui se vend' },
    sign: /\b(?:bak\w+|cook\w*|produc\w+|mak(?:e|ing)|build\w*|program\w*|develop\w*|design\w*|repair\w*|clean\w*|teach\w*|craft\w*|sew\w*|grow\w*)\b|fabrica|boulang|cuisin|produ|programm|développ|concep|répar|nettoy|enseign|coud|cultiv|atelier/iu,
    source: ['idea', 'businessIdea'],
    gap: {
      en: 'Who could do it for one week in your place?',
      fr: 'Qui pourrait le faire une semaine à votre place ?',
    },
  },
  {
    name: { en: 'Selling and looking after customers', fr: 'Vendre et servir la clientèle' },
    sign: /\b(?:sell\w*|sales?|counter|customers?|clients?|marketing|support|subscriptions?|orders)\b|vente|vendre|comptoir|client|marketing|soutien|abonnement|commandes/iu,
    source: ['idea', 'targetMarket'],
    gap: {
      en: 'Name the person who asks for the first order',
      fr: 'Nommez la personne qui demandera la première commande',
    },
  },
  {
    name: { en: 'Books, invoices, taxes', fr: 'Tenue de livres, factures, taxes' },
    sign: /\b(?:book-?keep\w*|account(?:s|ing|ant)|books|invoic\w*|taxes|financ\w+)\b|comptab|tenue de livres|factur|finances?\b|taxes|impôt/iu,
    source: undefined,
    gap: {
      en: 'Ask two bookkeepers for a monthly price, and have one keep the first month with you',
      fr: "Demandez un prix mensuel à deux personnes qui tiennent des livres, et faites le premier mois avec l'une d'elles",
    },
  },
  {
    name: { en: 'Contracts, permits, rules', fr: 'Contrats, permis, règles' },
    sign: /\b(?:lawyers?|notar\w+|legal|permits?|contracts?|rules|insurance)\b|avocat|notaire|juridique|permis|contrats?\b|règles|assurance/iu,
    source: undefined,
    gap: {
      en: 'One paid hour with a notary or a lawyer, with your questions written beforehand',
      fr: "Une heure payée avec une notaire ou un avocat, vos questions écrites d'avance",
    },
  },
];

/** Who does what, and which part of the work nobody has yet. */
export function team(reading: Reading, plan: Plan): string {
  const { say, quote, answer } = reading;
  const heading = say({ en: '## Your team', fr: '## Votre équipe' });
  const experience = answer('idea', 'experience') ?? answer('brainstorm', 'skills');
  const proof =
    experience !== undefined && substanceOf(experience) === 'enough'
      ? say({
          en: `What the person who carries the plan has done: ${quote(experience, 220)}.`,
          fr: `Ce qu'a déjà fait la personne qui porte le plan : ${quote(experience, 220)}.`,
        })
      : say({
          en: 'Nothing in “My idea” says what you have done before. A lender reads the person first: three lines on your jobs and training belong here.',
          fr: "Rien dans « Mon idée » ne dit ce que vous avez fait avant. Une banque lit d'abord la personne : trois lignes sur vos emplois et vos formations ont leur place ici.",
        });
  if (plan.members.length === 0) {
    return blocks(
      heading,
      proof,
      say({
        en: 'Your answer names nobody. Write one line a person, yourself first: what they do, how many hours, and whether they are paid.',
        fr: "Votre réponse ne nomme personne. Écrivez une ligne par personne, vous en premier : ce qu'elle fait, combien d'heures, avec ou sans salaire.",
      }),
    );
  }
  const rows = duties.map((duty) => {
    const found = membersFor(reading, plan, duty);
    const ready = found.filter((member) => !member.isOpen);
    return [
      say(duty.name),
      found.length === 0
        ? say({ en: 'Nobody is named', fr: "Personne n'est nommé" })
        : found.map((member) => quote(member.text, 100)).join(say({ en: '; ', fr: ' ; ' })),
      ready.length > 0
        ? say({ en: 'Covered, as far as you say', fr: "Couvert, d'après votre réponse" })
        : say(found.length > 0 ? { en: 'Still to be found', fr: 'Reste à trouver' } : duty.gap),
    ];
  });
  return blocks(
    heading,
    proof,
    table(
      say({
        en: ['Part of the work', 'Who, in your words', 'Where it stands'],
        fr: ['Part du travail', 'Qui, dans vos mots', 'Où cela en est'],
      }),
      rows,
    ),
    lacks(reading, plan),
    hours(reading, plan),
  );
}

function membersFor({ answer }: Reading, plan: Plan, duty: Duty): Member[] {
  const source = duty.source === undefined ? '' : (answer(...duty.source) ?? '');
  const named = plan.members.filter((member) => duty.sign.test(member.text));
  const likely = plan.members.filter((member) => sharedWords(member.text, source).length > 0);
  const found = named.length > 0 ? named : likely;
  // Whoever is alone makes and sells, whatever words they use for themselves.
  return found.length === 0 && duty.source !== undefined && plan.members.length === 1
    ? [...plan.members]
    : found.slice(0, 2);
}

function lacks(reading: Reading, plan: Plan): string {
  const { say } = reading;
  const open = duties.filter((duty) => !membersFor(reading, plan, duty).some((member) => !member.isOpen));
  const ready = plan.members.filter((member) => !member.isOpen);
  const alone =
    ready.length < 2
      ? say({
          en: ' You carry everything yourself: a lender will ask what happens during three weeks of illness, so name one person and one thing you would show them.',
          fr: ' Vous portez tout : on vous demandera ce qui arrive pendant trois semaines de maladie, alors nommez une personne et une chose que vous lui montreriez.',
        })
      : '';
  if (open.length === 0) {
    return say({
      en: `**What it lacks.** Every part of the work has a name.${alone} What is left to write: hours and pay of each, and since when they have agreed.`,
      fr: `**Ce qui lui manque.** Chaque part du travail a un nom.${alone} Il reste à écrire les heures et la paie de chaque personne, et depuis quand elle est d'accord.`,
    });
  }
  const names = open.map((duty) => lower(say(duty.name))).join(say({ en: '; ', fr: ' ; ' }));
  return say({
    en: `**What it lacks:** ${names}.${alone} A missing person is no reason to wait; a missing name beside a task is one.`,
    fr: `**Ce qui lui manque :** ${names}.${alone} Une personne qui manque n'est pas une raison d'attendre ; une tâche sans nom en est une.`,
  });
}

/** Hours a week over the length of the plan, where both are given. */
function hours({ say, quote, number }: Reading, plan: Plan): string | undefined {
  if (plan.months === undefined) return undefined;
  for (const member of plan.members) {
    const weekly = findQuantities(member.text).find(
      (quantity) => /^(?:hours?|heures?)$/iu.test(quantity.noun) && (quantity.perMonth ?? 0) > quantity.value,
    );
    if (weekly === undefined) continue;
    const weeks = (plan.months * 52) / 12;
    const sum = `${number(weekly.value)} × ${number(weeks)} = ${number(weekly.value * weeks)}`;
    return say({
      en: `**Time.** ${quote(weekly.text)} over the ${number(weeks)} weeks of your timeline makes ${sum} hours (computed). Write an estimate of hours beside each milestone below: the sum has to fit.`,
      fr: `**Temps.** ${quote(weekly.text)} pendant les ${number(weeks)} semaines de votre échéancier, cela fait ${sum} heures (calculé). Inscrivez une estimation d'heures à côté de chaque étape ci-dessous : le total doit y entrer.`,
    });
  }
  return undefined;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
