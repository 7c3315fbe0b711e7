import type { LenderOutline } from '@elan/contract/documents';
import { isComputedSection } from '@elan/domain/plan-document/sections';
import { readLender } from '../../../platform/plan-content/read-lender.ts';
import type { Content } from '../gather-content.ts';
import { isShown, type PlanPart } from './plan-parts.ts';
import { checksOf } from './section-help-of.ts';

/** The checklist of the chosen lender family, with what the plan has of it; null without one. */
export async function lenderOutline(content: Content, parts: readonly PlanPart[]): Promise<LenderOutline | null> {
  const { language, plan } = content;
  if (plan.lender === null) return null;
  const { checked, sources, checklist } = await readLender(plan.lender);
  const checks = checksOf(content);
  const has = (key: string) =>
    parts.some((part) => part.key === key && isShown(part) && (part.state === 'written' || isComputedSection(key)));
  return {
    checked,
    sources: sources.map(({ name, url }) => ({ name: name[language], url })),
    items: checklist.map(({ text, section, fact }) => ({
      text: text[language],
      section: section ?? null,
      // A paper to bring is nothing that the plan can have.
      met:
        section === undefined && fact === undefined
          ? null
          : (section === undefined || has(section)) && (fact === undefined || checks[fact].met),
    })),
  };
}
