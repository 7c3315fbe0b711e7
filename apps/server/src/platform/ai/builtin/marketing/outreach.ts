import type { QuestionId } from '@elan/domain/modules/registry';
import { findQuantities } from '@elan/domain/money/quantities';
import { firstGroup } from '../reading/customers.ts';
import { hasPremises } from '../reading/premises.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline, namesOrganisations } from '../reading/sentences.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { type ChannelName, channelOf } from './channels.ts';
import { type MonthlyBudget, monthlyBudget } from './monthly-budget.ts';

/** People or businesses that an action reaches, in the person's own number. */
export type Reach = { action: string; value: number; text: string };

/** The marketing answers, taken apart. */
export type Outreach = {
  channel: ChannelName | undefined;
  /** Two channels beside the chosen one, each with the reason that the answers give. */
  companions: readonly { channel: ChannelName; reason: string }[];
  actions: readonly string[];
  contents: readonly string[];
  groups: readonly string[];
  reaches: readonly Reach[];
  budget: MonthlyBudget;
};

/** Customers who came forward by themselves. */
export const asked = /\basked (?:me|us)\b|\brequested\b|(?:m['’]|nous )(?:ont|a) demandé/iu;

const notPeople =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|ans?|années?|mois|semaines?|jours?|heures?|h|min|km|kilom\p{L}*|m[eè]tres?|metres?|meters?|percent|pour|pages?|photos?|posts?|publications?|times?|fois|loa(?:f|ves)|miches?|others?|autres?)$/iu;

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['two', 'deux'],
    ['three', 'trois'],
    ['four', 'quatre'],
    ['five', 'cinq'],
    ['six', 'six'],
    ['seven', 'sept'],
    ['eight', 'huit'],
    ['nine', 'neuf'],
    ['ten', 'dix'],
  ].flatMap((words, index) => words.map((word) => [word, index + 2])),
);
const spelled = new RegExp(`(?<!\\p{L})(${Object.keys(numberWords).join('|')})\\s(\\p{L}{4,})`, 'iu');

/** How many people or businesses an action names, in digits or in a word. */
function peopleIn(action: string): { value: number; text: string } | undefined {
  const counted = findQuantities(action).find(
    (quantity) => !notPeople.test(quantity.noun) && quantity.value >= 1 && Number.isInteger(quantity.value),
  );
  if (counted !== undefined) return { value: counted.value, text: counted.text };
  const [text, word = '', noun = ''] = spelled.exec(action) ?? [];
  const value = numberWords[word.toLowerCase()];
  return text === undefined || value === undefined || notPeople.test(noun) ? undefined : { value, text };
}

/** The entry that shares most words with a text. */
export function closestTo(text: string, entries: readonly string[]): string | undefined {
  const scored = entries.map((entry) => ({ entry, shared: sharedWords(entry, text).length }));
  const best = Math.max(0, ...scored.map(({ shared }) => shared));
  return best === 0 ? undefined : scored.find(({ shared }) => shared === best)?.entry;
}

/** The entry that speaks of a group of customers: by its name first, then by what is told of it. */
export function forGroup(group: string, entries: readonly string[]): string | undefined {
  return closestTo(firstGroup(group), entries) ?? closestTo(group, entries);
}

export function readOutreach(reading: Reading): Outreach {
  const { answer } = reading;
  const list = <M extends 'marketing' | 'idea'>(module: M, question: QuestionId<M>) => {
    const text: string | undefined = answer(module, question);
    return text === undefined || ['unsure', 'missing', 'everybody'].includes(substanceOf(text)) ? [] : splitList(text);
  };
  const channel = answer('marketing', 'marketingChannels');
  const isThin = substanceOf(answer('marketing', 'customerAcquisition')) === 'thin';
  const actions = isThin ? [] : list('marketing', 'customerAcquisition');
  return {
    channel,
    companions: companionsOf(reading, channel, actions),
    actions,
    contents: list('marketing', 'contentStrategy'),
    groups: list('idea', 'targetMarket').slice(0, 4),
    reaches: actions.flatMap((action) => {
      const people = peopleIn(action);
      return people === undefined ? [] : [{ action, ...people }];
    }),
    budget: monthlyBudget(answer('marketing', 'budget')),
  };
}

/** The answers point to a channel by an action, a group, the place or the content; the first two that do are taken. */
function companionsOf(reading: Reading, chosen: ChannelName | undefined, actions: readonly string[]) {
  const { say, quote, answer } = reading;
  const found: { channel: ChannelName; reason: string }[] = [];
  const add = (channel: ChannelName, reason: string) => {
    if (channel !== chosen && !found.some((entry) => entry.channel === channel)) found.push({ channel, reason });
  };
  const order: readonly ChannelName[] = [
    'word_of_mouth',
    'partnerships',
    'direct_outreach',
    'local_presence',
    'website_newsletter',
    'social_media',
    'paid_advertising',
  ];
  for (const name of order) {
    const action = actions.find((entry) => channelOf(entry) === name);
    if (action === undefined) continue;
    add(
      name,
      say({
        en: `you already plan it: ${quote(action, 110)}`,
        fr: `vous le prévoyez déjà : ${quote(action, 110)}`,
      }),
    );
  }
  const organisations = splitList(answer('idea', 'targetMarket') ?? '').find(namesOrganisations);
  if (organisations !== undefined) {
    add(
      'direct_outreach',
      say({
        en: `${quote(organisations, 100)} can be called by name, and one of them buys more than one passer-by`,
        fr: `${quote(organisations, 100)} : on peut les appeler par leur nom, et chacun achète plus qu'un passant`,
      }),
    );
  }
  const shown = splitList(answer('marketing', 'contentStrategy') ?? '')[0];
  if (shown !== undefined) {
    add(
      'social_media',
      say({
        en: `you have something to show: ${quote(shown, 100)}`,
        fr: `vous avez de quoi montrer : ${quote(shown, 100)}`,
      }),
    );
  }
  const place = answer('business-plan', 'location') ?? answer('idea', 'location');
  if (place !== undefined && hasPremises(reading) && !isOnline(answer('idea', 'location') ?? '')) {
    add(
      'local_presence',
      say({
        en: `people pass in front of you: ${quote(place, 100)}`,
        fr: `des gens passent devant chez vous : ${quote(place, 100)}`,
      }),
    );
  }
  const problem = answer('idea', 'problemSolved');
  add(
    'word_of_mouth',
    problem === undefined || substanceOf(problem) !== 'enough'
      ? say({
          en: 'it costs nothing and begins with the first customer; what they complain of is not in your answers yet',
          fr: "il ne coûte rien et commence avec le premier client ; ce dont la clientèle se plaint n'est pas encore dans vos réponses",
        })
      : say({
          en: `those who live with this know others who do: ${quote(problem, 110)}`,
          fr: `qui vit cela connaît d'autres personnes qui le vivent : ${quote(problem, 110)}`,
        }),
  );
  add(
    'website_newsletter',
    say({
      en: `whoever hears the name ${quote(answer('marketing', 'brandName') ?? reading.request.project.name, 50)} looks it up before coming`,
      fr: `qui entend le nom ${quote(answer('marketing', 'brandName') ?? reading.request.project.name, 50)} le cherche avant de venir`,
    }),
  );
  return found.slice(0, 2);
}
