import type { Language } from '@elan/domain/locale';
import { os } from '../../rpc/base.ts';
import type { Deps } from '../../rpc/deps.ts';
import { type Access, projectAccess } from '../../rpc/project-access.ts';
import { orderInTurn } from '../documents/public.ts';
import type { PresentedFigures } from './present.ts';

export const forecastRouter = {
  get: os.forecast.get.use(projectAccess).handler(async ({ context, input: { language } }) => {
    const { forecast } = await figuresInTurn(context.deps, context.access, language);
    return forecast;
  }),
  proposals: os.forecast.proposals.use(projectAccess).handler(async ({ context }) => {
    const { proposals } = await figuresInTurn(context.deps, context.access, 'en');
    return { rows: proposals };
  }),
};

/**
 * Reading the figures in long answers takes a second, so it is done where files are made, and nobody else waits.
 * @throws Refusal TOO_MANY_REQUESTS, or UNAVAILABLE when too many files wait
 */
async function figuresInTurn(
  deps: Deps,
  access: Access<'project:view'>,
  language: Language,
): Promise<PresentedFigures> {
  await deps.limiter.consume('forecast', access.user.userId);
  const { bytes } = await orderInTurn(deps, access, { language, figures: true });
  // Written by the other process a moment ago.
  return JSON.parse(Buffer.from(bytes).toString()) as PresentedFigures;
}
