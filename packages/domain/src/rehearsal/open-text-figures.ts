import { type Checks, checkReport } from '../figure-check/check-report.ts';
import { contextOf } from '../figure-check/context-of.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { withoutWrappingFence } from '../wrapping-fence.ts';
import type { OpenTextFigure } from './rehearsal-facts.ts';

/** The most of them in one rehearsal. */
const most = 5;

/** The first figures and names of the analyses that nobody gave and nobody answers for, each with its sentence. */
export function openTextFigures(
  reports: readonly { module: ModuleKey; report: string }[],
  checks: Checks,
): OpenTextFigure[] {
  const found: OpenTextFigure[] = [];
  for (const { module, report } of reports) {
    if (found.length >= most) break;
    const text = withoutWrappingFence(report);
    for (const { written, status, start, end } of checkReport(text, checks)) {
      if (status === 'unknown') found.push({ module, written, sentence: contextOf(text, start, end) });
    }
  }
  return found.slice(0, most);
}
