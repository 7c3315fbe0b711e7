import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import type { Findings } from './closing.ts';
import { nextToDo } from './intentions.ts';
import { days, daysBetween, quotedWithDay } from './notebook.ts';
import { tellsOfDanger } from './passages.ts';

/** How much was read, what carries, what waits. */
export function inShort(reading: Reading, findings: Findings): string {
  const { say, number } = reading;
  const { notes, unread } = findings.notebook;
  const [first] = notes;
  const last = notes.at(-1);
  if (first === undefined || last === undefined) return '';
  const fact = findings.facts.at(-1);
  const waiting = nextToDo(findings.intentions)?.times.at(-1) ?? findings.questions.at(-1);
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    notes.length === 1
      ? say({
          en: `One entry so far, of ${first.day}: it shows a day, not yet a direction.`,
          fr: `Une seule entrée pour l'instant, celle du ${first.day} : elle montre une journée, pas encore une direction.`,
        })
      : first.day === last.day
        ? say({
            en: `Your ${number(notes.length)} entries are all of ${first.day}.`,
            fr: `Vos ${number(notes.length)} entrées sont toutes du ${first.day}.`,
          })
        : say({
            en: `Your ${number(notes.length)} latest entries run from ${first.day} to ${last.day}, ${days(daysBetween(first, last), reading)} ${marks.computed.en}.`,
            fr: `Vos ${number(notes.length)} dernières entrées vont du ${first.day} au ${last.day}, soit ${days(daysBetween(first, last), reading)} ${marks.computed.fr}.`,
          }),
    unread === 0
      ? undefined
      : say({
          en: `Older ones (${number(unread)}) are not read here.`,
          fr: `Les plus anciennes (${number(unread)}) ne sont pas lues ici.`,
        }),
    findings.notebook.notes.some((note) => note.sentences.some(tellsOfDanger)) ? somebodyListens(reading) : undefined,
    fact === undefined
      ? say({
          en: '**What moved:** nothing yet that somebody else did. That is the first thing to look for.',
          fr: "**Ce qui a bougé :** rien encore qu'une autre personne ait fait. C'est la première chose à chercher.",
        })
      : say({
          en: `**What moved, last of all:** ${quotedWithDay(fact, reading)}.`,
          fr: `**Ce qui a bougé, en dernier lieu :** ${quotedWithDay(fact, reading)}.`,
        }),
    waiting === undefined
      ? undefined
      : say({
          en: `**What waits:** ${quotedWithDay(waiting, reading)}.`,
          fr: `**Ce qui attend :** ${quotedWithDay(waiting, reading)}.`,
        }),
    say({
      en: `Words between quotation marks are yours. What stands here was counted and put side by side; whether it is true, you know better.`,
      fr: `Les mots entre guillemets sont les vôtres. Ce qui figure ici a été compté et rapproché ; vous savez mieux que cette page si c'est juste.`,
    }),
  );
}

/** The one case in which the business does not come first. */
function somebodyListens({ say }: Reading): string {
  return say({
    en: '**One of these entries matters more than any business.** Somebody listens, day and night: 988 anywhere in Canada, 811 (Info-Social) in Québec.',
    fr: "**Une de ces entrées compte plus que n'importe quelle entreprise.** Quelqu'un écoute, jour et nuit : le 988 partout au Canada, le 811 (Info-Social) au Québec.",
  });
}
