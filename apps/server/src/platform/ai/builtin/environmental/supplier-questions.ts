import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Footprint } from './footprint.ts';
import { materialKind } from './materials.ts';

/** Advice uses no material: there is nothing to ask about its origin. */
const advice =
  /\b(?:law|lawyer|notary|accountant|bookkeeper|consultant|coach)\b|avocate?|juridique|notaire|comptable|tenue de livres|consultant/iu;

/** One question for each supplier named in the module on development, else for whoever sells each material. */
export function supplierQuestions({ say, quote }: Reading, { suppliers, materials }: Footprint): string {
  const heading = say({ en: '## Questions for your suppliers', fr: '## Questions à vos fournisseurs' });
  const selling = suppliers.filter(({ text }) => !advice.test(text));
  const asked =
    selling.length > 0
      ? selling.map(({ name, text }) => ({ name: quote(name, 80), kind: materialKind(text) }))
      : materials.map((material) => ({
          name: say({
            en: `Whoever sells you ${quote(material, 70)}`,
            fr: `Qui vous vend ceci : ${quote(material, 70)}`,
          }),
          kind: materialKind(material),
        }));
  if (asked.length === 0) {
    return blocks(
      heading,
      say({
        en: 'Neither a supplier nor a material is named yet. Take the invoices of one month: every line is somebody to whom this question can be put: where does it come from, and what becomes of it afterwards?',
        fr: "Aucun fournisseur ni aucune matière n'est encore nommé. Prenez les factures d'un mois : chaque ligne est quelqu'un à qui poser cette question : d'où cela vient-il, et que devient-il ensuite ?",
      }),
    );
  }
  return blocks(
    heading,
    table(
      say({ en: ['To whom', 'The question', 'What to keep'], fr: ['À qui', 'La question', 'Ce que vous gardez'] }),
      asked
        .slice(0, 6)
        .map(({ name, kind }) => [
          name,
          say(kind.question),
          say({ en: 'The written reply, dated', fr: 'La réponse écrite, datée' }),
        ]),
    ),
  );
}
