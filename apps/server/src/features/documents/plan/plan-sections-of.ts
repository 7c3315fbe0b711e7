import { createHash } from 'node:crypto';
import type { PlanSections } from '@elan/contract/documents';
import { checkReport, isOpen } from '@elan/domain/figure-check/check-report';
import { settingOf } from '@elan/domain/ledger/row';
import { keptFingerprint, withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { readTrade } from '../../../platform/trades/trades.ts';
import type { Block } from '../blocks.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { markText } from '../mark-texts.ts';
import { markdownOfBlocks } from '../markdown-file.ts';
import { lenderOutline } from './lender-outline.ts';
import { type PlanPart, planParts } from './plan-parts.ts';
import { sectionHelpOf } from './section-help-of.ts';
import { seenByLender } from './seen-by-lender.ts';

/** The rendered sections of a plan for the screen, with help for writing them. */
export async function planSectionsOf(content: Content): Promise<PlanSections> {
  const parts = planParts(content);
  const chosen = settingOf(content.ledger.rows, 'trade');
  const help = await sectionHelpOf(content, chosen === null ? null : await readTrade(chosen));
  const helpFor = (key: string) => (isPlanSectionKey(key) ? (help[key] ?? null) : null);
  return {
    made_from: keptFingerprint(content.plan),
    sections: sectionsFrom(parts, content).map((section) => ({ ...section, help: helpFor(section.key) })),
    seen: seenByLender(content, parts),
    to_check: content.toCheck,
    outline: await lenderOutline(content, parts),
  };
}

/** The rendered sections, each with a fingerprint of what it says. */
export function sectionsFrom(parts: readonly PlanPart[], content: Content): Omit<PlanSection, 'help'>[] {
  // Which section has the legend depends on the others.
  const withoutLegend = (blocks: readonly Block[]) =>
    blocks.filter((block) => block.is !== 'text' || block.text !== signsLegend[content.language]);
  return parts.map(({ key, title, assembled, compared, blocks, pictures, own, version, state }) => ({
    key,
    title,
    state,
    assembled: markdownOfBlocks(assembled),
    shown: markdownOfBlocks(blocks),
    compared: compared === null ? null : markdownOfBlocks(compared),
    mark: markOf([title, withoutLegend(blocks), compared ?? assembled], pictures),
    version,
    draft: state === 'drafted' ? markText(own, content.checks) : null,
    open: checkReport(own, content.checks).filter(isOpen).length,
  }));
}

type PlanSection = PlanSections['sections'][number];

/** A fingerprint of what a section says; confirming one of its figures does not change it. */
function markOf([title, ...texts]: readonly [string, ...(readonly Block[])[]], pictures: readonly Block[]): string {
  const said = JSON.stringify([title, ...texts.map(markdownOfBlocks), ...pictures]);
  return createHash('sha256').update(withoutSigns(said)).digest('base64url').slice(0, 22);
}
