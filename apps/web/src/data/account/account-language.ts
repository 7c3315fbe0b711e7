import type { Language } from '@elan/domain/locale';
import { client } from '../api/api.ts';
import { session } from './session.ts';

/** Saves the chosen language to the account. */
export function setAccountLanguage(language: Language): void {
  session.update({ language });
  // The choice applies on this device regardless; the account gets it when the server can be reached.
  client.account.setLanguage({ language }).catch(() => undefined);
}
