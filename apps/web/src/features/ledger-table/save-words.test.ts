import { expect, test } from 'vitest';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { saveText } from '../modules/save-text.ts';
import { figureSaveMessages } from './save-words.ts';

test('what is said about figures speaks of no answer, in both languages', () => {
  const statuses: SaveStatus[] = [
    { kind: 'saving' },
    { kind: 'saved', at: null },
    { kind: 'saved', at: 1 },
    { kind: 'offline', kept: true },
    { kind: 'offline', kept: false },
    { kind: 'failed', fault: { kind: 'network' }, kept: true },
    { kind: 'held', kept: true },
    { kind: 'held', kept: false },
    { kind: 'conflict', kept: true },
  ];
  for (const language of ['en', 'fr'] as const) {
    const said = statuses.map((status) => saveText(status, language, pick(figureSaveMessages, language))).join(' ');
    expect(said).not.toMatch(/answer|question|réponse|text\b|texte/iu);
  }
  expect(saveText({ kind: 'conflict', kept: true }, 'en')).toMatch(/answer/u);
});
