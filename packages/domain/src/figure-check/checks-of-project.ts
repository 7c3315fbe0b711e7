import type { Forecast } from '../forecast/forecast.ts';
import { forecastWith, type PlanFigures } from '../forecast/plan-figures.ts';
import { reportScenarios } from '../forecast/scenarios.ts';
import type { Answers } from '../modules/define-module.ts';
import { answerLabel } from '../modules/define-module.ts';
import { type FilledIn, isFilledIn } from '../modules/filled-in.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { moduleDefinition } from '../modules/registry.ts';
import type { Checks } from './check-report.ts';
import type { ConfirmedFigure } from './confirmed-figure.ts';
import { knownNames } from './known-names.ts';
import { knownOfProject, type Said } from './known-of-project.ts';

/** What people wrote in a project. */
export type WrittenProject = {
  name: string;
  description: string | null;
  /** What is asked of a lender, in cents. */
  asked?: number | null;
  /** What people wrote for a lender: an address, a background, a quote. */
  lenderTexts?: readonly Said[];
  modules: readonly {
    module: ModuleKey;
    answers: Answers;
    filledIn?: FilledIn | undefined;
    entries?: readonly { title: string; content: string }[] | undefined;
  }[];
};

/**
 * What the reports of a project are checked against.
 * @param confirmed what its people answer for, the newest last
 * @param facts what is known from outside, such as the facts of the trade (see knownOfProject)
 */
export function checksOfProject<Confirmed extends ConfirmedFigure>(
  project: WrittenProject,
  plan: PlanFigures,
  confirmed: readonly Confirmed[],
  facts: readonly string[] = [],
): Checks<Confirmed> {
  return { ...knownWith(project, plan, forecastsOf(plan), facts), confirmed };
}

/** The forecasts whose figures a report may name; none while something is missing. */
export function forecastsOf(plan: PlanFigures): readonly Forecast[] {
  if (plan.state === 'missing') return [];
  return reportScenarios(plan.rows).map(({ scenario }) => forecastWith(plan, scenario));
}

/** The figures and names that a project knows itself. */
export function knownWith(
  project: WrittenProject,
  plan: PlanFigures,
  forecasts: readonly Forecast[],
  facts: readonly string[] = [],
): Pick<Checks, 'figures' | 'names'> {
  const said = saidIn(project);
  const texts = [...said.map(({ text }) => text), ...facts];
  return { figures: knownOfProject(said, plan, forecasts, facts, project.asked), names: knownNames(texts) };
}

/** Everything that people wrote or chose, in both languages where it was chosen; nothing that was filled in for them. */
function saidIn({ name, description, modules, lenderTexts = [] }: WrittenProject): Said[] {
  const answers = modules.flatMap(({ module, answers: given, filledIn, entries = [] }) =>
    moduleDefinition(module)
      .questions.filter(({ id }) => !isFilledIn(filledIn, id))
      .flatMap((question) => {
        const answer = given[question.id] ?? '';
        const { en, fr } = answerLabel(question, answer);
        return [...new Set([answer, en, fr])].map((text) => ({ text, about: question.label }));
      })
      .concat(
        entries.map(({ title, content }) => ({ text: `${title}. ${content}`, about: moduleDefinition(module).title })),
      ),
  );
  return [
    { text: `${name}. ${description ?? ''}`, about: { en: 'Description', fr: 'Description' } },
    ...answers,
    ...lenderTexts,
  ];
}
