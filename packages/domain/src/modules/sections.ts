import { headingOf } from '../heading-line.ts';
import type { Text } from '../locale.ts';
import { plainLetters } from '../plain-letters.ts';
import { fenceOf } from '../wrapping-fence.ts';
import type { ModuleKey } from './keys.ts';

/** A section of a module's analysis, in either language, by a model or the built-in engine. */
export type Section = {
  readonly id: string;
  readonly name: Text;
  /** Other headings of the same section: of a model's analysis, and of analyses that an earlier release wrote. */
  readonly also?: readonly string[];
  /** Only analyses that an earlier release wrote have it. */
  readonly earlier?: true;
  /** Other parts of the product read it, or the analysis says nothing without it: it cannot be set aside. */
  readonly always?: true;
};

const section = (id: string, en: string, fr: string, ...also: string[]): Section => ({ id, name: { en, fr }, also });
const earlier = (...of: Parameters<typeof section>): Section => ({ ...section(...of), earlier: true });
const needed = (...of: Parameters<typeof section>): Section => ({ ...section(...of), always: true });

const start = needed('in-short', 'At a glance', 'En bref', 'In short');
/** What decides in the trade, beside what was written. */
const decides = section('decides', 'What decides', 'Ce qui décide');
const unitEconomics = earlier(
  'unit-economics',
  'What each sale leaves',
  'Ce que laisse une vente',
  'What one sale leaves',
);
/** Of every module: what is missing, and the steps that become tasks. */
const end = [
  { ...needed('comment', 'Your comment', 'Votre précision'), earlier: true } as const,
  needed('open', 'Still missing', 'Ce qui manque encore', 'Still open', 'Encore à préciser'),
  needed('steps', 'Next steps', 'Prochaines étapes'),
];

/** The sections of each written analysis. A test holds them equal to the headings of the texts and of the briefs. */
export const moduleSections: { readonly [M in ModuleKey]?: readonly Section[] } = {
  idea: [
    start,
    decides,
    section(
      'customers',
      'Customers and their problem',
      'La clientèle et son problème',
      'The problem and who has it',
      'Le problème et qui le vit',
    ),
    section('offer', 'Your offer', 'Votre offre'),
    section('earning', 'How it earns money', "Comment l'idée rapporte"),
    unitEconomics,
    section(
      'to-check',
      'What only customers can tell you',
      'Ce que seule la clientèle peut vous dire',
      'What to check first',
      "Ce qu'il faut vérifier en premier",
    ),
    ...end,
  ],
  analysis: [
    start,
    decides,
    section('competition', 'Competition', 'La concurrence', 'Your competition', 'Votre concurrence'),
    section('trends', 'Trends and risks', 'Tendances et risques'),
    unitEconomics,
    // The matrix is drawn from it, and the business plan tells it.
    needed('swot', 'SWOT matrix', 'Matrice FFOM'),
    earlier('differences', 'What each difference has to prove', 'Ce que chaque différence doit prouver'),
    needed('follows', 'What follows from it', 'Ce qui en découle'),
    ...end,
  ],
  'business-plan': [
    needed('summary', 'Summary', 'Sommaire'),
    decides,
    section('offer', 'Offer and customers', 'Offre et clientèle'),
    section('team', 'Team', 'Équipe'),
    section('resources', 'Resources and money', 'Ressources et argent'),
    section('milestones', 'Milestones', 'Étapes'),
    earlier('values', 'Values', 'Valeurs'),
    section('risks', 'Risks', 'Risques'),
    ...end,
  ],
  marketing: [
    start,
    decides,
    section('promise', 'The promise', 'La promesse', 'Promise and message', 'Promesse et message'),
    section('channels', 'Your channels', 'Vos canaux'),
    section('first-customers', 'Your first ten customers', 'Vos dix premiers clients'),
    section('customer-cost', 'What a customer may cost', 'Ce que peut coûter un client'),
    section('twelve-weeks', 'Twelve weeks', 'Douze semaines'),
    section('measure', 'How to measure', 'Comment mesurer'),
    ...end,
  ],
  rd: [
    start,
    decides,
    section('stage', 'Where it stands', 'Où vous en êtes'),
    section(
      'requirements',
      'What it must be able to do',
      'Ce que le produit doit réussir',
      'The checklist before you sell',
      'La liste à cocher avant de vendre',
    ),
    section('test', 'The test', "L'essai", 'Your test plan', 'Votre plan de test'),
    earlier('new', 'What is new', "Ce qu'il y a de nouveau"),
    section(
      'suppliers',
      'Suppliers',
      'Fournisseurs',
      'Your suppliers, and the day one fails',
      "Vos fournisseurs, et le jour où l'un d'eux fait défaut",
    ),
    section('rules', 'Rules and protection', 'Règles et protection'),
    section('risks', 'Risks of the development', 'Les risques du développement'),
    unitEconomics,
    ...end,
  ],
  finances: [
    start,
    decides,
    earlier('start-up', 'Start-up budget', 'Budget de démarrage'),
    section('funding', 'Money in', 'Financement', 'Funding and what is missing', 'Financement et ce qui manque'),
    section('forecast', 'Three-year forecast', 'Prévision sur trois ans', 'Prévisions sur trois ans'),
    section('cash', '24-month cash plan', 'Trésorerie sur 24 mois', 'Plan de trésorerie sur 24 mois'),
    section('break-even', 'Break-even', 'Seuil de rentabilité'),
    section('unit-economics', 'What each sale leaves', 'Ce que laisse une vente', 'What one sale leaves'),
    section('what-if', 'What if', 'Et si', 'Risks and levers', 'Risques et leviers'),
    section('assumed', 'Assumed or not counted', 'Supposé ou non compté'),
    ...end,
  ],
  environmental: [
    start,
    decides,
    section(
      'flows',
      'What goes in, what comes out',
      'Ce qui entre, ce qui sort',
      'What you use and where it goes',
      'Ce que vous utilisez et où cela va',
    ),
    section('better', 'What to do better first', "Ce qu'il faut améliorer en premier"),
    earlier('goals', 'Your goals', 'Vos objectifs'),
    section(
      'facts',
      'Facts you can show to customers',
      'Des faits à montrer à la clientèle',
      'What you can say honestly',
      'Ce que vous pouvez dire honnêtement',
    ),
    ...end,
  ],
  journal: [
    start,
    section('findings', 'What stands out', 'Ce qui ressort'),
    section('days', 'Day by day', 'Les journées', 'The days', 'What really happened', "Ce qui s'est vraiment passé"),
    earlier('moods', 'Moods', 'Les humeurs'),
    section(
      'tags',
      'Recurring tags',
      'Étiquettes qui reviennent',
      'Tags that come back',
      'What comes back',
      'Ce qui revient',
    ),
    section('energy', 'What gives energy, what takes it', "Ce qui donne de l'énergie, ce qui en prend"),
    section('questions', 'Questions you asked', 'Les questions que vous posez'),
    section('plan', 'Compared with the plan', 'À côté du plan', 'Beside the plan', 'Against the plan', 'Face au plan'),
    section('decisions', 'Decisions that wait', 'Les décisions en attente'),
    section('one-question', 'One question worth asking yourself', 'Une question à vous poser'),
    needed('small-step', 'One small step for next week', 'Un petit pas pour la semaine prochaine'),
    ...end,
  ],
};

/** Characters of a heading that may be a known one. A longer line is not read, so that none takes long. */
const longestHeading = 200;

/** The words of a heading, without marks, a number before it or a colon after it. */
const wordsOf = (heading: string) =>
  plainLetters(heading.replace(/[*_`]/gu, '').replace(/[’]/gu, "'"))
    .replace(/\s+/gu, ' ')
    .replace(/^\d+[.)]?\s+(?=\p{L})/u, '')
    .replace(/\s*:?\s*$/u, '')
    .trim();

const headingsOf = ({ name, also = [] }: Section) => [name.en, name.fr, ...also].map(wordsOf);

/** @returns the section that a heading begins; undefined for one that only this analysis has */
export function sectionAt(module: ModuleKey, heading: string): Section | undefined {
  if (heading.length > longestHeading) return undefined;
  const words = wordsOf(heading);
  return moduleSections[module]?.find((each) => headingsOf(each).includes(words));
}

/** The section of this id, if people may set it aside. */
export function sectionToSetAside(module: ModuleKey, id: string): Section | undefined {
  return moduleSections[module]?.find((each) => each.id === id && each.always !== true);
}

/** Only headings of the two highest levels begin a section: what is below them belongs to it. */
const lowestLevel = 2;

/** @returns the section that a line of an analysis begins, if it begins one */
export function sectionOfLine(module: ModuleKey, line: string): Section | undefined {
  const heading = headingOf(line);
  return heading === undefined || heading.level > lowestLevel ? undefined : sectionAt(module, heading.title);
}

/**
 * Tells, line by line from the first to the last, which lines of an analysis are kept.
 * @param ids of the sections that were set aside; those that cannot be set aside stay
 */
export function createSectionFilter(module: ModuleKey, ids: readonly string[]): (line: string) => boolean {
  let fence = '';
  /** Of the section that is being left out; 0 in any other. */
  let level = 0;
  return (line) => {
    const text = line.trimEnd();
    const { mark, info } = fenceOf(text);
    if (fence !== '') {
      if (mark.startsWith(fence) && info === '') fence = '';
      return level === 0;
    }
    fence = mark;
    const heading = headingOf(text);
    if (heading !== undefined && heading.level <= (level || lowestLevel)) {
      const found = sectionAt(module, heading.title);
      level = found !== undefined && found.always !== true && ids.includes(found.id) ? heading.level : 0;
    }
    return level === 0;
  };
}

/** An analysis, or the task of a brief, without the sections that were set aside. */
export function withoutSections(module: ModuleKey, markdown: string, ids: readonly string[]): string {
  if (ids.length === 0) return markdown;
  return markdown
    .split(/(?<=\n)/u)
    .filter(createSectionFilter(module, ids))
    .join('')
    .trimEnd();
}
