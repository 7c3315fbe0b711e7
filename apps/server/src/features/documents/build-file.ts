import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import { csvFile } from './csv-file.ts';
import { deckFile } from './deck/deck-file.ts';
import { excelFile } from './excel-file.ts';
import type { Content } from './gather-content.ts';
import { jsonFile } from './json-file.ts';
import { markdownFile, markdownOf } from './markdown-file.ts';
import { pdfFile, pdfOf } from './pdf-file.ts';
import { composePlan } from './plan/compose-plan.ts';
import { wordFile, wordOf } from './word-file.ts';
import { wordsIn } from './words-in.ts';

type Kind = { ending: string; type: string; build: (content: Content) => Buffer | Promise<Buffer> };

const openXml = 'application/vnd.openxmlformats-officedocument';

const kinds: Readonly<Record<DocumentFormat, Kind>> = {
  pdf: { ending: 'pdf', type: 'application/pdf', build: pdfFile },
  word: { ending: 'docx', type: `${openXml}.wordprocessingml.document`, build: wordFile },
  excel: { ending: 'xlsx', type: `${openXml}.spreadsheetml.sheet`, build: excelFile },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8', build: csvFile },
  markdown: { ending: 'md', type: 'text/markdown; charset=utf-8', build: markdownFile },
  json: { ending: 'json', type: 'application/json', build: jsonFile },
};

const plans: Readonly<Record<PlanFormat, Kind>> = {
  pdf: { ...kinds.pdf, build: (content) => pdfOf(composePlan(content), content) },
  word: { ...kinds.word, build: (content) => wordOf(composePlan(content), content) },
  powerpoint: { ending: 'pptx', type: `${openXml}.presentationml.presentation`, build: deckFile },
  markdown: { ...kinds.markdown, build: (content) => markdownOf(composePlan(content)) },
};

/** The business plan as a file of that format. */
export async function buildPlan(format: PlanFormat, content: Content): Promise<File> {
  const { ending, type, build } = plans[format];
  const bytes = await build(content);
  const name = fileName({ ...content, name: `${content.name} ${wordsIn(content.language).plan}` });
  return new File([new Uint8Array(bytes)], `${name}.${ending}`, { type });
}

/** The project as a file of that format, named after the project and the day. */
export async function buildFile(format: DocumentFormat, content: Content): Promise<File> {
  const { ending, type, build } = kinds[format];
  const bytes = await build(content);
  return new File([new Uint8Array(bytes)], `${fileName(content)}.${ending}`, { type });
}

/**
 * Letters, digits, single spaces, and hyphens and apostrophes between them, so that it is a safe file name everywhere.
 */
export function fileName({ name, now }: Pick<Content, 'name' | 'now'>): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}])['’-]+|['’-]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  const short = Array.from(safe)
    .slice(0, 60)
    .join('')
    .replace(/[ '’-]+$/u, '');
  return `${short === '' ? 'Plan' : short} ${now.toISOString().slice(0, 10)}`;
}
