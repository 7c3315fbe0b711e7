import { blocks, numbered, table } from '../markdown.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { channelOf, channels } from './channels.ts';
import type { Outreach } from './outreach.ts';

/** What to do on the chosen channel, and the two that fit beside it. */
export function channelPlan(reading: Reading, outreach: Outreach): string {
  const { say, option } = reading;
  const heading = say({ en: '## Your channels', fr: '## Vos canaux' });
  const beside = table(
    say({
      en: ['Beside it', 'Why, from your answers', 'What to count'],
      fr: ['À côté', "Pourquoi, d'après vos réponses", 'Quoi compter'],
    }),
    outreach.companions.map(({ channel, reason }) => [
      capital(say(channels[channel].name)),
      reason,
      say(channels[channel].count),
    ]),
  );
  if (outreach.channel === undefined) {
    return blocks(
      heading,
      say({
        en: 'No main channel is chosen. Your answers point to these two; choose one and leave the other for later:',
        fr: "Aucun canal principal n'est choisi. Vos réponses mènent à ces deux-ci ; choisissez-en un et gardez l'autre pour plus tard :",
      }),
      beside,
    );
  }
  const channel = channels[outreach.channel];
  const label = option('marketing', 'marketingChannels');
  return blocks(
    heading,
    say({ en: `**${label}** (your answer), in this order:`, fr: `**${label}** (votre réponse), dans cet ordre :` }),
    numbered(channel.actions(firstCustomers(reading, 80), promiseOf(reading)).map((action) => say(action))),
    unused(reading, outreach),
    say({
      en: 'Two channels fit beside it. More than three at once, and none is done well:',
      fr: "Deux canaux vont bien à côté. Au-delà de trois à la fois, aucun n'est bien fait :",
    }),
    beside,
  );
}

/** The promise between quotation marks, or words that stand for it. */
export function promiseOf({ say, quote, answer }: Reading): string {
  const promise = answer('marketing', 'valueProposition');
  return promise === undefined
    ? say({ en: 'your promise, once it is written', fr: 'votre promesse, une fois écrite' })
    : quote(promise, 130);
}

function unused({ say, quote }: Reading, { channel, actions }: Outreach): string | undefined {
  if (channel === undefined || actions.length === 0) return undefined;
  const used = actions.filter((action) => channelOf(action) === channel);
  return used.length > 0
    ? say({
        en: `Of your own actions, this one belongs here: ${quote(used[0] ?? '', 120)}.`,
        fr: `Parmi vos propres actions, celle-ci va ici : ${quote(used[0] ?? '', 120)}.`,
      })
    : say({
        en: `None of the actions you list uses this channel. The first one, ${quote(actions[0] ?? '', 110)}, belongs elsewhere: change the channel or add an action.`,
        fr: `Aucune des actions de votre liste ne se sert de ce canal. La première, ${quote(actions[0] ?? '', 110)}, va ailleurs : changez de canal ou ajoutez une action.`,
      });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
