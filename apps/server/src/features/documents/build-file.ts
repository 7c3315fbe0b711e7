import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import { dayOf } from '../../platform/month-of.ts';
import type { Content } from './gather-content.ts';
import { composePlan } from './plan/compose-plan.ts';
import { wordsIn } from './words-in.ts';

/** What makes a file is loaded by the first one of its kind: most orders are of one kind, or of none. */
type Kind = { ending: string; type: string; build: (content: Content) => Promise<Buffer> };

const openXml = 'application/vnd.openxmlformats-officedocument';
const toPdf = () => import('./pdf-file.ts');
const toWord = () => import('./word-file.ts');
const toMarkdown = () => import('./markdown-file.ts');

const kinds: Readonly<Record<DocumentFormat, Kind>> = {
  pdf: { ending: 'pdf', type: 'application/pdf', build: async (content) => (await toPdf()).pdfFile(content) },
  word: {
    ending: 'docx',
    type: `${openXml}.wordprocessingml.document`,
    build: async (content) => (await toWord()).wordFile(content),
  },
  excel: {
    ending: 'xlsx',
    type: `${openXml}.spreadsheetml.sheet`,
    build: async (content) => (await import('./excel-file.ts')).excelFile(content),
  },
  csv: {
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    build: async (content) => (await import('./csv-file.ts')).csvFile(content),
  },
  markdown: {
    ending: 'md',
    type: 'text/markdown; charset=utf-8',
    build: async (content) => (await toMarkdown()).markdownFile(content),
  },
  json: {
    ending: 'json',
    type: 'application/json',
    build: async (content) => (await import('./json-file.ts')).jsonFile(content),
  },
};

const plans: Readonly<Record<PlanFormat, Kind>> = {
  pdf: { ...kinds.pdf, build: async (content) => (await toPdf()).pdfOf(composePlan(content), content) },
  word: { ...kinds.word, build: async (content) => (await toWord()).wordOf(composePlan(content), content) },
  powerpoint: {
    ending: 'pptx',
    type: `${openXml}.presentationml.presentation`,
    build: async (content) => (await import('./deck/deck-file.ts')).deckFile(content),
  },
  markdown: { ...kinds.markdown, build: async (content) => (await toMarkdown()).markdownOf(composePlan(content)) },
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
  return `${short === '' ? 'Plan' : short} ${dayOf(now)}`;
}
