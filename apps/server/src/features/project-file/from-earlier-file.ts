import { projectFileFormat, projectFileVersion } from '@elan/contract/project-file-format';

/** Anything that JSON.parse may return. */
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

/** Whether it is a JSON download from before the format had a name: it names its unit of money and holds a forecast. */
export function isEarlierFile(value: unknown): value is Thing {
  return (
    isThing(value) &&
    value.format === undefined &&
    value.version === undefined &&
    value.amounts === 'cents' &&
    isThing(value.project) &&
    Array.isArray(value.modules) &&
    Array.isArray(value.rows) &&
    isThing(value.forecast)
  );
}

/**
 * The same in today's form, unchecked. It has no earlier analyses, tasks, papers and confirmations, the journal's first
 * page, and of ideas, customer profiles and the score only what was read from them.
 */
export function fromEarlierFile(value: Thing): Thing {
  const journal = things(value.modules).find((entry) => Array.isArray(entry.entries));
  const entries = things(journal?.entries);
  const count = typeof journal?.entryCount === 'number' ? Math.trunc(journal.entryCount) : entries.length;
  return {
    format: projectFileFormat,
    version: projectFileVersion,
    written_at: value.written_at,
    language: value.language,
    amounts: 'cents',
    project: value.project,
    modules: things(value.modules).map(moduleOf),
    // Open proposals have no place in the table; they are read from the answers again.
    rows: things(value.rows).filter(({ position }) => typeof position === 'number'),
    journal: entries.map(({ date, title, content, mood }) => ({ date, title, content, mood })),
    plan_document: planOf(value.plan_document),
    left_out: { journal: Math.max(0, count - entries.length), analyses: 0, pictures: 0 },
  };
}

function moduleOf(entry: Thing): Thing {
  const aside: Thing = isThing(entry.setAside) ? entry.setAside : {};
  const kept: Thing = isThing(aside.questions) ? aside.questions : {};
  const asideAnswers = Object.entries(kept).filter(([, text]) => text !== '');
  const origin: Thing = isThing(entry.origin) ? entry.origin : {};
  const content = entry.aiResponse ?? entry.aiAnalysis ?? null;
  const { language, source, model, truncated, createdAt } = origin;
  const results = ['hasIdea', 'generatedIdeas', 'selectedIdea', 'personas', 'score'].flatMap((name) =>
    entry[name] === undefined || (name === 'score' && entry[name] === null) ? [] : [[name, entry[name]] as const],
  );
  return {
    module: entry.module,
    answers: { ...(isThing(entry.answers) ? entry.answers : {}), ...Object.fromEntries(asideAnswers) },
    filled_in: entry.filledIn,
    set_aside: { questions: Object.keys(kept), sections: Array.isArray(aside.sections) ? aside.sections : [] },
    outdated: origin.outdated === true,
    analyses:
      content === null ? [] : [{ language, source, model, truncated, content, current: true, created_at: createdAt }],
    ...Object.fromEntries(results),
  };
}

function planOf(plan: unknown): Thing | undefined {
  if (!isThing(plan)) return undefined;
  const { reader, order, shown, sections } = plan;
  const isArranged = (Array.isArray(order) && order.length > 0) || (isThing(shown) && Object.keys(shown).length > 0);
  return {
    reader,
    arrangements: isArranged ? { [String(reader)]: { order, shown } } : {},
    sections: things(sections).map(({ key, title, text, language, base }) => ({ key, title, text, language, base })),
  };
}
