import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { nameOf, type Product } from './product.ts';

/** The requirements as a list to tick, the hardest first, each with its proof. */
export function requirements(reading: Reading, product: Product): string {
  const { say, quote, number, answer } = reading;
  const heading = say({ en: '## The checklist before you sell', fr: '## La liste à cocher avant de vendre' });
  if (product.requirements.length === 0) {
    const text = answer('rd', 'technicalRequirements') ?? '';
    return blocks(
      heading,
      say({
        en: `${text === '' ? 'You have not named a requirement yet' : `You wrote ${quote(text, 120)}, which names no requirement yet`}. Finish this sentence five times about ${nameOf(reading, product, 110)}: “I would be ashamed to sell it if …”. Each of the five is a requirement.`,
        fr: `${text === '' ? "Vous n'avez encore nommé aucune exigence" : `Vous avez écrit ${quote(text, 120)}, ce qui ne nomme encore aucune exigence`}. Terminez cinq fois cette phrase au sujet de ce produit, ${nameOf(reading, product, 110)} : « J'aurais honte de le vendre si… ». Chacune des cinq est une exigence.`,
      }),
    );
  }
  const rows = [...product.requirements]
    .sort((one, other) => one.proof.rank - other.proof.rank)
    .map(({ text, proof }) => [`☐ ${quote(text, 130)}`, say(proof.how), say(proof.keep)]);
  const without = product.requirements.filter((requirement) => !requirement.isCheckable);
  return blocks(
    heading,
    say({
      en: `Requirements on this list: ${number(rows.length)} ${marks.computed.en}, the hardest to catch up on first. A line is ticked when the proof lies in a folder, not when you are sure.`,
      fr: `Exigences dans cette liste : ${number(rows.length)} ${marks.computed.fr}, la plus difficile à rattraper en premier. Une ligne se coche quand la preuve est dans un dossier, pas quand vous en avez la certitude.`,
    }),
    table(
      say({
        en: ['Requirement', 'How to prove it', 'What to keep'],
        fr: ['Exigence', 'Comment le prouver', 'Ce que vous gardez'],
      }),
      rows,
    ),
    without[0] === undefined
      ? undefined
      : say({
          en: `These cannot be checked as they stand: ${without.map(({ text }) => quote(text, 90)).join('; ')}. Add how much, how often or from when on, and who decides whether it holds.`,
          fr: `Ne se vérifie pas tel quel : ${without.map(({ text }) => quote(text, 90)).join(' ; ')}. Ajoutez combien, à quelle fréquence ou à partir de quand, et qui décide si c'est tenu.`,
        }),
  );
}
