import { moduleTitles } from '@elan/domain/modules/keys';
import { registry } from '@elan/domain/modules/registry';
import { blocks, bullets, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { cited, type Notebook, type Passage, passages } from './notebook.ts';
import { isQuestion, tellsWhatHappened } from './passages.ts';

/** What was sold, asked for, signed, refused, oldest first. */
export function findHappenings({ notes }: Notebook): Passage[] {
  return passages(notes, tellsWhatHappened);
}

export function happeningsSection(reading: Reading, facts: readonly Passage[]): string {
  const { say } = reading;
  const experience = registry.idea.questions.find((question) => question.id === 'experience');
  const label = experience === undefined ? '' : say(experience.label);
  return blocks(
    say({ en: '## What really happened', fr: "## Ce qui s'est vraiment passé" }),
    facts.length === 0
      ? say({
          en: 'No entry tells of somebody who bought, asked, signed or refused. Until one does, everything on the other pages of this project is a supposition; a “no” written down with its date would already count here.',
          fr: "Aucune entrée ne parle de quelqu'un qui achète, demande, signe ou refuse. D'ici là, tout ce que contiennent les autres pages de ce projet reste une supposition ; un « non » noté avec sa date compterait déjà ici.",
        })
      : blocks(
          bullets(facts.slice(-8).map((fact) => cited(fact, reading))),
          say({
            en: `Facts with a date are what a banker believes. Keep the message, the paper or the name behind each of them, and copy the strongest into “${label}” of “${moduleTitles.idea.en}”: the other modules only know what stands there, your journal is read nowhere else.`,
            fr: `Un fait daté, c'est ce qu'une banque croit. Gardez le message, le papier ou le nom derrière chacun, et recopiez le plus solide dans « ${label} », au module « ${moduleTitles.idea.fr} » : les autres modules ne connaissent que ce qui s'y trouve, votre journal n'est lu nulle part ailleurs.`,
          }),
        ),
  );
}

/** The questions that are written in the notes, oldest first. */
export function findQuestions({ notes }: Notebook): Passage[] {
  return passages(notes, isQuestion);
}

const somebodyWhoDidIt = {
  en: 'Somebody who has already done it: put the question to them as it stands',
  fr: "Quelqu'un qui l'a déjà fait : posez-lui la question telle quelle",
};

/** Who could answer, by the form of the question. */
const askers: readonly { sign: RegExp; reply: { en: string; fr: string } }[] = [
  {
    sign: /^(?:[^,;:]{0,40}[,;:] )?(?:why|pourquoi)(?!\p{L})/iu,
    reply: {
      en: 'You, in the next entry: the last two times it happened, and what came just before',
      fr: "Vous, dans la prochaine entrée : les deux dernières fois que c'est arrivé, et ce qui venait juste avant",
    },
  },
  {
    sign: /^(?:what|how) (?:do|should|can|could|will) i(?!\p{L})|^(?:qu['’]est-ce que je|que (?:dois|puis)-je|comment)(?!\p{L})/iu,
    reply: somebodyWhoDidIt,
  },
  {
    sign: /(?<!\p{L})(?:(?:do|did|should|shall|can|could|am|will|must) i|est-ce que j(?:e|['’])|dois-je|devrais-je|ai-je|suis-je|puis-je|vais-je|je (?:signe|fais|demande|réponds|continue))(?!\p{L})/iu,
    reply: {
      en: 'You. Write both sides on one page, with what each would cost, and a date to decide',
      fr: 'Vous. Mettez les deux côtés sur une page, avec ce que chacun coûterait, et une date pour trancher',
    },
  },
  {
    sign: /(?<!\p{L})(?:allowed|legal|laws?|permits?|licen[cs]es?|(?:where|what|when) may|le droit|lois?|légal\p{L}*|permis|règles?)(?!\p{L})/iu,
    reply: {
      en: 'The office that makes the rule: write to it, and keep the answer with its date',
      fr: "L'organisme qui fait la règle : écrivez-lui, et gardez la réponse avec sa date",
    },
  },
  {
    sign: /(?<!\p{L})(?:they|he|she|customers?|clients?|clinics?|people|ils|elles|les gens)(?!\p{L})|-(?:t-)?(?:ils|elles)(?!\p{L})|(?:^|[,:]\s)(?:who|qui)(?!\p{L})/iu,
    reply: {
      en: 'They do. Ask three of them by name, and write their words in the next entry',
      fr: "Ces gens-là. Demandez-le à trois d'entre eux, par leur nom, et notez leurs mots dans la prochaine entrée",
    },
  },
  {
    sign: /\$|(?<!\p{L})(?:prices?|costs?|pays?|earn|margin|taxe?s?|loan|prix|coûts?|coûte|paie|gagner?|marge|prêt)(?!\p{L})/iu,
    reply: {
      en: `A calculation. “${moduleTitles.finances.en}” has the place for both figures`,
      fr: `Un calcul. Le module « ${moduleTitles.finances.fr} » a la place pour les deux chiffres`,
    },
  },
];

export function questionsSection(reading: Reading, questions: readonly Passage[]): string | undefined {
  const { say, quote } = reading;
  if (questions.length === 0) return undefined;
  return blocks(
    say({ en: '## Questions still open', fr: '## Les questions ouvertes' }),
    table(
      [
        say({ en: 'Written on', fr: 'Écrite le' }),
        say({ en: 'Your question', fr: 'Votre question' }),
        say({ en: 'Who can answer', fr: 'Qui peut répondre' }),
      ],
      questions
        .slice(-6)
        .map(({ note, sentence }) => [
          note.day,
          quote(sentence, 200),
          say(askers.find(({ sign }) => sign.test(sentence))?.reply ?? somebodyWhoDidIt),
        ]),
    ),
  );
}
