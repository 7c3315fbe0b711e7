import type { Language } from '@elan/domain/locale';
import { answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import { filledInLabel, isFilledIn } from '@elan/domain/modules/filled-in';
import { moduleTitles } from '@elan/domain/modules/keys';
import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { amountTable, type Block, heading, list, type Part, text, titled } from './blocks.ts';
import type { Content } from './gather-content.ts';
import { markBlocks } from './mark-texts.ts';
import type { ModuleContent } from './module-content.ts';
import { withoutNextSteps } from './without-next-steps.ts';
import { labelled, quoted, type Words, wordsIn } from './words-in.ts';

/** One part for each module with something in it: its analysis or results, or else its answers. */
export function composeModules({ modules, language, checks }: Content): Part[] {
  const words = wordsIn(language);
  return modules.flatMap((entry) => {
    const written = [...analysisOf(entry, words), ...ideaOf(entry), ...personasOf(entry, language, words)];
    const results = [...markBlocks(written, checks), ...maturityOf(entry, language, words)];
    const blocks = results.length > 0 ? results : answersOf(entry, language);
    return blocks.length === 0 ? [] : [{ title: moduleTitles[entry.module][language], blocks }];
  });
}

function analysisOf({ aiResponse, aiAnalysis, origin }: ModuleContent, words: Words): Block[] {
  const analysis = aiResponse ?? aiAnalysis ?? '';
  const written = withoutNextSteps(analysis);
  if (written.trim() === '') return [];
  const notes = [
    ...(origin?.source === 'imported' ? [words.imported] : []),
    ...(origin?.truncated === true ? [words.truncated] : []),
  ];
  return [{ is: 'markdown', text: written }, ...notes.map((note) => text(note, 'small'))];
}

function answersOf({ module, answers, filledIn }: ModuleContent, language: Language): Block[] {
  return moduleDefinition(module).questions.flatMap((question): Block[] => {
    if (!isAnswered(answers, question.id)) return [];
    return [
      heading(question.label[language]),
      text(answerLabel(question, answers[question.id] ?? '')[language]),
      ...(isFilledIn(filledIn, question.id) ? [text(filledInLabel[language], 'small')] : []),
    ];
  });
}

/** The chosen idea; all ideas while none is chosen. */
function ideaOf({ selectedIdea, generatedIdeas = [] }: ModuleContent): Block[] {
  const ideas = selectedIdea === null || selectedIdea === undefined ? generatedIdeas : [selectedIdea];
  return ideas.flatMap(({ title, description, sector }) => [heading(title), text(sector, 'small'), text(description)]);
}

export function personasOf({ personas = [] }: ModuleContent, language: Language, words: Words): Block[] {
  return personas.flatMap((persona): Block[] => {
    const facts = [
      [words.age, persona.age],
      [words.occupation, persona.profession],
      [words.location, persona.localisation],
      [words.earnings, persona.revenus],
    ] as const;
    const lists = [
      [words.needs, persona.besoins],
      [words.goals, persona.objectifs],
      [words.frustrations, persona.frustrations],
      [words.behaviours, persona.comportements],
      [words.channels, persona.canaux_preferes],
      [words.barriers, persona.freins_achat],
    ] as const;
    return [
      heading(persona.nom),
      ...(persona.citation === '' ? [] : [text(quoted(persona.citation, language))]),
      {
        is: 'list',
        items: facts.flatMap(([label, value]) => (value === '' ? [] : [labelled(label, value, language)])),
      },
      ...lists.flatMap(([label, items]) => titled(label, list(items), 3)),
    ];
  });
}

function maturityOf({ score }: ModuleContent, language: Language, words: Words): Block[] {
  if (score === null || score === undefined) return [];
  const shown = (points: number) => String(Math.round(points));
  const rows = maturityCategories.flatMap((key) => {
    const category = score.categories[key];
    return category === undefined ? [] : [{ cells: [maturityCategoryLabels[key][language], shown(category.score)] }];
  });
  return [
    amountTable([words.area, words.score], [...rows, { cells: [words.overall, shown(score.overall)], isTotal: true }]),
    ...titled(words.strengths, list(score.strengths), 3),
    ...titled(words.weaknesses, list(score.weaknesses), 3),
  ];
}
