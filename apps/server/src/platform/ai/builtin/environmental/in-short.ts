import type { Text } from '@elan/domain/locale';
import type { OptionValue, SelectId } from '@elan/domain/modules/registry';
import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { firstSentence } from '../reading/sentences.ts';
import { endOf, type Footprint } from './footprint.ts';
import { rankedImprovements } from './improvements.ts';

/** How the project was read and why, what is good already, and what to do first. */
export function inShort(reading: Reading, footprint: Footprint): string {
  const { say, quote, answer } = reading;
  const offer = answer('idea', 'businessIdea');
  const first = rankedImprovements(reading, footprint)[0];
  const good = strengths(reading, footprint);
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    offer === undefined
      ? say({
          en: 'The module “My idea” is still empty: this page knows what you use, but not what for.',
          fr: 'Le module « Mon idée » est encore vide : cette page sait ce que vous utilisez, mais pas à quoi cela sert.',
        })
      : say({
          en: `What you offer, in your words: ${quote(firstSentence(offer), 180)}.`,
          fr: `Ce que vous offrez, dans vos mots : ${quote(firstSentence(offer), 180)}.`,
        }),
    kindRead(reading, footprint),
    good.length === 0
      ? say({
          en: '**Good already:** nothing shows in your answers yet. That is no verdict: most of them are choices still open.',
          fr: "**Déjà bien :** rien ne se voit encore dans vos réponses. Ce n'est pas un verdict : la plupart sont des choix encore ouverts.",
        })
      : say({ en: `**Good already:** ${good.join('; ')}.`, fr: `**Déjà bien :** ${good.join(' ; ')}.` }),
    first === undefined
      ? undefined
      : say({
          en: `**To do first:** ${first.what}. ${first.first}.`,
          fr: `**À faire en premier :** ${first.what}. ${first.first}.`,
        }),
    say({
      en: `Words between quotation marks are yours. Each figure says where it comes from: ${marks.answer.en}, ${marks.computed.en} or ${marks.assumption.en}. No quantity of emissions stands here: nobody can know yours before you have measured what you use.`,
      fr: `Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : ${marks.answer.fr}, ${marks.computed.fr} ou ${marks.assumption.fr}. Aucune quantité d'émissions ne figure ici : personne ne peut connaître la vôtre avant que vous ayez mesuré ce que vous utilisez.`,
    }),
  );
}

function kindRead({ say, quote, option }: Reading, { reading, isDigital }: Footprint): string {
  const words = reading.words.map((word) => quote(word, 40)).join(', ');
  const chosen = option('environmental', 'businessType');
  const because: Text =
    reading.reason === 'words'
      ? { en: `because you speak of ${words}`, fr: `parce que vous parlez de ceci : ${words}` }
      : reading.reason === 'chosen' && chosen !== undefined
        ? { en: `because you chose “${chosen}”`, fr: `parce que vous avez choisi « ${chosen} »` }
        : reading.reason === 'chosen'
          ? { en: 'because of the options you chose', fr: 'en raison des options choisies' }
          : {
              en: 'because nothing in it speaks of software or of the web',
              fr: "parce que rien n'y parle de logiciel ni de web",
            };
  return isDigital
    ? say({
        en: `This project is read as **digital**, ${because.en}: devices, servers, data and travel are looked at before packaging and materials. If that is wrong, correct the first question.`,
        fr: `Ce projet est lu comme **numérique**, ${because.fr}. On regarde donc les appareils, les serveurs, les données et les déplacements avant l'emballage et les matières. Si c'est une erreur, corrigez la première question.`,
      })
    : say({
        en: `This project is read as **physical**, ${because.en}: materials, packaging, transport, energy and what is left over are looked at. A web site beside it does not change that. If that is wrong, correct the first question.`,
        fr: `Ce projet est lu comme **physique**, ${because.fr}. On regarde donc les matières, l'emballage, le transport, l'énergie et ce qui reste. Un site web à côté n'y change rien. Si c'est une erreur, corrigez la première question.`,
      });
}

/** What the answers show that is better than the ordinary case; no praise for the rest. */
function strengths({ say, quote, chose, option }: Reading, { leftovers, inQuebec, isDigital }: Footprint): string[] {
  const of = <Q extends SelectId<'environmental'>>(question: Q, ...values: OptionValue<'environmental', Q>[]) =>
    chose('environmental', question, ...values) ? option('environmental', question) : undefined;
  const travel = of('transportation', 'on_foot', 'remote', 'electric_or_bike');
  const package_ = isDigital ? undefined : of('packaging', 'none', 'reusable');
  const grid = inQuebec ? of('energySource', 'grid_electricity', 'own_renewable') : of('energySource', 'own_renewable');
  const kept = leftovers.find((leftover) => ['used', 'returned'].includes(endOf(leftover)));
  return [
    kept && quote(kept, 80),
    travel && `${say({ en: 'transport', fr: 'transport' })}, ${quote(travel, 80)}`,
    package_ && `${say({ en: 'packaging', fr: 'emballage' })}, ${quote(package_, 80)}`,
    grid && `${say({ en: 'energy', fr: 'énergie' })}, ${quote(grid, 80)}`,
  ].filter((point) => typeof point === 'string' && point !== '') as string[];
}
