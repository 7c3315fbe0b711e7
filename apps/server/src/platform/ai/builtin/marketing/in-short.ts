import { blocks } from '../markdown.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof } from '../reading/sentences.ts';
import { substanceOf } from '../reading/thin.ts';
import { reserveFacts } from './budget.ts';
import { channelOf, channels } from './channels.ts';
import { asked, type Outreach } from './outreach.ts';

/** Brand, promise and channel in two sentences, the best card, and what to settle first. */
export function inShort(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer, option } = reading;
  const brand = answer('marketing', 'brandName');
  const promise = answer('marketing', 'valueProposition');
  const name =
    brand === undefined ? say({ en: 'A name still to be found', fr: 'Un nom encore à trouver' }) : quote(brand, 80);
  const channel = option('marketing', 'marketingChannels');
  const budget = option('marketing', 'budget');
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    say({
      en: `${name} speaks to ${firstCustomers(reading, 120)}${promise ? ` and promises: ${quote(promise, 220)}` : ''}. Main channel: ${channel ?? 'not chosen'}. Budget a month: ${budget ?? 'not chosen'} (your answer).`,
      fr: `${name} s'adresse à cette clientèle, ${firstCustomers(reading, 120)}${promise ? `, et promet ceci : ${quote(promise, 220)}` : ''}. Canal principal : ${channel ?? 'pas encore choisi'}. Budget par mois : ${budget ?? 'pas encore choisi'} (votre réponse).`,
    }),
    bestCard(reading, outreach),
    settleFirst(reading, outreach),
    say({
      en: 'Words between quotation marks are yours. Each figure says where it comes from: (your answer), (computed) or (assumption to confirm). Nothing here was looked up.',
      fr: "Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : (votre réponse), (calculé) ou (hypothèse à confirmer). Rien n'a été cherché ailleurs.",
    }),
  );
}

function bestCard({ say, quote, answer }: Reading, { groups }: Outreach): string {
  const proof =
    groups.find((group) => asked.test(group)) ??
    findProof([answer('idea', 'experience'), answer('marketing', 'customerAcquisition')]);
  return proof === undefined
    ? say({
        en: '**Your best card** is missing: no answer names a person who has bought, asked or tried. The first one who does is worth more than the whole budget; look for that one.',
        fr: '**Votre meilleur atout** manque encore : aucune réponse ne nomme une personne qui a acheté, demandé ou essayé. La première qui le fera vaut plus que tout le budget ; cherchez celle-là.',
      })
    : say({
        en: `**Your best card:** ${quote(proof, 170)}. These people know you already: everything below starts with them.`,
        fr: `**Votre meilleur atout :** ${quote(proof, 170)}. Ces gens vous connaissent déjà : tout ce qui suit commence par eux.`,
      });
}

function settleFirst(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer, money, number } = reading;
  const promise = answer('marketing', 'valueProposition');
  if (substanceOf(promise) !== 'enough') {
    return say({
      en: `**To settle first:** the promise. ${promise === undefined ? 'There is none yet' : `${quote(promise, 80)} does not say what a customer gets`}, and no channel sells an empty sentence.`,
      fr: `**À régler en premier :** la promesse. ${promise === undefined ? "Il n'y en a pas encore" : `${quote(promise, 80)} ne dit pas ce que le client obtient`}, et aucun canal ne vend une phrase vide.`,
    });
  }
  if (substanceOf(answer('idea', 'targetMarket')) !== 'enough') {
    return say({
      en: '**To settle first:** whom you speak to. The answer about your customers in “My idea” is missing or too wide, and a channel is chosen by where they are.',
      fr: "**À régler en premier :** à qui vous parlez. La réponse sur la clientèle, dans « Mon idée », manque ou reste trop large, et un canal se choisit d'après l'endroit où sont ces gens.",
    });
  }
  const reserve = reserveFacts(reading, outreach);
  if (reserve !== undefined && reserve.months < 6) {
    return say({
      en: `**To settle first:** the money. With this budget the reserve of your business plan lasts ${number(reserve.months)} months (computed below): either fewer dollars and more visits in person, or sales from the first month.`,
      fr: `**À régler en premier :** l'argent. Avec ce budget, la réserve de votre plan d'affaires dure ${number(reserve.months)} mois (calculé plus bas) : ou bien moins de dollars et plus de rencontres en personne, ou bien des ventes dès le premier mois.`,
    });
  }
  const channel = outreach.channel === undefined ? undefined : channels[outreach.channel];
  if (
    channel !== undefined &&
    outreach.actions.length > 0 &&
    !outreach.actions.some((action) => channelOf(action) === outreach.channel)
  ) {
    return say({
      en: `**To settle first:** your channel and your actions. You choose ${channel.name.en}, and none of the actions you list uses it; the first one is ${quote(outreach.actions[0] ?? '', 100)}.`,
      fr: `**À régler en premier :** votre canal et vos actions. Vous choisissez ceci, ${channel.name.fr}, et aucune des actions de votre liste ne s'en sert ; la première est ${quote(outreach.actions[0] ?? '', 100)}.`,
    });
  }
  const price = reading.figures.price;
  return price === undefined
    ? say({
        en: '**To settle first:** the price. Without it nobody can say what a customer may cost you.',
        fr: "**À régler en premier :** le prix. Sans lui, personne ne peut dire ce qu'un client a le droit de vous coûter.",
      })
    : say({
        en: `**To settle first:** what one customer may cost you. At ${money(price.dollars)} (your answer) the room is small; the section on measuring works it out.`,
        fr: `**À régler en premier :** ce qu'un client a le droit de vous coûter. À ${money(price.dollars)} (votre réponse), la marge de manœuvre est mince ; la section sur les mesures fait le calcul.`,
      });
}
