import type { Language } from '@elan/domain/locale';
import { faultText } from '../../lib/errors.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { type ComposerState, hasWords } from './composer.ts';
import { journalMessages } from './messages.ts';

/** Whether the entry being written is safe. `said` is the part that calls for attention; `quiet` is never less. */
export function safetyText({ draft, phase, fault, kept }: ComposerState, language: Language) {
  const words = pick(journalMessages, language);
  const trouble = () => {
    if (phase === 'waiting') return words.waiting;
    if (phase === 'refused' && fault !== null) return words.refused(faultText(fault, language));
    return null;
  };
  const said = [trouble(), kept ? null : words.notKept].filter((line) => line !== null).join(' ');
  const quiet = said === '' && phase === 'writing' && draft !== null && hasWords(draft) ? words.keptUntilAdded : said;
  return { said, quiet };
}
