import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { type Intention, nextToDo, notesOf, postponed, spoken } from './intentions.ts';
import { cited, days, daysBetween, listed, type Notebook, type Passage } from './notebook.ts';
import { tellsAReason } from './passages.ts';
import { sentenceAbout, type Theme } from './themes.ts';

/** What the closing sections are made of. */
export type Findings = {
  notebook: Notebook;
  themes: readonly Theme[];
  facts: readonly Passage[];
  questions: readonly Passage[];
  intentions: readonly Intention[];
};

/** A subject that stands in a good day and in a hard one. */
type Sides = { word: string; good: Passage; hard: Passage };

function findSides({ themes }: Findings): Sides | undefined {
  for (const { key, word, notes } of themes) {
    const keys = new Set([key]);
    const last = (mood: 'positive' | 'negative') => {
      const note = notes.findLast((entry) => entry.mood === mood);
      return note === undefined ? undefined : { note, sentence: sentenceAbout(note, keys) };
    };
    const [good, hard] = [last('positive'), last('negative')];
    if (good !== undefined && hard !== undefined) return { word, good, hard };
  }
  return undefined;
}

/** The repetition or the contradiction worth looking at. */
export function secondLook(reading: Reading, findings: Findings): string {
  const { say, quote, number } = reading;
  const heading = say({ en: '## Worth a second look', fr: '## À regarder une deuxième fois' });
  const waiting = postponed(findings.intentions);
  const sides = findSides(findings);
  if (waiting !== undefined) {
    const notes = notesOf(waiting.times);
    const [first] = notes;
    const last = notes.at(-1);
    const reason = waiting.times
      .flatMap(({ note }) => note.sentences.map((sentence) => ({ note, sentence })))
      .findLast(({ sentence }) => tellsAReason(sentence));
    const time = days(first === undefined || last === undefined ? 0 : daysBetween(first, last), reading);
    const dates = listed(
      notes.map((note) => say({ en: note.day, fr: `du ${note.day}` })),
      reading,
    );
    const said = quote(spoken(waiting), 200);
    return blocks(
      heading,
      say({
        en: `You wrote ${said} on ${dates}: ${number(notes.length)} entries over ${time} ${marks.computed.en}, and none of them says that it is done.`,
        fr: `Vous avez écrit ${said} dans les entrées ${dates} : ${number(notes.length)} entrées en ${time} ${marks.computed.fr}, et aucune ne dit que c'est fait.`,
      }),
      reason === undefined
        ? say({
            en: 'The entries do not say what stands in the way. One line about that would be worth more than writing it again.',
            fr: "Les entrées ne disent pas ce qui bloque. Une ligne là-dessus vaudrait mieux que de l'écrire encore une fois.",
          })
        : say({
            en: `What stands in the way is there too, ${cited(reason, reading)}.`,
            fr: `Ce qui bloque s'y trouve aussi, ${cited(reason, reading)}.`,
          }),
    );
  }
  if (sides !== undefined) {
    return blocks(
      heading,
      say({
        en: `${quote(sides.word, 40)} stands in a positive entry, ${cited(sides.good, reading, 160)}, and in a negative one, ${cited(sides.hard, reading, 160)}. The subject is the same, so what differed was around it: who was there, what was ready, what was asked.`,
        fr: `${quote(sides.word, 40)} figure dans une entrée positive, ${cited(sides.good, reading, 160)}, et dans une entrée négative, ${cited(sides.hard, reading, 160)}. Le sujet est le même : ce qui a changé était autour, soit les gens présents, ce qui était prêt, ce qui était demandé.`,
      }),
    );
  }
  return blocks(
    heading,
    say({
      en: 'Nothing in these entries repeats or contradicts itself clearly enough to be pointed at.',
      fr: "Rien dans ces entrées ne se répète ni ne se contredit assez nettement pour qu'on le signale.",
    }),
  );
}

/** One question, made of their own words. */
export function questionToAsk(reading: Reading, findings: Findings): string {
  const { say, quote } = reading;
  const heading = say({ en: '## One question worth asking yourself', fr: '## Une question à vous poser' });
  const waiting = postponed(findings.intentions);
  const first = waiting?.times[0];
  const sides = findSides(findings);
  if (waiting !== undefined && first !== undefined) {
    const last = findings.notebook.notes.at(-1);
    return blocks(
      heading,
      say({
        en: `**If ${quote(spoken(waiting), 160)} had been done on ${first.note.day}, what would you have decided differently since${last === undefined ? '' : `, up to ${quote(last.title, 60)}`}?**`,
        fr: `**Si ${quote(spoken(waiting), 160)} avait été fait dès le ${first.note.day}, qu'auriez-vous décidé autrement depuis${last === undefined ? '' : `, jusqu'à ${quote(last.title, 60)}`} ?**`,
      }),
    );
  }
  if (sides !== undefined) {
    return blocks(
      heading,
      say({
        en: `**What was in place on ${sides.good.note.day} that was missing on ${sides.hard.note.day}, and can you arrange it beforehand next time?**`,
        fr: `**Qu'est-ce qui était en place le ${sides.good.note.day} et manquait le ${sides.hard.note.day}, et pouvez-vous le préparer d'avance la prochaine fois ?**`,
      }),
    );
  }
  const last = findings.notebook.notes.at(-1);
  return blocks(
    heading,
    say({
      en: `**What would have to happen next week for you to write ${quote(last?.title ?? '', 60)} again, or never again?**`,
      fr: `**Que faudrait-il qu'il arrive la semaine prochaine pour que vous écriviez encore ${quote(last?.title ?? '', 60)}, ou plus jamais ?**`,
    }),
  );
}

/** One step, small enough for an hour. */
export function nextStep(reading: Reading, findings: Findings): string {
  const { say, quote } = reading;
  const heading = say({ en: '## One small step for next week', fr: '## Un petit pas pour la semaine prochaine' });
  const intention = nextToDo(findings.intentions);
  if (intention !== undefined) {
    return blocks(
      heading,
      say({
        en: `Put ${quote(spoken(intention), 200)} into Monday morning, before anything else, and give it one hour at most. It is done when the next entry holds a name, a date or a figure that you do not have today.`,
        fr: `Mettez ${quote(spoken(intention), 200)} à l'agenda de lundi matin, avant tout le reste, et donnez-y une heure au plus. Ce sera fait quand la prochaine entrée contiendra un nom, une date ou un chiffre que vous n'avez pas aujourd'hui.`,
      }),
    );
  }
  const question = findings.questions.at(-1);
  if (question !== undefined) {
    return blocks(
      heading,
      say({
        en: `Put your question of ${question.note.day}, ${quote(question.sentence, 200)}, to one person who can know, before Friday. It is done when their answer, in their words, stands in the next entry.`,
        fr: `Posez votre question du ${question.note.day}, ${quote(question.sentence, 200)}, à une personne qui peut savoir, avant vendredi. Ce sera fait quand sa réponse, dans ses mots, figurera dans la prochaine entrée.`,
      }),
    );
  }
  const fact = findings.facts.at(-1);
  if (fact !== undefined) {
    return blocks(
      heading,
      say({
        en: `Go back to the people of ${fact.note.day} (${quote(fact.sentence, 160)}) and ask them one thing: what would make them do it again? Write their answer down as the next entry.`,
        fr: `Retournez voir les gens du ${fact.note.day} (${quote(fact.sentence, 160)}) et demandez-leur une seule chose : qu'est-ce qui les ferait recommencer ? Écrivez leur réponse dans la prochaine entrée.`,
      }),
    );
  }
  return blocks(
    heading,
    say({
      en: 'Write down, on the day you do it, one thing you tried with somebody else and what that person said. The entries so far tell what you think; the next one can tell what they do.',
      fr: "Notez, le jour même, une chose essayée avec quelqu'un d'autre et ce que cette personne a dit. Les entrées disent pour l'instant ce que vous pensez ; la prochaine peut dire ce que les autres font.",
    }),
  );
}
