import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import type { Language } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import type { SampleProject } from '@elan/domain/modules/sample-file';
import { samples } from '@elan/domain/modules/testing/samples';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { type Content, type ContentInput, gatherContent } from '../gather-content.ts';
import { contentOfModule } from './content-of-module.ts';

/** A sample project as a document is made from it, with everything in it answered; null for an empty project. */
export function sampleContent(
  project: SampleProject | null,
  language: Language,
  more: Partial<Pick<ContentInput, 'plan' | 'lenderFacts' | 'pictures'>> & { name?: string } = {},
): Content {
  const { name = 'Project', plan = untouchedPlan, ...given } = more;
  const sample = project === null ? null : samples[project][language];
  const modules = moduleKeys.map((module) => {
    if (sample === null) return contentOfModule(module, {});
    const personas = sample.personas.map((persona) => ({ id: persona.nom, ...persona }));
    return contentOfModule(module, sample.answers[module], {
      extra: module === 'personas' ? { personas } : {},
    });
  });
  const gathered = (refused: string[]) =>
    gatherContent({
      ...given,
      project: { name, description: null, created_at: '2026-11-01T00:00:00Z', modules },
      confirmed: [],
      figures: { kept: sample?.rows ?? [], refused, readings: [] },
      plan,
      language,
      productName: 'Élan',
      isFree: true,
      now: new Date('2026-11-23T12:00:00Z'),
    });
  return gathered(thisIsAll(gathered([]).ledger));
}
