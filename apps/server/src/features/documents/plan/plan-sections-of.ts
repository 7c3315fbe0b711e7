import { createHash } from 'node:crypto';
import type { PlanSections } from '@elan/contract/documents';
import { checkReport, isOpen } from '@elan/domain/figure-check/check-report';
import { keptFingerprint, withoutSigns } from '@elan/domain/plan-document/kept-plan';
import type { Block } from '../blocks.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { markdownOfBlocks } from '../markdown-file.ts';
import { planParts } from './plan-parts.ts';

/** The sections of a plan as they come out, for the screen. */
export function planSectionsOf(content: Content): PlanSections {
  // Which section has the legend depends on the others.
  const withoutLegend = (blocks: readonly Block[]) =>
    blocks.filter((block) => block.is !== 'text' || block.text !== signsLegend[content.language]);
  return {
    made_from: keptFingerprint(content.plan),
    sections: planParts(content).map(({ key, title, assembled, compared, blocks, pictures, own, version }) => ({
      key,
      title,
      assembled: markdownOfBlocks(assembled),
      shown: markdownOfBlocks(blocks),
      compared: compared === null ? null : markdownOfBlocks(compared),
      mark: markOf([title, withoutLegend(blocks), compared ?? assembled], pictures),
      version,
      open: checkReport(own, content.checks).filter(isOpen).length,
    })),
  };
}

/** Tells whether a section still says the same; confirming one of its figures does not count as a change. */
function markOf([title, ...texts]: readonly [string, ...(readonly Block[])[]], pictures: readonly Block[]): string {
  const said = JSON.stringify([title, ...texts.map(markdownOfBlocks), ...pictures]);
  return createHash('sha256').update(withoutSigns(said)).digest('base64url').slice(0, 22);
}
