import { Refusal } from '@elan/domain/errors';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import type { Ledger } from '@elan/domain/ledger/reading';
import { os } from '../../rpc/base.ts';
import type { Deps } from '../../rpc/deps.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { ledgerOf, monthOf, readFigures } from '../ledger/public.ts';
import { presentModule } from '../modules/public.ts';
import { readProject } from '../projects/public.ts';
import { presentForecast } from './present.ts';

export const forecastRouter = {
  get: os.forecast.get.use(projectAccess).handler(async ({ context: { deps, access }, input }) => {
    const ledger = await readTable(deps, access.projectId);
    return presentForecast(planFigures(ledger, { today: monthOf(deps.now()) }), input.language);
  }),
  proposals: os.forecast.proposals.use(projectAccess).handler(async ({ context: { deps, access } }) => {
    const { rows } = await readTable(deps, access.projectId);
    return { rows: rows.filter(({ status }) => status === 'proposed') };
  }),
};

/** The rows people kept and those read from the answers, without debts and the household. */
async function readTable({ db, now }: Deps, projectId: string): Promise<Ledger> {
  const [project, figures] = await Promise.all([readProject(db, projectId), readFigures(db, projectId)]);
  if (project === null) throw new Refusal('NOT_FOUND');
  const answers = Object.fromEntries(project.modules.map((row) => [row.module, presentModule(row, '').answers]));
  return ledgerOf({ answers, figures, today: monthOf(now()) });
}
