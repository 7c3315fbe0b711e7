import { readSituation } from '../analysis/situation.ts';
import { readPlan } from '../business-plan/plan.ts';
import { blocks, table } from '../markdown.ts';
import { registry } from '../places-to-ask.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof } from '../reading/sentences.ts';
import { promiseOf } from './channel-plan.ts';
import { channelOf, channels } from './channels.ts';
import type { Outreach } from './outreach.ts';

/** Twelve weeks, two by two: the person's actions and subjects, each with what tells that it works. */
export function calendar(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer, option } = reading;
  const actions = actionsOf(reading, outreach);
  const subjects = subjectsOf(reading, outreach);
  const location = answer('idea', 'location') ?? '';
  const hours = option('brainstorm', 'timeCommitment');
  const weeks = (from: number) => say({ en: `${from} and ${from + 1}`, fr: `${from} et ${from + 1}` });
  const first = [
    weeks(1),
    say({
      en: `Ten names on a list; the name checked with ${registry(location).en}; the promise cut to one line`,
      fr: `Dix noms sur une liste ; le nom de l'entreprise vérifié (${registry(location).fr}) ; la promesse ramenée à une ligne`,
    }),
    say({ en: `One card or page with ${promiseOf(reading)}`, fr: `Une carte ou une page avec ${promiseOf(reading)}` }),
    say({ en: 'Three strangers tell it back correctly', fr: 'Trois inconnus le redisent correctement' }),
  ];
  const middle = actions.map(({ text, count }, index) => [weeks(3 + index * 2), text, subjects[index] ?? '', count]);
  const last = [
    weeks(11),
    say({
      en: 'Add up: customers by origin, hours, dollars. Keep the best action, stop the weakest, share the budget again',
      fr: 'Additionnez : clients selon leur provenance, heures, dollars. Gardez la meilleure action, arrêtez la plus faible, répartissez de nouveau le budget',
    }),
    say({
      en: 'The first customer who agrees to be quoted, with first name',
      fr: "Le premier client qui accepte d'être cité, avec son prénom",
    }),
    say({ en: 'You can say what one customer cost', fr: "Vous pouvez dire ce qu'un client a coûté" }),
  ];
  return blocks(
    say({ en: '## Twelve weeks', fr: '## Douze semaines' }),
    start(reading),
    table(
      say({
        en: ['Weeks', 'What you do', 'What you show or tell', 'It works if you can count'],
        fr: ['Semaines', 'Ce que vous faites', 'Ce que vous montrez ou racontez', 'Cela marche si vous pouvez compter'],
      }),
      [first, ...middle, last],
    ),
    hours === undefined
      ? undefined
      : say({
          en: `In the brainstorm you gave this time for the whole business: ${quote(hours)}. Write the hours beside each line; what does not fit is moved, not done worse.`,
          fr: `Dans le remue-méninges, vous avez indiqué ce temps pour toute l'entreprise : ${quote(hours)}. Inscrivez les heures à côté de chaque ligne ; ce qui n'entre pas se déplace, il ne se fait pas à moitié.`,
        }),
  );
}

/** Four actions: the person's own first, then those of the channels. */
function actionsOf(reading: Reading, { actions, channel, companions, reaches }: Outreach) {
  const { say, quote } = reading;
  const names = [...(channel === undefined ? [] : [channel]), ...companions.map((entry) => entry.channel)];
  const own = actions.slice(0, 4).map((action) => {
    const reach = reaches.find((entry) => entry.action === action);
    const kind = channelOf(action) ?? names[0];
    const count =
      kind === undefined ? say({ en: 'first payments', fr: 'premiers paiements' }) : say(channels[kind].count);
    return {
      text: quote(action, 120),
      count:
        reach === undefined
          ? count
          : say({ en: `Out of ${quote(reach.text, 40)}: ${count}`, fr: `Sur ${quote(reach.text, 40)} : ${count}` }),
    };
  });
  const whom = firstCustomers(reading, 60);
  const more = names.flatMap((name) =>
    channels[name]
      .actions(whom, promiseOf(reading))
      .map((action) => ({ text: withoutStop(say(action)), count: say(channels[name].count) })),
  );
  return [...own, ...more].slice(0, 4);
}

/** Four subjects: the person's own first, then what the earlier answers give to tell. */
function subjectsOf(reading: Reading, { contents }: Outreach): string[] {
  const { say, quote, answer } = reading;
  const { differences, trends } = readSituation(reading);
  const proof = findProof([answer('idea', 'experience')]);
  const own = contents.map((content) => quote(content, 100));
  const more = [
    ...(proof === undefined
      ? []
      : [say({ en: `How it began: ${quote(proof, 90)}`, fr: `Comment cela a commencé : ${quote(proof, 90)}` })]),
    ...differences.slice(0, 3).map((difference) =>
      say({
        en: `Shown, not said: ${quote(difference, 90)}`,
        fr: `À montrer plutôt qu'à dire : ${quote(difference, 90)}`,
      }),
    ),
    ...trends.slice(0, 1).map((trend) => quote(trend, 100)),
    say({
      en: 'The question you were asked most often these two weeks',
      fr: "La question qu'on vous a le plus posée ces deux semaines",
    }),
    say({ en: 'What a first customer said, in their words', fr: "Ce qu'a dit un premier client, dans ses mots" }),
    say({ en: 'One hour of your work, in pictures', fr: 'Une heure de votre travail, en images' }),
    say({ en: 'What you refuse to do, and why', fr: 'Ce que vous refusez de faire, et pourquoi' }),
  ];
  return [...own, ...more].slice(0, 4);
}

/** When to begin, so that the calendar ends with the step of the plan that brings customers. */
function start(reading: Reading): string | undefined {
  const { say, quote, number } = reading;
  const target = readPlan(reading).milestones.find(
    ({ kind, month }) => month !== undefined && ['opening', 'sales', 'trial'].includes(kind?.name ?? ''),
  );
  if (target?.month === undefined) return undefined;
  if (target.month <= 3) {
    return say({
      en: `Your business plan puts this in month ${number(target.month)}: ${quote(target.step, 100)}. Twelve weeks are about three months, so week 1 is this week.`,
      fr: `Votre plan d'affaires met ceci au mois ${number(target.month)} : ${quote(target.step, 100)}. Douze semaines font environ trois mois : la semaine 1 est donc cette semaine.`,
    });
  }
  return say({
    en: `Your business plan puts this in month ${number(target.month)}: ${quote(target.step, 100)}. Twelve weeks are about three months: for the calendar to end with that step, week 1 comes right after month ${number(target.month - 3)} (${number(target.month)} − 3, computed). The list of names can begin today.`,
    fr: `Votre plan d'affaires met ceci au mois ${number(target.month)} : ${quote(target.step, 100)}. Douze semaines font environ trois mois : pour que le calendrier finisse sur cette étape, la semaine 1 vient juste après le mois ${number(target.month - 3)} (${number(target.month)} − 3, calculé). La liste de noms, elle, peut commencer aujourd'hui.`,
  });
}

const withoutStop = (text: string) => text.replace(/\.$/u, '');
