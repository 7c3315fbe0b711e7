import { type Language, languages } from '@elan/domain/locale';
import { sample as analysisSample } from '@elan/domain/modules/analysis/sample';
import { sample as brainstormSample, sampleSelection } from '@elan/domain/modules/brainstorm/sample';
import { sample as ideaSample } from '@elan/domain/modules/idea/sample';
import { type GuidedModuleKey, guidedModuleKeys } from '@elan/domain/modules/registry';
import { expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { buildPrompt } from './build-prompt.ts';

const samples = { brainstorm: brainstormSample, idea: ideaSample, analysis: analysisSample };
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
function bakeryAt(module: GuidedModuleKey, language: Language): GenerationRequest {
  const { name, description, earlier, clarification } = words[language];
  const brainstorm = {
    answers: brainstormSample[language].bakery,
    aiResponse: null,
    selectedIdea: sampleSelection[language].bakery,
  };
  const idea = { answers: ideaSample[language].bakery, aiResponse: earlier };
  const modules = { brainstorm: {}, idea: { brainstorm }, analysis: { brainstorm, idea } }[module];
  return {
    module,
    language,
    project: { name, description, modules },
    answers: samples[module][language].bakery,
    clarification: module === 'analysis' ? clarification : '',
  };
}

const cases = guidedModuleKeys.flatMap((module) => languages.map((language) => [module, language] as const));

test.each(cases)('the whole prompt of %s in %s', async (module, language) => {
  const nonce = '00000000000000000000000000000000';
  const { system, user, dropped, shortened } = buildPrompt(bakeryAt(module, language), { productName: 'Élan', nonce });
  expect([dropped, shortened]).toEqual([[], []]);
  const page = `=== system message\n\n${system}\n\n=== user message\n\n${user}\n`;
  // Plain text, so that no formatter rewrites what a model receives.
  await expect(page).toMatchFileSnapshot(`__snapshots__/${module}.${language}.txt`);
});
