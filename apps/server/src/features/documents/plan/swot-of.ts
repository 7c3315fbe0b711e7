import type { ModuleKey } from '@elan/domain/modules/keys';
import { hasSection } from '@elan/domain/modules/sections';
import { Lexer, type Tokens } from 'marked';
import { splitList } from '../../../platform/ai/builtin/reading/split-list.ts';
import type { Block } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { markText } from '../mark-texts.ts';
import type { PlanWords } from './plan-words.ts';
import { speaksToReader } from './speaks-of-itself.ts';
import { answerOf, isToCheck, toldWords } from './told-answer.ts';

export type Swot = Readonly<Record<'strengths' | 'weaknesses' | 'opportunities' | 'threats', readonly string[]>>;

const titles: Readonly<Record<keyof Swot, RegExp>> = {
  strengths: /^(?:strengths|forces)\b/iu,
  weaknesses: /^(?:weaknesses|faiblesses)\b/iu,
  opportunities: /^(?:opportunities|opportunit[ée]s|possibilit[ée]s)(?!\p{L})/iu,
  threats: /^(?:threats|menaces)\b/iu,
};

/** Whether the analysis of a module has the matrix. */
export const hasMatrix = (module: ModuleKey) => hasSection(module, 'swot');

/**
 * The matrix of the situation analysis; without one, what the answers say. What nobody has checked is left out, and so
 * are points that speak to the founder: they ask for something instead of stating it.
 */
export function swotOf(content: Content): Swot {
  const analysis = content.modules.find(({ module }) => hasMatrix(module));
  const found = matrixIn(markText(analysis?.aiResponse ?? '', content.checks));
  const isEmpty = Object.values(found).every((points) => points.length === 0);
  return isEmpty ? fromAnswers(content) : found;
}

function matrixIn(markdown: string): Swot {
  const found: Record<keyof Swot, string[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
  let current: keyof Swot | null = null;
  for (const token of Lexer.lex(markdown, { gfm: true })) {
    if (token.type === 'heading') {
      const { text } = token as Tokens.Heading;
      const named = Object.entries(titles).find(([, title]) => title.test(plainText(text)));
      current = named === undefined ? null : (named[0] as keyof Swot);
    } else if (token.type === 'list' && current !== null) {
      const points = (token as Tokens.List).items.map(({ text }) => plainText(text));
      found[current].push(...points.filter((point) => point !== '' && !speaksToFounder(point)));
    }
  }
  return found;
}

function fromAnswers(content: Content): Swot {
  const points = (question: 'differentiators' | 'marketTrends' | 'risks') =>
    isToCheck(content, ['analysis', question]) ? [] : splitList(answerOf(content, ['analysis', question]) ?? '', 8);
  return {
    strengths: points('differentiators'),
    weaknesses: [],
    opportunities: points('marketTrends'),
    threats: points('risks'),
  };
}

/** 'Your answers', 'ask somebody', 'still open': for the founder alone. Their own 'my' is a quotation. */
function speaksToFounder(point: string): boolean {
  return (
    speaksToReader(point) ||
    /^(?:still open|encore à préciser|à préciser|filled in, to check|prérempli, à vérifier|open|ouvert|à voir)\s*:/iu.test(
      point,
    )
  );
}

/** Words without the marks of Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\\([\\`*_[\]<>|~&#$-])/gu, '$1')
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The four lists, each below its heading; nothing when there is not one point. */
export function swotBlocks(content: Content, words: PlanWords): Block[] {
  const swot = swotOf(content);
  if (Object.values(swot).every((points) => points.length === 0)) return [];
  const lists = (['strengths', 'weaknesses', 'opportunities', 'threats'] as const).flatMap((key): Block[] => [
    { is: 'heading', level: 3, text: words[key] },
    ...(swot[key].length === 0
      ? [{ is: 'text', text: words.noneStated, tone: 'small' } as const]
      : [{ is: 'list', items: swot[key].map((point) => toldWords(point, content.language)) } as const]),
  ]);
  return [{ is: 'heading', level: 2, text: words.swot }, ...lists];
}
