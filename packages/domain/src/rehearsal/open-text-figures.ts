import { type Checks, checkReport } from '../figure-check/check-report.ts';
import { contextOf, tableCell } from '../figure-check/context-of.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { withoutWrappingFence } from '../wrapping-fence.ts';
import type { OpenTextFigure } from './rehearsal-facts.ts';

/** The most of them in one rehearsal. */
const most = 5;

/** What a report says of a result, right after it or at the end of its words. */
const computed = /^[^(.;\n]{0,60}\((?:computed|calculé)/u;

/**
 * The first figures and names in sentences of the analyses that nobody gave and nobody answers for, each with its
 * sentence. Tables and what is said to be computed rest on the figures, which are asked about themselves; an analysis
 * that is older than the answers may say what nobody says any more.
 */
export function openTextFigures(
  reports: readonly { module: ModuleKey; report: string; outdated?: boolean | undefined }[],
  checks: Checks,
): OpenTextFigure[] {
  const found: OpenTextFigure[] = [];
  for (const { module, report, outdated } of reports) {
    if (outdated === true) continue;
    if (found.length >= most) break;
    const text = withoutWrappingFence(report);
    for (const { written, status, start, end } of checkReport(text, checks)) {
      if (status !== 'unknown' || tableCell(text, start) !== null || computed.test(text.slice(end))) continue;
      found.push({ module, written, sentence: contextOf(text, start, end) });
    }
  }
  return found.slice(0, most);
}
