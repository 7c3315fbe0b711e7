import { withoutSigns } from '@elan/domain/plan-document/kept-plan';
import type { Block } from '../blocks.ts';
import { checkedText } from '../checked-modules.ts';
import { moduleFigures, textFigures } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { hasMatrix, swotOf } from './swot-of.ts';

/** What a plan shows of texts: the matrix of the situation analysis, the profiles, and what somebody wrote in it. */
export type TextsOfPlan = { swot: boolean; personas: boolean; own: readonly { title: string; text: string }[] };

/** Where the figures of the texts in a plan come from. */
export function planTextFigures(content: Content, { swot, personas, own }: TextsOfPlan): Block[] {
  const points = Object.values(swotOf(content)).flat().map(withoutSigns).join('\n');
  const modules = content.modules.flatMap((entry) => {
    if (entry.personas !== undefined) return personas ? [entry] : [];
    if (!hasMatrix(entry.module) || !swot) return [];
    return [entry.aiResponse === null ? entry : { ...entry, aiResponse: points }];
  });
  const written = own.map(({ title, text }) => ({ name: title, marks: checkedText(text, content.checks) }));
  return textFigures([...moduleFigures({ ...content, modules }), ...written], content.language);
}
