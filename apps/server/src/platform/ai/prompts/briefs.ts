import { ideaCount, interestLevels } from '@elan/domain/modules/brainstorm/output';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { personaCount } from '@elan/domain/modules/personas/count';
import { environmental } from './environmental.ts';
import { journal } from './journal.ts';
import { maturity } from './maturity.ts';
import type { ModuleBrief } from './module-brief.ts';

/** Every module's brief, a line each: a module without one does not compile. */
export const briefs: Readonly<Record<ModuleKey, ModuleBrief>> = {
  brainstorm: {
    values: (language) => ({
      fewest: ideaCount.minimum,
      most: ideaCount.maximum,
      high: interestLevels.high[language],
      medium: interestLevels.medium[language],
      low: interestLevels.low[language],
    }),
  },
  idea: {},
  analysis: {},
  'business-plan': { without: ['brainstorm'] },
  marketing: {},
  rd: { without: ['brainstorm'] },
  finances: { without: ['brainstorm', 'environmental', 'personas'], figures: 'every' },
  environmental,
  personas: { without: ['brainstorm'], values: () => ({ count: personaCount }) },
  journal,
  maturity,
};
