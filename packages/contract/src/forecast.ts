import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { get, id, procedure } from './base.ts';
import { proposedRow } from './ledger.ts';

const cents = z.int();
/** One value for each of the three years of business. */
const byYear = z.array(cents).check(z.length(3));

/** A line of a statement. `months` begins with what comes before the opening; 36 months of business follow. */
export const statementLine = z.object({ key: z.string(), label: z.string(), years: byYear, months: z.array(cents) });
export type StatementLine = z.infer<typeof statementLine>;

/** The books of a plan whose figures are known. */
export const books = z.object({
  /** The calendar month of each column, the one before the opening first. */
  months: z.array(z.string()),
  sales: byYear,
  result: byYear,
  /** Sales of a year at which cash neither rises nor falls; null where none do. */
  breakEven: z.array(z.nullable(cents)).check(z.length(3)),
  /** The first month of business whose sales cover what has to be paid; null when none does. */
  breakEvenMonth: z.nullable(z.int()),
  lowestCash: z.object({ month: z.string(), amount: cents }),
  neededToOpen: cents,
  stillToFind: cents,
  income: z.array(statementLine),
  cash: z.array(statementLine),
  balance: z.array(statementLine),
});

export const projectForecast = z.object({
  /** Null while something is missing. Not known is not zero. */
  books: z.nullable(books),
  /** What to ask the person, the most telling first; empty when the figures are known. */
  missing: z.array(z.object({ key: z.string(), asks: z.string() })),
  /** Amounts that are known in themselves while the figures of the plan are not. */
  knownSoFar: z.array(z.object({ key: z.string(), label: z.string(), amount: cents })),
  /** What stands for figures that nobody gave. */
  assumptions: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), reason: z.string() })),
  /** What a row states and the forecast does not count. */
  leftOut: z.array(z.object({ row: z.string(), name: z.string(), says: z.string() })),
  /** How many rows count, and how many of them nobody has confirmed. */
  rows: z.object({ counted: z.int(), proposed: z.int() }),
});
export type ProjectForecast = z.infer<typeof projectForecast>;

export const forecastContract = {
  /** Without debts and the household, which are no part of the books of the business. */
  get: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/forecast', 'The forecast of a project, or what is missing before there is one'))
    .input(z.object({ projectId: id, language: languageSchema }))
    .output(projectForecast),
  proposals: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/proposals', 'Figures read in the answers that nobody has accepted or refused'))
    .input(z.object({ projectId: id }))
    .output(z.object({ rows: z.array(proposedRow) })),
};
