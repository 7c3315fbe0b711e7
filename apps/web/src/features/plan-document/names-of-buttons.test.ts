import { languages } from '@elan/domain/locale';
import { expect, test } from 'vitest';
import { sharedTextMessages as shared } from '../../components/shared-text/messages.ts';
import { planHelpMessages as help } from './help-messages.ts';
import { planDocumentMessages as plan } from './messages.ts';
import { rewriteMessages as rewrite, styleLabels } from './rewrite-messages.ts';

test.each([
  [help.accept, help.acceptOf],
  [help.write, help.writeOf],
  [plan.edit, plan.editOf],
  [plan.done, plan.doneOf],
  [plan.backToAssembled, plan.backOf],
  [plan.bringBackShort, plan.bringBack],
  [rewrite.rewrite, rewrite.rewriteOf],
  [styleLabels.write, rewrite.writeOf],
  [shared.restore, shared.restoreOf],
])('the name of a button begins with the words on it: $en', (shown, name) => {
  for (const language of languages) expect(name[language]('Title').startsWith(shown[language])).toBe(true);
});
