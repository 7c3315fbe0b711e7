import { checkedModules } from './checked-modules.ts';
import type { Content } from './gather-content.ts';

/** The whole project for other programs: what was written, the rows of figures and the forecast computed from them. */
export function jsonFile(content: Content): Buffer {
  const { name, description, createdAt, now, language, ledger, forecast, scenarios, plan } = content;
  // Without the household, which is not part of the books of the business.
  const { household: _household, ...books } = forecast;
  const modules = content.modules.map(({ running: _running, versions: _versions, ...entry }) => entry);
  const whole = {
    project: { name, description, created_at: createdAt },
    written_at: now.toISOString(),
    language,
    amounts: 'cents',
    modules,
    rows: ledger.rows,
    forecast: books,
    scenarios,
    plan_document: { ...plan, sections: plan.sections.filter(({ removed }) => !removed) },
    // Places are those in a text without its next steps, which no program can look up.
    figures_of_texts: checkedModules(content).map(({ module, marks }) => ({
      module,
      figures: marks.map(({ start: _start, end: _end, ...figure }) => figure),
    })),
  };
  return Buffer.from(`${JSON.stringify(whole, null, 2)}\n`);
}
