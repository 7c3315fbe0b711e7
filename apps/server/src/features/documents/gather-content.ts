import type { StoredConfirmation } from '@elan/contract/figure-check';
import type { Checks } from '@elan/domain/figure-check/check-report';
import { checksOfProject } from '@elan/domain/figure-check/checks-of-project';
import { type Compared, compareScenarios } from '@elan/domain/forecast/compare-scenarios';
import { type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import { reportScenarios } from '@elan/domain/forecast/scenarios';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { ledgerOf } from '@elan/domain/ledger/ledger-of';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { Row, RowOf } from '@elan/domain/ledger/row';
import { readLenderFacts, type StoredFact, textsOfFacts } from '@elan/domain/lender-facts/facts';
import { type LenderRequest, lenderRequest, withAskedState } from '@elan/domain/lender-facts/lender-request';
import type { Language } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import type { KeptPlan } from '@elan/domain/plan-document/kept-plan';
import { monthOf } from '../../platform/month-of.ts';
import type { ProjectFigures } from '../ledger/public.ts';
import type { ProjectRecords } from '../project-file/public.ts';
import type { ProjectRow } from '../projects/public.ts';
import type { ReadSignOff } from '../sign-offs/public.ts';
import type { ImageOf } from './blocks.ts';
import type { ModuleContent } from './module-content.ts';

/** What somebody owes; with what they own (in the facts), it makes their personal balance. */
export type PersonalBalance = { debts: readonly RowOf<'debt'>[] };

/** A sign-off, and whether its section has changed since. */
export type SignOffOfPlan = ReadSignOff & { isOutdated: boolean };

export type PictureOfPlan = Omit<ImageOf, 'image'> & { section: string; image: ImageOf['image'] | 'missing' };

/** What a file is made for and from, as it is read. */
type Given = {
  language: Language;
  productName: string;
  /** Whether it carries a line with the product's name. */
  isFree: boolean;
  now: Date;
  /** What people decided about the document of the plan, and wrote in it. */
  plan: KeptPlan;
};

/** Everything that a file of a project is made from. */
export type Content = Given & {
  name: string;
  description: string | null;
  createdAt: string;
  /** In the order of the journey. */
  modules: readonly ModuleContent[];
  ledger: Ledger;
  /** The figures of the plan, or what is missing before any of them can be stated. */
  planned: PlanFigures;
  /** What is asked of a lender, from the facts and the rows; with the personal balance only where the owner asked for it. */
  request: LenderRequest;
  /** Debts, only where the owner asked for the personal balance. */
  balance: PersonalBalance | null;
  /** The plan, a lender's scenarios and those a person made; none while figures are missing. */
  scenarios: readonly Compared[];
  /** How many figures are to check. */
  toCheck: number;
  /** Whether any row counts. */
  hasFigures: boolean;
  /** What the figures of its texts are checked against. */
  checks: Checks<StoredConfirmation>;
  /** The pictures of the plan, section by section in their order. */
  pictures: readonly PictureOfPlan[];
  /** The advisers' sign-offs; none unless the owner asked for them (`signed-sections.ts`). */
  signOffs: readonly SignOffOfPlan[];
  /** What people decided about the figures, and what else they wrote: only where the file holds everything. */
  whole: { figures: ProjectFigures; records: ProjectRecords } | null;
};

export type ContentInput = Given & {
  project: Pick<ProjectRow, 'name' | 'description' | 'created_at'> & { modules: readonly ModuleContent[] };
  figures: ProjectFigures;
  /** Figures that people of the project confirmed, oldest first. */
  confirmed: readonly StoredConfirmation[];
  /** The trade's facts that hold numbers. */
  facts?: readonly string[];
  /** Read only for the plan; with the personal balance only where the owner asked for it. */
  lenderFacts?: readonly StoredFact[];
  /** Read only for the plan with the personal balance. */
  balance?: PersonalBalance;
  /** Read only for the plan; without their bytes unless the file shows them. */
  pictures?: readonly PictureOfPlan[];
  /** Read only for the plan with sign-offs. */
  signOffs?: readonly ReadSignOff[];
  /** Read only for a file that holds everything. */
  records?: ProjectRecords;
};

/** Computes what a file shows. Pure: reads nothing. */
export function gatherContent(input: ContentInput): Content {
  const { language, productName, isFree, now, plan, project, figures, confirmed, records } = input;
  const { facts = [], lenderFacts = [], balance = null, pictures = [] } = input;
  const modules = moduleKeys.flatMap((module) => project.modules.find((each) => each.module === module) ?? []);
  const answers = Object.fromEntries(modules.map((each) => [each.module, each.answers]));
  const { name, description } = project;
  const today = monthOf(now);
  const lenderSaid = readLenderFacts(lenderFacts);
  const ledger = ledgerOf({ answers, figures, today });
  const counts = ({ kind, off }: Row) => kind !== 'setting' && kind !== 'scenario' && !off;
  const hasFigures = ledger.rows.some(counts);
  const planned = planFigures({ ...ledger, rows: withAskedState(lenderSaid, ledger.rows) }, { today });
  const request = lenderRequest(lenderSaid, planned);
  const lenderTexts = textsOfFacts(lenderFacts);
  const written = { name, description, modules, asked: request.ask.amount, lenderTexts };
  return {
    ...{ language, productName, isFree, now, plan },
    ...{ name, description, createdAt: project.created_at },
    ...{ modules, ledger, planned, request, hasFigures, balance, pictures },
    scenarios: planned.state === 'known' ? compareScenarios(planned, reportScenarios(ledger.rows)) : [],
    toCheck: figuresToCheck(ledger).length,
    checks: checksOfProject(written, planned, confirmed, facts),
    signOffs: [],
    whole: records === undefined ? null : { figures, records },
  };
}
