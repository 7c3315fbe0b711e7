import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import { type Language, languages } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/sample-file';
import { samples } from '@elan/domain/modules/testing/samples';
import { expect, test } from 'vitest';
import { noFigures } from '../builtin/testing/no-figures.ts';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { buildPrompt } from './build-prompt.ts';

const words = {
  en: {
    name: 'The Sainte-Cécile bakery',
    description: 'Sourdough bread for a district that lost its bakery',
    earlier: `## In short\n\nThe two restaurants are the surest customers (your answer). ${'And so on. '.repeat(20)}\n\n## Next steps\n\n1. Ask.`,
    clarification: 'Think of the winter: people walk less.',
  },
  fr: {
    name: 'La boulangerie Sainte-Cécile',
    description: 'Du pain au levain pour un quartier qui a perdu sa boulangerie',
    earlier: `## En bref\n\nLes deux restaurants sont les clients les plus sûrs (votre réponse). ${'Et ainsi de suite. '.repeat(15)}\n\n## Prochaines étapes\n\n1. Demandez.`,
    clarification: "Pensez à l'hiver : les gens marchent moins.",
  },
};

/** A project with every module answered and analysed by a model, with its figures. */
function wholeProject(module: ModuleKey, sample: SampleProject, language: Language): GenerationRequest {
  const { name, description, earlier, clarification } = words[language];
  const { answers, selectedIdea, rows, personas, entries } = samples[sample][language];
  const contextOf = (key: ModuleKey): ModuleContext => ({
    answers: answers[key],
    aiResponse: moduleDefinition(key).output === 'report' ? earlier : null,
    source: 'model',
    ...(key === 'brainstorm' ? { selectedIdea } : {}),
    ...(key === 'personas' ? { personas } : {}),
    ...(key === 'journal' ? { entries } : {}),
  });
  const read = readAnswers({ answers, today: noFigures.today });
  const ledger = mergeLedger({ kept: rows, refused: thisIsAll(read), readings: [read] });
  const modules = Object.fromEntries(moduleKeys.map((key) => [key, contextOf(key)]));
  return {
    module,
    language,
    project: { ...noFigures, name, description, modules, ledger },
    answers: answers[module],
    clarification: moduleDefinition(module).clarification ? clarification : '',
  };
}

/** Characters of a token. */
const letters = { en: 4, fr: 3.6 };

test.each(languages)('a whole project takes no more than 6,000 tokens, and nothing of it is cut (%s)', (language) => {
  for (const sample of sampleProjects) {
    for (const module of moduleKeys) {
      const request = wholeProject(module, sample, language);
      const { system, user, dropped, shortened } = buildPrompt(request, { productName: 'Élan' });
      const tokens = (system.length + user.length) / letters[language];
      expect({ module, sample, tokens: Math.max(tokens, 6_000), dropped, shortened }).toEqual({
        ...{ module, sample, tokens: 6_000, dropped: [], shortened: [] },
      });
    }
  }
});

const shown = (['finances', 'personas'] as const).flatMap((module) =>
  languages.map((language) => [module, language] as const),
);

test.each(shown)('the whole prompt of %s in %s', async (module, language) => {
  const nonce = '00000000000000000000000000000000';
  const options = { productName: 'Élan', nonce, now: new Date('2026-11-26T17:00:00Z') };
  const { system, user } = buildPrompt(wholeProject(module, 'bakery', language), options);
  const page = `=== system message\n\n${system}\n\n=== user message\n\n${user}\n`;
  // Plain text, so that no formatter rewrites what a model receives.
  await expect(page).toMatchFileSnapshot(`__snapshots__/${module}.${language}.txt`);
});
