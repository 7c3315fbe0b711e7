import { languages } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { describe, expect, test } from 'vitest';
import { expectHarmless, hostileTexts } from './testing/draft-checks.ts';
import { draftOf } from './testing/draft-of.ts';
import { requestWith } from './testing/sample-request.ts';

/** A project whose every typed answer is the text. */
function modulesWith(text: string) {
  return Object.fromEntries(
    moduleKeys.map((key) => {
      const typed = moduleDefinition(key).questions.filter(({ kind }) => kind !== 'select');
      return [key, { answers: Object.fromEntries(typed.map(({ id }) => [id, text])), aiResponse: null }];
    }),
  ) as Record<ModuleKey, { answers: Record<string, string>; aiResponse: null }>;
}

const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostileTexts.map((text) => [text.slice(0, 40), text]))('%s', async (_, text) => {
    const modules = modulesWith(text);
    const entry = { id: '1700000000000', date: '2026-11-01T12:00:00.000Z', title: text, content: text };
    const journal = {
      ...modules.journal,
      entries: [{ ...entry, mood: 'neutral' as const, tags: [text] }],
      entryCount: 1,
    };
    // Read once: every report gets the same figures.
    const request = requestWith(
      'journal',
      language,
      modules.journal.answers,
      { ...modules, journal },
      { clarification: text },
    );
    for (const key of reports) {
      expectHarmless(await draftOf({ ...request, module: key, answers: modules[key].answers }));
    }
    const personas = parsePersonas(await draftOf({ ...request, module: 'personas', answers: {} }));
    expect(personas).toMatchObject({ personas: [{}, {}, {}] });
  });
});
