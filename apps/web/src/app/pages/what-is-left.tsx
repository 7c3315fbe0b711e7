import { Navigate, useLocation } from 'react-router';
import { type LeftView, leftPath } from '../../data/project/left-path.ts';
import { leftMessages } from '../../features/what-is-left/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ProjectPage } from '../compositions/project/project-page.tsx';
import { LeftViews } from '../compositions/what-is-left/left-views.tsx';

/** The addresses that the views had before; the rest of the address stays. */
const earlierAddresses: Readonly<Record<string, LeftView>> = {
  '/project/tasks': 'tasks',
  '/project/before-bank': 'lender',
  '/project/rehearsal': 'practice',
};

/** Everything that is left to do in the current project. */
export function WhatIsLeftPage() {
  const { title, lead } = useMessages(leftMessages);
  const { pathname, search, hash } = useLocation();
  const view = earlierAddresses[pathname.replace(/\/+$/u, '')];
  if (view !== undefined) {
    return <Navigate replace to={leftPath(view, (search === '' ? '' : `&${search.slice(1)}`) + hash)} />;
  }
  return (
    <ProjectPage lead={lead} title={title}>
      {(project) => <LeftViews project={project} />}
    </ProjectPage>
  );
}
