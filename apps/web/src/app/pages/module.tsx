import { isModuleKey } from '@elan/domain/modules/keys';
import { Navigate, useParams } from 'react-router';
import { AllowedModule } from '../compositions/module/allowed-module.tsx';

export { prepareModule } from '../compositions/module/module-screens.tsx';

/** A module of the current project, or the reason it cannot be opened. */
export function ModulePage() {
  const { module } = useParams();
  if (!isModuleKey(module)) return <Navigate replace to="/dashboard" />;
  return <AllowedModule key={module} module={module} />;
}
