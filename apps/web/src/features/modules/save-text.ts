import type { Language } from '@elan/domain/locale';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { faultText } from '../../lib/errors.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { moduleMessages } from './messages.ts';

/** Words for something else than answers. */
export type SaveWords = { held: string; conflictStatus: string; keptHere: string };

/** Whether the answers are safe, in words. @param other for something else than answers */
export function saveText(status: SaveStatus, language: Language, other?: SaveWords): string {
  const words = { ...pick(moduleMessages, language), ...other };
  switch (status.kind) {
    case 'saving':
      return words.saving;
    case 'saved':
      return status.at === null ? words.notSavedYet : words.savedShort;
    case 'offline':
      return status.kept ? words.offlineKept : words.offlineLost;
    case 'failed':
      return `${words.notSaved(faultText(status.fault, language))} ${status.kept ? words.keptHere : words.notKept}`;
    case 'held':
      return status.kept ? words.held : `${words.held} ${words.notKept}`;
    case 'conflict':
      return words.conflictStatus;
  }
}
