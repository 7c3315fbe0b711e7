import texts from '../../../../../content/modules/journal.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const journal = defineModule(texts, {
  key: 'journal',
  output: 'report',
  clarification: false,
  writtenFrom: 'entries',
  questions: [],
});
