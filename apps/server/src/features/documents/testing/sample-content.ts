import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import type { Language } from '@elan/domain/locale';
import { sampleRows } from '@elan/domain/modules/finances/sample-rows';
import { moduleKeys } from '@elan/domain/modules/keys';
import { sample as samplePersonas } from '@elan/domain/modules/personas/sample';
import { type SampleProject, sampleAnswers } from '@elan/domain/modules/samples';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { type Content, type ContentInput, gatherContent } from '../gather-content.ts';

/** A sample project as a document is made from it, with everything in it answered; null for an empty project. */
export function sampleContent(
  project: SampleProject | null,
  language: Language,
  more: Partial<Pick<ContentInput, 'plan' | 'lenderFacts' | 'pictures'>> & { name?: string } = {},
): Content {
  const { name = 'Project', plan = untouchedPlan, ...given } = more;
  const modules = moduleKeys.map((module): ContentInput['project']['modules'][number] => {
    const answers = project === null ? [] : Object.entries(sampleAnswers[module][language][project]);
    const personas = project === null ? [] : samplePersonas[language][project];
    return {
      module,
      extra: module === 'personas' ? { personas: personas.map((persona) => ({ id: persona.nom, ...persona })) } : {},
      outdated: false,
      setAside: null,
      lastUpdated: '2026-11-01T00:00:00Z',
      answers: answers.map(([question, value]) => ({ question, value, version: 1, filledIn: false })),
      analysis: null,
      running: null,
      entries: null,
      entryCount: null,
    };
  });
  const gathered = (refused: string[]) =>
    gatherContent({
      ...given,
      project: { name, description: null, created_at: '2026-11-01T00:00:00Z', modules },
      confirmed: [],
      figures: { kept: project === null ? [] : sampleRows(project, language), refused, readings: [] },
      plan,
      language,
      productName: 'Élan',
      isFree: true,
      now: new Date('2026-11-23T12:00:00Z'),
    });
  return gathered(thisIsAll(gathered([]).ledger));
}
