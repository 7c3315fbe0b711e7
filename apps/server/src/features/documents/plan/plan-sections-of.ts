import type { PlanSections } from '@elan/contract/documents';
import { checkReport, isOpen } from '@elan/domain/figure-check/check-report';
import { keptFingerprint } from '@elan/domain/plan-document/kept-plan';
import type { Content } from '../gather-content.ts';
import { markdownOfBlocks } from '../markdown-file.ts';
import { planParts } from './plan-parts.ts';

/** The sections of a plan as they come out, for the screen. */
export function planSectionsOf(content: Content): PlanSections {
  return {
    made_from: keptFingerprint(content.plan),
    sections: planParts(content).map(({ key, title, assembled, compared, blocks, own, version }) => ({
      key,
      title,
      assembled: markdownOfBlocks(assembled),
      shown: markdownOfBlocks(blocks),
      compared: compared === null ? null : markdownOfBlocks(compared),
      version,
      open: checkReport(own, content.checks).filter(isOpen).length,
    })),
  };
}
