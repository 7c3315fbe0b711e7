import { officialNamesDate } from '@elan/domain/canada/official-names';
import { belongsToText } from '@elan/domain/figure-check/belongs-to-text';
import { countMarks } from '@elan/domain/figure-check/check-report';
import { showCell } from '@elan/domain/ledger/show-cell';
import { intlLocale, type Language, type Text } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import { amountTable, type Block, type Part, text, textTable } from './blocks.ts';
import { type CheckedText, checkedModules } from './checked-modules.ts';
import type { Content } from './gather-content.ts';
import { signs } from './mark-texts.ts';
import { labelled } from './words-in.ts';

const texts = {
  title: { en: 'Where the figures of the texts come from', fr: "D'où viennent les chiffres des textes" },
  lead: {
    en: 'Every figure of the texts was looked for in the answers, the rows of figures and the forecast, or recalculated where the text shows how.',
    fr: 'Chaque chiffre des textes a été cherché dans les réponses, les lignes de chiffres et les prévisions, ou recalculé là où le texte montre comment.',
  },
  signs: {
    en: `${signs.unknown} marks a figure or a name that remains to be confirmed, ${signs.wrong} a result that does not follow from the calculation shown.`,
    fr: `${signs.unknown} marque un chiffre ou un nom qui reste à confirmer, ${signs.wrong} un résultat qui ne découle pas du calcul montré.`,
  },
  names: {
    en: 'Names of programs, laws and bodies were compared with a list of',
    fr: "Les noms de programmes, de lois et d'organismes ont été comparés à une liste de",
  },
  text: { en: 'Text', fr: 'Texte' },
  figure: { en: 'Figure or name', fr: 'Chiffre ou nom' },
  words: { en: 'In these words', fr: 'Dans ces mots' },
  origin: { en: 'Comes from', fr: 'Vient de' },
  said: { en: 'Answers', fr: 'Réponses' },
  computed: { en: 'Computed', fr: 'Calculé' },
  sourced: { en: 'Sourced', fr: 'Avec source' },
  estimated: { en: 'Estimated', fr: 'Estimé' },
  open: { en: 'To confirm', fr: 'À confirmer' },
  wrong: { en: 'Wrong', fr: 'Faux' },
  estimate: { en: 'Own estimate', fr: 'Estimation personnelle' },
  toConfirm: { en: `${signs.unknown} To confirm`, fr: `${signs.unknown} À confirmer` },
  comesTo: { en: `${signs.wrong} The calculation comes to`, fr: `${signs.wrong} Le calcul donne` },
  more: { en: 'More of them in the texts', fr: "D'autres dans les textes" },
} as const satisfies Record<string, Text>;

/** The most rows that anybody would read; the signs in the texts have no limit. */
const most = 200;

/** The figures of a text, below the name of the text. */
export type FiguresOfText = { name: string; marks: readonly CheckedText[] };

/**
 * Where the figures of texts come from: how many of each origin (`hasCounts`), and each one that was confirmed or remains
 * to be.
 * @returns nothing when the texts have no figures
 */
export function textFigures(all: readonly FiguresOfText[], language: Language, hasCounts = true): Block[] {
  const checked = all.filter(({ marks }) => marks.length > 0);
  if (checked.length === 0) return [];
  const counts = checked.map(({ name, marks }) => {
    const { theirs, computed, unknown, wrong, names } = countMarks(marks);
    const of = (basis: string) => marks.filter(({ confirmed }) => confirmed?.basis === basis).length;
    const cells = [theirs, computed, of('source'), of('estimate'), unknown + names, wrong];
    return { cells: [name, ...cells.map(String)] };
  });
  const rows = checked.flatMap(({ name, marks }) =>
    marks
      .filter(({ status }) => status !== 'theirs' && status !== 'computed')
      .map((mark) => [mark.written, mark.context, name, textOrigin(mark, language)]),
  );
  const heads = [texts.text, texts.said, texts.computed, texts.sourced, texts.estimated, texts.open, texts.wrong];
  const list = textTable(
    [texts.figure, texts.words, texts.text, texts.origin].map((head) => head[language]),
    rows.slice(0, most),
    [2, 4, 2, 3],
  );
  const counted = amountTable(
    heads.map((head) => head[language]),
    counts,
  );
  const month = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const date = month.format(new Date(`${officialNamesDate}-01T00:00:00Z`));
  const lead = `${texts.lead[language]} ${texts.signs[language]} ${texts.names[language]} ${date}.`;
  return [
    text(lead),
    ...(hasCounts ? [counted] : []),
    ...(rows.length === 0 ? [] : [list]),
    ...(rows.length > most ? [text(`${texts.more[language]}: ${rows.length - most}`)] : []),
  ];
}

/** The figures of the texts of the modules. */
export function moduleFigures(content: Content): FiguresOfText[] {
  return checkedModules(content).map(({ module, marks }) => ({ name: moduleTitles[module][content.language], marks }));
}

/** A part of a document: where the figures of all its texts come from. */
export function composeTextFigures(content: Content): Part[] {
  const blocks = textFigures(moduleFigures(content), content.language);
  return blocks.length === 0 ? [] : [{ title: texts.title[content.language], blocks }];
}

/** What the signs in the texts mean. */
export const signsLegend: Text = texts.signs;

export const textFiguresTitle: Text = texts.title;

/** Where a figure comes from, in words. */
export function textOrigin(mark: CheckedText, language: Language): string {
  const { status, kind, correct, confirmed } = mark;
  if (confirmed !== null) {
    const { basis, source, sourceDate, url } = confirmed;
    const said = [source, sourceDate, url].filter((part) => part !== null).join(', ');
    if (basis === 'source') return said;
    return said === '' ? texts.estimate[language] : labelled(texts.estimate[language], said, language);
  }
  if (status === 'wrong' && kind !== 'name') {
    const type = kind === 'count' ? 'quantity' : kind;
    const value = kind === 'count' ? Math.round((correct ?? 0) * 100) / 100 : Math.round(correct ?? 0);
    return `${texts.comesTo[language]} ${showCell({ type, max: Number.MAX_SAFE_INTEGER }, value, language)}`;
  }
  if (status === 'unknown')
    return [texts.toConfirm[language], belongsToText(mark, language)].filter((part) => part !== null).join('. ');
  return status === 'theirs' ? texts.said[language] : texts.computed[language];
}
