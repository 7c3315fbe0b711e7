import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { withoutSections } from '@elan/domain/modules/sections';
import { Liquid, type Template } from 'liquidjs';
import type { GenerationRequest } from '../../port.ts';
import type { Knowledge } from '../knowledge.ts';
import { inert, quote, tidy } from '../quote.ts';
import { reportView } from './report-view.ts';
import { readTexts } from './texts.ts';
import { toCheckMark } from './to-check.ts';

type Renderer = { engine: Liquid; templates: Map<string, Template[]> };
const renderers = new Map<Language, Renderer>();

/**
 * The report of a module: its text in `texts/`, filled in with the person's answers, the figures of the project and
 * what is known of its trade.
 * The same request always gives the same report.
 */
export function renderReport(request: GenerationRequest, knowledge: Knowledge): string {
  const setAside = request.project.modules[request.module]?.setAside?.sections ?? [];
  return withoutSections(request.module, tidyMarkdown(renderText(request, knowledge)), setAside);
}

/** A sentence that ends with what a person asked or what is cut has no other mark. */
const pointBehindMark = /(?<=[!?…]|…(?:\u00a0»|”))\.(?!\.)/gu;

/** The text of a module, filled in and otherwise unchanged. */
export function renderText(request: GenerationRequest, knowledge: Knowledge): string {
  const { engine, templates } = rendererFor(request.language);
  const text = String(engine.renderSync(templateOf(engine, templates, request.module), reportView(request, knowledge)));
  return text.replace(pointBehindMark, '');
}

function rendererFor(language: Language): Renderer {
  const known = renderers.get(language);
  if (known !== undefined) return known;
  const engine = new Liquid({
    templates: readTexts(language),
    relativeReference: false,
    strictFilters: true,
    strictVariables: true,
    // An `if` asks whether there is something: a name that does not exist is still an error elsewhere.
    lenientIf: true,
    jsTruthy: true,
    ownPropertyOnly: true,
  });
  // What a person typed reaches a report only through the first two, and a field that is not Markdown through the
  // third.
  engine.registerFilter('quote', (text: unknown, maximum = 160) => {
    const mark = toCheckMark(language);
    const said = String(text ?? '');
    return said.startsWith(mark)
      ? mark + quote(said.slice(mark.length), language, maximum)
      : quote(said, language, maximum);
  });
  engine.registerFilter('words', (text: unknown, maximum = 160) => inert(tidy(String(text ?? ''), language, maximum)));
  engine.registerFilter('plain', (text: unknown, maximum = 160) => tidy(String(text ?? ''), language, maximum));
  // A name or a choice of ours, in the middle of a sentence: 'GST' keeps its capitals.
  engine.registerFilter('inline', (text: unknown) =>
    String(text ?? '').replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase()),
  );
  engine.registerFilter('or', (text: unknown, other: string) => (text === '' || text == null ? other : text));
  const renderer = { engine, templates: new Map() };
  renderers.set(language, renderer);
  return renderer;
}

function templateOf(engine: Liquid, templates: Map<string, Template[]>, module: ModuleKey): Template[] {
  const parsed = templates.get(module) ?? engine.parseFileSync(module);
  templates.set(module, parsed);
  return parsed;
}

/**
 * Numbered lists in order, one empty line between blocks, none inside a list, no table without rows, no heading with
 * nothing under it.
 */
function tidyMarkdown(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const tidy: string[] = [];
  let number = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines.slice(index + 1).find((other) => other !== '') ?? '';
    const item = /^(?:- |\d+\. )/u;
    if (line === '' && (tidy.at(-1) === '' || (item.test(tidy.at(-1) ?? '') && item.test(next)))) continue;
    number = /^\d+\. /u.test(line) ? number + 1 : line === '' ? number : 0;
    tidy.push(line.replace(/^\d+(?=\. )/u, String(number)));
  }
  return tidy
    .join('\n')
    .replace(/^\|.*\n\|(?: -+ \|)+\n(?!\|)/gmu, '')
    .replace(/^### .*\n+(?=###? |$(?![\s\S]))/gmu, '')
    .replace(/^## .*\n+(?=## |$(?![\s\S]))/gmu, '')
    .trim();
}
