import { type Language, languages } from '@elan/domain/locale';
import { sampleSelection } from '@elan/domain/modules/brainstorm/testing/sample-selection';
import { sample as journalSample } from '@elan/domain/modules/journal/sample';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleAnswers } from '@elan/domain/modules/samples';
import { expect, test } from 'vitest';
import { noFigures } from '../builtin/testing/no-figures.ts';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { buildPrompt } from './build-prompt.ts';

const words = {
  en: {
    name: 'The Sainte-Cécile bakery',
    description: 'Sourdough bread for a district that lost its bakery',
    earlier: '## In short\n\nThe two restaurants are the surest customers (your answer).',
    clarification: 'Think of the winter: people walk less.',
  },
  fr: {
    name: 'La boulangerie Sainte-Cécile',
    description: 'Du pain au levain pour un quartier qui a perdu sa boulangerie',
    earlier: '## En bref\n\nLes deux restaurants sont les clients les plus sûrs (votre réponse).',
    clarification: "Pensez à l'hiver : les gens marchent moins.",
  },
};

/** The bakery as it stands when the person reaches a module: the earlier ones are done. */
function bakeryAt(module: ModuleKey, language: Language): GenerationRequest {
  const { name, description, earlier, clarification } = words[language];
  const contextOf = (key: ModuleKey): ModuleContext => ({
    answers: sampleAnswers[key][language].bakery,
    aiResponse: key === 'idea' ? earlier : null,
    ...(key === 'brainstorm' ? { selectedIdea: sampleSelection[language].bakery } : {}),
    ...(key === 'journal' ? { entries: journalSample[language].bakery } : {}),
  });
  const place = moduleKeys.indexOf(module);
  // The journal reads its own entries, which are not answers.
  const before = moduleKeys.slice(0, module === 'journal' ? place + 1 : place);
  const modules = Object.fromEntries(before.map((key) => [key, contextOf(key)]));
  return {
    module,
    language,
    project: { ...noFigures, name, description, modules },
    answers: sampleAnswers[module][language].bakery,
    clarification: moduleDefinition(module).clarification ? clarification : '',
  };
}

const cases = moduleKeys.flatMap((module) => languages.map((language) => [module, language] as const));

test.each(cases)('the whole prompt of %s in %s', async (module, language) => {
  const nonce = '00000000000000000000000000000000';
  const { system, user, dropped, shortened } = buildPrompt(bakeryAt(module, language), { productName: 'Élan', nonce });
  expect([dropped, shortened]).toEqual([[], []]);
  const page = `=== system message\n\n${system}\n\n=== user message\n\n${user}\n`;
  // Plain text, so that no formatter rewrites what a model receives.
  await expect(page).toMatchFileSnapshot(`__snapshots__/${module}.${language}.txt`);
});
