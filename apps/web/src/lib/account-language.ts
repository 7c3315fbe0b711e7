import type { Language } from '@elan/domain/locale';
import { client } from './api.ts';
import { session } from './session.ts';

/** Makes a choice of language the account's own. */
export function setAccountLanguage(language: Language): void {
  session.update({ language });
  // The choice holds on this device whatever happens; the account learns it when the server can be reached.
  client.account.setLanguage({ language }).catch(() => undefined);
}
