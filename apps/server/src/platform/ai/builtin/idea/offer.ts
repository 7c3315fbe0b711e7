import { blocks, bullets } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { firstSentence, sentencesOf } from '../reading/sentences.ts';
import { countWords } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';

/** Beyond this many words nobody repeats a sentence to a friend. */
const longestPitch = 25;

/** The offer in three lines that a customer could repeat. */
export function offer(reading: Reading): string {
  const { say, quote, answer } = reading;
  const problem = answer('idea', 'problemSolved') ?? '';
  const toFill = say({ en: 'still to be found', fr: 'encore à trouver' });
  const instead = substanceOf(problem) === 'enough' ? quote(sentencesOf(problem)[0] ?? '', 110) : toFill;
  return blocks(
    say({ en: '## Your offer', fr: '## Votre offre' }),
    length(reading),
    bullets([
      say({ en: `**For:** ${firstCustomers(reading, 80)}`, fr: `**Pour :** ${firstCustomers(reading, 80)}` }),
      say({
        en: `**What:** ${quote(firstSentence(answer('idea', 'businessIdea') ?? ''), 110)}`,
        fr: `**Quoi :** ${quote(firstSentence(answer('idea', 'businessIdea') ?? ''), 110)}`,
      }),
      say({ en: `**Because today:** ${instead}`, fr: `**Parce qu'aujourd'hui :** ${instead}` }),
    ]),
    say({
      en: 'Read these three lines aloud to somebody who does not know your project, then ask them to tell it back. What they forget is not clear yet; what they say in other words is often better than the original.',
      fr: "Lisez ces trois lignes à voix haute à une personne qui ne connaît pas votre projet, puis demandez-lui de vous les redire. Ce qu'elle oublie n'est pas encore clair ; ce qu'elle dit autrement est souvent meilleur que l'original.",
    }),
  );
}

function length({ say, number, answer }: Reading): string {
  const words = countWords(firstSentence(answer('idea', 'businessIdea') ?? ''));
  if (words > longestPitch) {
    return say({
      en: `Your first sentence has ${number(words)} words ${marks.computed.en}. A customer who wants to tell a friend about you will cut it; better that you do it. Start from these lines and take away every word that can go:`,
      fr: `Votre première phrase compte ${number(words)} mots ${marks.computed.fr}. La personne qui voudra parler de vous à une amie va la couper ; mieux vaut que ce soit vous. Partez de ces lignes et retirez chaque mot dont on peut se passer :`,
    });
  }
  return say({
    en: 'Your first sentence is short enough to be repeated. Put it beside whom it is for and what it changes:',
    fr: "Votre première phrase est assez courte pour être répétée. Mettez-la à côté de ceux à qui elle s'adresse et de ce qu'elle change :",
  });
}
