import { genericProblem } from '@elan/domain/modules/brainstorm/develop-idea';
import { findQuantities } from '@elan/domain/money/quantities';
import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { namesOrganisations } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';

const distance = /^(?:minutes?|min|km|kilom|m[eè]tres?|metres?|meters?|blocks?|streets?|rues?|miles?)/iu;

/** Whose problem it is, whether it is measured, and what to ask the people who have it. */
export function problem(reading: Reading): string {
  const { say } = reading;
  return blocks(
    say({ en: '## The problem and who has it', fr: '## Le problème et qui le vit' }),
    customers(reading),
    distanceTip(reading),
    hardship(reading),
    interview(reading),
  );
}

function customers({ say, quote, answer }: Reading): string {
  const market = answer('idea', 'targetMarket') ?? '';
  const substance = substanceOf(market);
  if (substance === 'everybody' || substance === 'unsure' || substance === 'thin') {
    return say({
      en: `You describe your customers as ${quote(market)}. That is too wide or too short to act on: a first budget never reaches everybody. Think of the last person who had this problem in front of you: age, job, street, what they did. Those are your first customers; the others come later.`,
      fr: `Vous décrivez ainsi votre clientèle : ${quote(market)}. C'est trop large ou trop court pour agir : un premier budget ne rejoint jamais tout le monde. Pensez à la dernière personne qui a vécu ce problème devant vous : son âge, son métier, sa rue, ce qu'elle a fait. Voilà votre première clientèle ; les autres viendront ensuite.`,
    });
  }
  const groups = splitList(market, 4);
  if (groups.length < 2) {
    const buyer = namesOrganisations(market)
      ? say({
          en: 'These are organisations: the person who suffers from the problem is often not the one who signs. For each, find out who decides, out of which budget, and after how many days an invoice is paid.',
          fr: "Ce sont des organisations : la personne qui vit le problème n'est souvent pas celle qui signe. Pour chacune, trouvez qui décide, à même quel budget, et en combien de jours une facture est payée.",
        })
      : say({
          en: 'Write down ten people you could reach this week who fit this description. If you cannot find ten, make it more precise until you can.',
          fr: "Notez dix personnes que vous pourriez joindre cette semaine et qui répondent à cette description. Si vous n'en trouvez pas dix, précisez-la jusqu'à ce que ce soit possible.",
        });
    return say({
      en: `You name one group, and that is a good thing: ${quote(market, 220)}. ${buyer}`,
      fr: `Vous nommez un seul groupe, et c'est une bonne chose : ${quote(market, 220)}. ${buyer}`,
    });
  }
  const rows = groups.map((group) => [
    quote(group, 140),
    namesOrganisations(group)
      ? say({
          en: 'Who decides and who signs? How much, how often? After how many days is an invoice paid?',
          fr: 'Qui décide et qui signe ? Combien, à quelle fréquence ? En combien de jours une facture est-elle payée ?',
        })
      : say({
          en: 'Where do they pass in an ordinary week? What did they buy last time, and what did they pay?',
          fr: "Où passent ces personnes dans une semaine ordinaire ? Qu'ont-elles acheté la dernière fois, et à quel prix ?",
        }),
  ]);
  return blocks(
    say({
      en: `You name more than one group. They do not buy in the same way, so begin with the one you can talk to this week.`,
      fr: `Vous nommez plus d'un groupe. Ils n'achètent pas de la même façon : commencez par celui à qui vous pouvez parler cette semaine.`,
    }),
    table(say({ en: ['Your customers', 'Find out first'], fr: ['Votre clientèle', "À découvrir d'abord"] }), rows),
  );
}

function distanceTip({ say, quote, answer }: Reading): string | undefined {
  const near = findQuantities(answer('idea', 'targetMarket') ?? '').find((quantity) => distance.test(quantity.noun));
  if (near === undefined) return undefined;
  return say({
    en: `You give a distance, ${quote(near.text)} ${marks.answer.en}. Draw it on a map and count the doors inside: doors × share that would buy × purchases a month × price is your first estimate of the market, made from the ground and not from a study.`,
    fr: `Vous donnez une distance, ${quote(near.text)} ${marks.answer.fr}. Tracez-la sur une carte et comptez les portes : portes × part qui achèterait × achats par mois × prix, voilà votre première estimation du marché, faite à partir du terrain et non d'une étude.`,
  });
}

function hardship(reading: Reading): string {
  const { say, quote, answer, language, request } = reading;
  const text = answer('idea', 'problemSolved') ?? '';
  const sector = request.project.modules.brainstorm?.selectedIdea?.sector;
  if (sector !== undefined && text === genericProblem(sector, language)) {
    return say({
      en: `The problem still stands in general words: ${quote(text, 200)}. Replace them by what one real person told you; until then this part of your plan rests on nothing.`,
      fr: `Le problème est encore décrit en termes généraux : ${quote(text, 200)}. Remplacez-les par ce qu'une vraie personne vous a dit ; d'ici là, cette partie de votre plan ne repose sur rien.`,
    });
  }
  if (substanceOf(text) !== 'enough') {
    return say({
      en: `About the problem you wrote ${quote(text)}. That is honest, and it is the first thing to find out: without a problem that costs time or money, there is nothing to sell. The conversations below are made for it.`,
      fr: `Au sujet du problème, vous avez écrit ${quote(text)}. C'est honnête, et c'est la première chose à découvrir : sans un problème qui coûte du temps ou de l'argent, il n'y a rien à vendre. Les conversations ci-dessous servent à cela.`,
    });
  }
  const measured = findQuantities(text).map((quantity) => quote(quantity.text));
  if (measured.length > 0) {
    const list = measured.slice(0, 3).join(', ');
    return say({
      en: `You describe the problem so: ${quote(text, 260)}. It holds a measure, ${list} ${marks.answer.en}, and that is rare. It is one observation so far: ask five other people whether it is the same for them, and you will have a figure you can defend.`,
      fr: `Vous décrivez le problème ainsi : ${quote(text, 260)}. Il contient une mesure, ${list} ${marks.answer.fr}, et c'est rare. Pour l'instant, c'est une seule observation : demandez à cinq autres personnes si c'est pareil chez elles, et vous aurez un chiffre que vous pourrez défendre.`,
    });
  }
  return say({
    en: `You describe the problem so: ${quote(text, 260)}. It does not say yet how often it happens, nor what it costs in time or money. An adviser will ask, because nobody pays much to be rid of a small annoyance.`,
    fr: `Vous décrivez le problème ainsi : ${quote(text, 260)}. On ne sait pas encore à quelle fréquence il se présente, ni ce qu'il coûte en temps ou en argent. On vous le demandera, parce que personne ne paie cher pour se défaire d'un petit désagrément.`,
  });
}

function interview(reading: Reading): string {
  const { say } = reading;
  const who = firstCustomers(reading, 80);
  return blocks(
    say({
      en: `Five conversations settle more than a month of thinking. With people of this group (${who}), do not present your idea; ask about their last time:`,
      fr: `Cinq conversations en disent plus qu'un mois de réflexion. Avec des gens de ce groupe (${who}), ne présentez pas votre idée ; faites-leur raconter la dernière fois :`,
    }),
    bullets([
      say({
        en: 'When did this last happen to you? Tell me about it.',
        fr: 'Quand est-ce que cela vous est arrivé la dernière fois ? Racontez-moi.',
      }),
      say({
        en: 'What did you do, and what did it cost you in time or money?',
        fr: "Qu'avez-vous fait, et combien cela vous a-t-il coûté en temps ou en argent ?",
      }),
      say({
        en: 'What have you already tried? Why did you stop?',
        fr: "Qu'avez-vous déjà essayé ? Pourquoi avez-vous arrêté ?",
      }),
      say({ en: 'Who else should I talk to?', fr: "À qui d'autre devrais-je parler ?" }),
    ]),
  );
}
