import { collaborationTimes } from '@elan/domain/collaboration';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import { projectListQuery, projectsKey, sharedProjectsQuery } from '../../../data/api/queries.ts';
import { tour } from '../../../features/tour/tour-store.ts';

/**
 * The projects of the person who is signed in, and how far they have come.
 * @param refreshes whether the screen that led here asks that they are read again
 */
export function useDashboard(visit: string, refreshes: boolean) {
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const list = useQuery({ ...projectListQuery(), refetchInterval: collaborationTimes.sharedProjectsRefresh });
  const shared = useQuery(sharedProjectsQuery());
  useEffect(() => {
    // A request already in flight is as fresh as another one.
    if (refreshes && visit !== '') {
      void queryClient.invalidateQueries({ queryKey: projectsKey }, { cancelRefetch: false });
    }
  }, [refreshes, visit, queryClient]);

  const projects = list.data?.projects;
  const totals = list.data?.totals;
  // Somebody whose projects are all archived or in the trash is not a newcomer either.
  const hasNone = totals === undefined ? undefined : totals.projects + totals.archived + totals.trashed === 0;
  const hasShared = (shared.data?.projects.length ?? 0) > 0;
  // Somebody who works on another person's project is not a newcomer.
  const isEmpty = hasNone === true && shared.data !== undefined && !hasShared;
  const onlyProject = projects?.length === 1 && !hasShared ? projects[0] : undefined;

  useEffect(() => {
    if (isEmpty) tour.offer(user.id);
    // Later they may lose their only project: that does not make them a newcomer again.
    else if (hasNone === false || hasShared) tour.skip(user.id);
  }, [isEmpty, hasNone, hasShared, user.id]);

  return {
    list,
    shared,
    // Wait for both lists: moving the form would lose focus and a half-typed name.
    isWaiting: list.isPending || (projects !== undefined && projects.length < 2 && shared.isPending),
    isEmpty,
    hasOwn: hasNone === false,
    firstProject: onlyProject?.progress.completed === 0 ? onlyProject : undefined,
  };
}
