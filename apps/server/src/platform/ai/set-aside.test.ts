import { type Language, languages } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { moduleSections, sectionAt } from '@elan/domain/modules/sections';
import { describe, expect, test } from 'vitest';
import { readTexts } from './builtin/report/texts.ts';
import { requestWith, sampleRequest } from './builtin/testing/sample-request.ts';
import { briefs } from './prompts/briefs.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import { promptText } from './prompts/prompt-text.ts';

const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');
const headingsIn = (text: string) => [...text.matchAll(/^## (.+)$/gmu)].map(([, title = '']) => title);

/** The text of a module with those it includes. */
function textOf(module: ModuleKey, language: Language): string {
  const texts = readTexts(language);
  const own = texts[module] ?? '';
  return own.replace(/\{% include "([\w-]+)" %\}/gu, (_, name: string) => texts[name] ?? '');
}

describe.each(languages)('the sections in %s', (language) => {
  test.each(reports)('of %s are those of its texts and of its brief', (module) => {
    const written = [
      ...headingsIn(textOf(module, language)),
      ...headingsIn(promptText(module, language, briefs[module].values?.(language))),
    ];
    const found = written.map((heading) => sectionAt(module, heading)?.id ?? heading);
    const declared = (moduleSections[module] ?? []).filter((section) => section.earlier !== true).map(({ id }) => id);
    expect(new Set(found)).toEqual(new Set(declared.filter((id) => found.includes(id))));
    expect(declared.filter((id) => !found.includes(id))).toEqual(module === 'journal' ? ['open'] : []);
  });

  test('that were set aside are not in the task of a model, which is told so', () => {
    const { answers, project } = sampleRequest('rd', 'bakery', language);
    const { intellectualProperty = '', ...others } = answers;
    const setAside = { questions: { intellectualProperty }, sections: ['suppliers', 'steps'] };
    const modules = { ...project.modules, rd: { answers: others, aiResponse: null, setAside } };
    const prompt = buildPrompt(requestWith('rd', language, others, modules), { productName: 'Élan' });
    const label =
      moduleDefinition('rd').questions.find(({ id }) => id === 'intellectualProperty')?.label[language] ?? '';
    const { also = [] } = sectionAt('rd', 'Suppliers') ?? {};
    for (const heading of also) expect(prompt.user).not.toContain(`## ${heading}`);
    expect(prompt.system).toContain(language === 'fr' ? '« Fournisseurs »' : '“Suppliers”');
    expect(prompt.user).toContain(language === 'fr' ? '## Prochaines étapes' : '## Next steps');
    const data = /\{[\s\S]*\}(?=\n<<<END)/u.exec(prompt.user)?.[0] ?? '';
    const { setAsideByTheFounder, unanswered = [] } = JSON.parse(data) as Record<string, string[]>;
    expect(setAsideByTheFounder).toEqual([label]);
    expect(unanswered).not.toContain(label);
  });

  test('are not spoken of while nothing is set aside', () => {
    const { system, user } = buildPrompt(sampleRequest('rd', 'bakery', language), { productName: 'Élan' });
    expect(system + user).not.toMatch(/setAside|Set aside|Mis de côté/u);
  });
});
