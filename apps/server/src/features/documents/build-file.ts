import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import type { Content } from './gather-content.ts';
import { composePlan } from './plan/compose-plan.ts';
import { wordsIn } from './words-in.ts';

type Build = (content: Content) => Buffer | Promise<Buffer>;
/** `load` fetches what makes the file: most orders are of one format, or of none. */
type Kind = { ending: string; type: string; load: () => Promise<Build> };

const openXml = 'application/vnd.openxmlformats-officedocument';

const kinds: Readonly<Record<DocumentFormat, Kind>> = {
  pdf: { ending: 'pdf', type: 'application/pdf', load: async () => (await import('./pdf-file.ts')).pdfFile },
  word: {
    ending: 'docx',
    type: `${openXml}.wordprocessingml.document`,
    load: async () => (await import('./word-file.ts')).wordFile,
  },
  excel: {
    ending: 'xlsx',
    type: `${openXml}.spreadsheetml.sheet`,
    load: async () => (await import('./excel-file.ts')).excelFile,
  },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8', load: async () => (await import('./csv-file.ts')).csvFile },
  markdown: {
    ending: 'md',
    type: 'text/markdown; charset=utf-8',
    load: async () => (await import('./markdown-file.ts')).markdownFile,
  },
  json: { ending: 'json', type: 'application/json', load: async () => (await import('./json-file.ts')).jsonFile },
};

const plans: Readonly<Record<PlanFormat, Kind>> = {
  pdf: {
    ...kinds.pdf,
    load: async () => {
      const { pdfOf } = await import('./pdf-file.ts');
      return (content) => pdfOf(composePlan(content), content);
    },
  },
  word: {
    ...kinds.word,
    load: async () => {
      const { wordOf } = await import('./word-file.ts');
      return (content) => wordOf(composePlan(content), content);
    },
  },
  powerpoint: {
    ending: 'pptx',
    type: `${openXml}.presentationml.presentation`,
    load: async () => (await import('./deck/deck-file.ts')).deckFile,
  },
  markdown: {
    ...kinds.markdown,
    load: async () => {
      const { markdownOf } = await import('./markdown-file.ts');
      return (content) => markdownOf(composePlan(content));
    },
  },
};

/** The business plan as a file of that format. */
export async function buildPlan(format: PlanFormat, content: Content): Promise<File> {
  const { ending, type, load } = plans[format];
  const build = await load();
  const bytes = await build(content);
  const name = fileName({ ...content, name: `${content.name} ${wordsIn(content.language).plan}` });
  return new File([new Uint8Array(bytes)], `${name}.${ending}`, { type });
}

/** The project as a file of that format, named after the project and the day. */
export async function buildFile(format: DocumentFormat, content: Content): Promise<File> {
  const { ending, type, load } = kinds[format];
  const build = await load();
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
