import texts from '../../../../../content/modules/maturity.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const maturity = defineModule(texts, {
  key: 'maturity',
  output: 'maturity',
  clarification: false,
  questions: [],
});
