import texts from '../../../../../content/modules/personas.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const personas = defineModule(texts, {
  key: 'personas',
  output: 'personas',
  clarification: false,
  questions: [],
});
