import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { maturityByRule, partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule';
import { ceilings, modelMargin as margin } from '@elan/domain/modules/maturity/rule-text';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

const [category, ...categories] = maturityCategories;
const others = categories.map((key) => `,"${key}":{…}`).join('');
const shape = `{"overall":0,"categories":{"${category}":{"score":0,"status":"…","recommendations":["…"]}${others}},"strengths":["…"],"weaknesses":["…"],"nextSteps":["…"],"timeline":"…"}`;

export const maturity: ModuleBrief = {
  without: ['brainstorm', 'environmental', 'personas'],
  values: () => ({ ...partPoints, margin, shape, ceiling1: ceilings[0], ceiling2: ceilings[1], ceiling3: ceilings[2] }),
  computed: (request) => ({ scoreByRule: scoreByRule(request) }),
};

function scoreByRule(request: GenerationRequest) {
  const { language } = request;
  const { overall, ceiling, checks, categories } = maturityByRule(maturityFacts(request));
  return {
    overall,
    ...(ceiling === null ? {} : { ceiling }),
    checks: checks.map(({ key, result }) => `${key}: ${result}`).join(', '),
    categories: Object.fromEntries(
      maturityCategories.map((key) => {
        const { score, parts } = categories[key];
        const lines = ruleParts.map((part) => {
          const { points, reason, raises } = parts[part];
          const more = raises.map(({ text, gain }) => ` → ${text[language]} (+${gain})`).join('');
          return `${rulePartLabels[part][language]}, ${points}/${partPoints[part]}: ${reason[language]}${more}`;
        });
        return [key, { score, parts: lines }];
      }),
    ),
  };
}
