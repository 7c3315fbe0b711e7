import type { Block } from '../blocks.ts';
import { textFigures } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { withoutSigns } from '../mark-texts.ts';
import { swotOf } from './swot-of.ts';

/** Where the figures come from of the texts that a plan takes over: the matrix of the situation analysis, the profiles. */
export function planTextFigures(content: Content): Block[] {
  const points = Object.values(swotOf(content)).flat().map(withoutSigns).join('\n');
  const modules = content.modules.map((entry) =>
    entry.module === 'analysis' && entry.aiResponse !== null ? { ...entry, aiResponse: points } : entry,
  );
  return textFigures({ ...content, modules }, ['analysis', 'personas']);
}
