import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';
import { brainstorm } from './brainstorm.ts';
import type { Knowledge } from './knowledge.ts';
import { maturity } from './maturity.ts';
import { renderPersonas } from './report/render-personas.ts';
import { renderReport } from './report/render-report.ts';

/** Writes one module's reply: markdown, or JSON text. The same request always gives the same text. */
type Draft = (request: GenerationRequest, knowledge: Knowledge) => string;

/** Every module's draft, a line each: a module without one does not compile. */
export const drafts: Readonly<Record<ModuleKey, Draft>> = {
  brainstorm,
  idea: renderReport,
  analysis: renderReport,
  'business-plan': renderReport,
  marketing: renderReport,
  rd: renderReport,
  finances: renderReport,
  environmental: renderReport,
  personas: renderPersonas,
  journal: renderReport,
  maturity,
};
