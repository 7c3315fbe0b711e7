import { riskKinds } from '../analysis/risk-kinds.ts';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { splitList } from '../reading/split-list.ts';
import { criticalSupplier, nameOf, type Product } from './product.ts';

/** Enough to act on; a longer list is read and forgotten. */
const most = 5;

/** Risks of the analysis that bear on the making, then those of the development itself. */
export function risks(reading: Reading, product: Product): string {
  const { say, quote, option, answer } = reading;
  const standard = answer('rd', 'qualityStandards') === 'own_standards' ? undefined : option('rd', 'qualityStandards');
  const supplier = criticalSupplier(product);
  const rows: (string[] | undefined)[] = [
    ...ownRisks(reading, product),
    [
      standard === undefined
        ? say({ en: 'A rule you did not know of', fr: 'Une règle que vous ne connaissiez pas' })
        : say({
            en: `A late or unexpected reply on “${standard}”`,
            fr: `Une réponse tardive ou inattendue au sujet de « ${standard} »`,
          }),
      say({
        en: 'The date you noted for the reply has passed',
        fr: 'La date que vous aviez notée pour la réponse est passée',
      }),
      say({
        en: 'Put the questions of the table above this week; promise no date before the first reply',
        fr: 'Posez cette semaine les questions du tableau ci-dessus ; ne promettez aucune date avant la première réponse',
      }),
    ],
    product.hardest && [
      say({
        en: `This cannot be reached: ${quote(product.hardest.text, 90)}`,
        fr: `Ceci ne s'atteint pas : ${quote(product.hardest.text, 90)}`,
      }),
      say({
        en: 'It works when you do it, not when another does',
        fr: "Cela marche avec vous, pas avec quelqu'un d'autre",
      }),
      say({
        en: 'Say today the smallest result that customers would still accept, and test that first',
        fr: "Dites aujourd'hui le plus petit résultat que la clientèle accepterait encore, et testez-le d'abord",
      }),
    ],
    supplier && [
      say({
        en: `${quote(supplier.name, 80)} stops or changes`,
        fr: `Ce fournisseur arrête ou change : ${quote(supplier.name, 80)}`,
      }),
      say({
        en: 'Answers take longer, the product is “nearly the same”',
        fr: 'Les réponses tardent, le produit est « presque pareil »',
      }),
      say({
        en: 'Try a second source now, while nothing depends on it',
        fr: "Essayez une seconde source maintenant, pendant que rien n'en dépend",
      }),
    ],
  ];
  return blocks(
    say({ en: '## Risks of the development', fr: '## Les risques du développement' }),
    table(
      say({
        en: ['Risk', 'Early sign', 'What to do now'],
        fr: ['Risque', 'Signe avant-coureur', 'Quoi faire maintenant'],
      }),
      rows.filter((row) => row !== undefined).slice(0, most),
    ),
  );
}

/** Risks the person named in the analysis that bear on the making: copying, absence, failure, law and supply. */
function ownRisks(reading: Reading, product: Product): string[][] {
  const { say, quote, answer } = reading;
  const named = splitList(answer('analysis', 'risks') ?? '');
  const novelty = product.novelties[0];
  return named
    .flatMap((risk) => {
      const kind = riskKinds.find(({ sign }) => sign.test(risk));
      return kind === undefined ? [] : [{ risk, kind }];
    })
    .filter(({ kind }) => ['absence', 'competition', 'failure', 'law', 'supply'].includes(kind.name))
    .slice(0, 3)
    .map(({ risk, kind }) => [
      quote(risk, 90),
      say(kind.early),
      kind.name === 'competition' && novelty !== undefined
        ? say({
            en: `Ask three customers what would remain of you if this could be had elsewhere: ${quote(novelty, 80)}`,
            fr: `Demandez à trois clients ce qui resterait de vous si ceci se trouvait ailleurs : ${quote(novelty, 80)}`,
          })
        : kind.name === 'absence'
          ? say({
              en: `Write down the making so that somebody else succeeds once without you: ${nameOf(reading, product, 80)}`,
              fr: `Écrivez la fabrication de façon que quelqu'un d'autre y arrive une fois sans vous : ${nameOf(reading, product, 80)}`,
            })
          : say(kind.response),
    ]);
}
