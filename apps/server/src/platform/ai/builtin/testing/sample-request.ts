import type { Language } from '@elan/domain/locale';
import { sample as analysisSample } from '@elan/domain/modules/analysis/sample';
import { sample as brainstormSample, sampleSelection } from '@elan/domain/modules/brainstorm/sample';
import type { Answers } from '@elan/domain/modules/define-module';
import { sample as ideaSample } from '@elan/domain/modules/idea/sample';
import type { GuidedModuleKey } from '@elan/domain/modules/registry';
import type { GenerationRequest } from '../../port.ts';

export const sampleProjects = ['bakery', 'clinic'] as const;
export type SampleProject = (typeof sampleProjects)[number];

const samples = { brainstorm: brainstormSample, idea: ideaSample, analysis: analysisSample };

/** A request for one module of a sample project, with everything that comes before it in the journey. */
export function sampleRequest(module: GuidedModuleKey, project: SampleProject, language: Language): GenerationRequest {
  const entry = (key: GuidedModuleKey) => ({ answers: samples[key][language][project], aiResponse: null });
  return requestWith(module, language, samples[module][language][project], {
    ...(module === 'brainstorm'
      ? {}
      : { brainstorm: { ...entry('brainstorm'), selectedIdea: sampleSelection[language][project] } }),
    ...(module === 'analysis' ? { idea: entry('idea') } : {}),
  });
}

export function requestWith(
  module: GuidedModuleKey,
  language: Language,
  answers: Answers,
  modules: GenerationRequest['project']['modules'] = {},
  clarification = '',
): GenerationRequest {
  return { module, language, answers, clarification, project: { name: 'Project', description: null, modules } };
}
