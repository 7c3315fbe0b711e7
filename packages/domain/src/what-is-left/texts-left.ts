import { quoted } from '../excerpt.ts';
import { settingOf } from '../ledger/row.ts';
import { inBoth, type Text } from '../locale.ts';
import { answerLabel } from '../modules/define-module.ts';
import { type ModuleKey, moduleTitles } from '../modules/keys.ts';
import { type OpenPlace, openPlaces } from '../modules/open-places.ts';
import { moduleDefinition } from '../modules/registry.ts';
import { openPapers } from '../papers/open-papers.ts';
import { paperText } from '../papers/paper-texts.ts';

import { gapsOf } from '../project-state.ts';
import type { LeftFacts, LeftThing } from './left-thing.ts';

const whenever = { stops: null, due: null, assignee: null } as const;

/** Answers that say little, or that were filled in and are to check. */
export function answersLeft({ entries, open, ledger }: LeftFacts): LeftThing[] {
  return openPlaces(entries, ledger.rows)
    .filter(({ module, words }) => words !== '' && open.includes(module))
    .map((place, index) => ({
      ...whenever,
      id: `answer.${place.module}.${place.question.id}`,
      weight: 450 - index / 10,
      title: inBoth((language) => `${moduleTitles[place.module][language]} · ${place.question.label[language]}`),
      why: howItStands(place),
      place: { kind: 'answer', module: place.module, question: place.question.id },
    }));
}

function howItStands({ question, words, isFilledIn }: OpenPlace): Text {
  return inBoth((language) => {
    const said = quoted(answerLabel(question, words)[language], language);
    if (language === 'en') return isFilledIn ? `Filled in, to check: ${said}` : `To flesh out. So far: ${said}`;
    return isFilledIn ? `Prérempli, à vérifier\u00a0: ${said}` : `À étoffer. Pour le moment\u00a0: ${said}`;
  });
}

const weights = { missing: 560, outdated: 430, unanalysed: 420 } as const;

/** Modules that were begun and are not answered, not analysed, or have changed since their analysis. */
export function modulesLeft({ entries, open }: LeftFacts): LeftThing[] {
  return gapsOf(entries, open).map((gap) => {
    const { kind, module } = gap;
    const [question = ''] = kind === 'missing' ? gap.questions : [];
    return {
      ...whenever,
      id: `${kind}.${module}`,
      weight: weights[kind],
      ...(kind === 'missing'
        ? answer(module, gap.questions)
        : kind === 'outdated'
          ? analyseAgain(module)
          : analyse(module)),
      place: kind === 'missing' ? { kind: 'answer', module, question } : { kind: 'analysis', module },
    };
  });
}

function answer(module: ModuleKey, missing: readonly string[]): { title: Text; why: Text } {
  const { en, fr } = moduleTitles[module];
  const count = missing.length;
  const { questions } = moduleDefinition(module);
  return {
    title: {
      en: count === 1 ? `Answer 1 question of “${en}”` : `Answer ${count} questions of “${en}”`,
      fr:
        count === 1
          ? `Répondre à 1 question de «\u00a0${fr}\u00a0»`
          : `Répondre à ${count} questions de «\u00a0${fr}\u00a0»`,
    },
    why: inBoth((language) =>
      missing.flatMap((id) => questions.find((each) => each.id === id)?.label[language] ?? []).join(' · '),
    ),
  };
}

const analyse = (module: ModuleKey): { title: Text; why: Text } => ({
  title: {
    en: `Generate the analysis of “${moduleTitles[module].en}”`,
    fr: `Générer l'analyse de «\u00a0${moduleTitles[module].fr}\u00a0»`,
  },
  why: { en: 'Answered, not analysed yet', fr: 'Les réponses ne sont pas encore analysées' },
});

const analyseAgain = (module: ModuleKey): { title: Text; why: Text } => ({
  title: {
    en: `Generate the analysis of “${moduleTitles[module].en}” again`,
    fr: `Générer de nouveau l'analyse de «\u00a0${moduleTitles[module].fr}\u00a0»`,
  },
  why: { en: 'Changed since its analysis was written', fr: 'Modifié depuis la rédaction de son analyse' },
});

/** Sections of the business plan without a text that its owner wrote or accepted: one thing for all of them. */
export function sectionsLeft({ sectionsToWrite }: LeftFacts): LeftThing[] {
  if (sectionsToWrite === null || sectionsToWrite === 0) return [];
  return [
    {
      ...whenever,
      id: 'plan.sections',
      weight: 400,
      title:
        sectionsToWrite === 1
          ? { en: 'Finish 1 section of the business plan', fr: "Terminer 1 section du plan d'affaires" }
          : {
              en: `Finish ${sectionsToWrite} sections of the business plan`,
              fr: `Terminer ${sectionsToWrite} sections du plan d'affaires`,
            },
      why: {
        en: 'A lender reads sentences: write a text, or accept its draft. Until then the plan shows your facts in tables.',
        fr: "Un prêteur lit des phrases\u00a0: rédigez un texte ou acceptez son ébauche. D'ici là, le plan présente vos renseignements en tableaux.",
      },
      place: { kind: 'plan' },
    },
  ];
}

/** Documents that a lender asks for and that are still to be had. */
export function papersLeft(facts: LeftFacts): LeftThing[] {
  const province = settingOf(facts.ledger.rows, 'province');
  return openPapers(facts).map((paper, index) => {
    const { title, help } = paperText(paper, province);
    return {
      ...whenever,
      id: `paper.${paper}`,
      weight: 300 - index,
      title,
      why: help,
      place: { kind: 'paper', paper },
    };
  });
}
