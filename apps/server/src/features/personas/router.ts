import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireModule } from '../modules/public.ts';
import { removePersona } from './remove-persona.ts';

export const personasRouter = {
  remove: os.personas.remove.use(projectAccess).handler(({ context, input }) => {
    requireModule(context.access, 'personas');
    return removePersona(context.deps, context.access, input.personaId);
  }),
};
