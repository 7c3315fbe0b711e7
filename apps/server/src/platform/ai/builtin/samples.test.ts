import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { Row } from '@elan/domain/ledger/row';
import { type Language, languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { moods } from '@elan/domain/modules/journal/mood';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { draftOf } from './testing/draft-of.ts';
import { noFigures } from './testing/no-figures.ts';

/** Founders of different trades, as people type in a hurry, and the analyses that the built-in engine makes of it. */
const folder = new URL('../../../../../../docs/samples/', import.meta.url);
const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.yaml'));

const founder = z.strictObject({
  language: z.enum(languages),
  name: z.string(),
  description: z.string(),
  rows: z.record(z.string(), z.string()),
  modules: z.partialRecord(z.enum(moduleKeys), z.record(z.string(), z.coerce.string())),
  journal: z
    .array(z.strictObject({ date: z.string(), mood: z.enum(moods), title: z.string(), content: z.string() }))
    .default([]),
});

function requestOf(text: string, module: ModuleKey): GenerationRequest {
  const { language, name, description, rows, modules, journal } = founder.parse(parse(text));
  const entries = journal
    .map((entry, index) => ({
      ...entry,
      id: String(1_700_000_000_000 + index),
      date: `${entry.date}T15:00:00.000Z`,
      tags: [],
    }))
    .toReversed();
  const told: Record<string, ModuleContext> = Object.fromEntries(
    Object.entries(modules).map(([key, answers]) => [key, { answers: answers as Answers, aiResponse: null }]),
  );
  told.journal = { answers: {}, aiResponse: null, entries, entryCount: entries.length };
  const read = readAnswers({ answers: modules as Record<string, Answers>, today: noFigures.today });
  const typed = Object.entries(rows).map(([setting, value]) => settingRow(setting, value));
  const ledger = mergeLedger({ kept: typed, refused: [], readings: [read] });
  return {
    module,
    language,
    answers: (modules[module] ?? {}) as Answers,
    clarification: '',
    project: { ...noFigures, name, description, ledger, modules: told },
  };
}

function settingRow(name: string, value: string): Row {
  const typed = { status: 'confirmed', off: false, note: null, proof: null, proposal: null, origins: {} } as const;
  return { id: name, kind: 'setting', cells: { name, value }, ...typed } as Row;
}

/** Every analysis, one below the other, as somebody reads them who changed a text. */
async function analysesOf(text: string): Promise<string> {
  const parts: string[] = [];
  for (const module of moduleKeys) {
    const request = requestOf(text, module);
    if (module === 'journal' && (request.project.modules.journal?.entries ?? []).length === 0) continue;
    const draft = await draftOf(request);
    const isData = draft.startsWith('{');
    const title = moduleTitles[module][request.language as Language];
    parts.push(`# ${title}\n\n${isData ? `\`\`\`json\n${draft}\n\`\`\`` : draft}`);
  }
  return `${parts.join('\n\n')}\n`;
}

test.each(names)('the analyses of %s are those in docs/samples; `npx vitest -u` writes them anew', async (name) => {
  const text = await analysesOf(readFileSync(new URL(name, folder), 'utf8'));
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(name.replace('.yaml', '.md'), folder)));
});
