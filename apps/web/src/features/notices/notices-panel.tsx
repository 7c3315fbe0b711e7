import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { noticeCountQuery } from '../../data/api/queries.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';

const fetchCode = () => import('./notice-list.tsx');
const LateList = fetchedLater(async () => (await fetchCode()).NoticeList);
/** The list itself once its code has been fetched in advance. */
let ReadyList: ComponentType<{ unread: number }> = LateList;

/** Counts the unread notices and, if there are any, fetches the list, so that it is there when the screen appears. */
export async function prepareNotices(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(noticeCountQuery());
  if (!queryClient.getQueryData(noticeCountQuery().queryKey)?.unread) return;
  const { NoticeList, noticesQuery } = await fetchCode();
  await queryClient.prefetchQuery(noticesQuery());
  ReadyList = NoticeList;
}

/**
 * The notices on the dashboard: while one is unread, or when they were asked for.
 * @param show whether the bell was pressed
 */
export function NoticesPanel({ show }: { show: boolean }) {
  const { unread, any } = useQuery(noticeCountQuery()).data ?? { unread: 0, any: false };
  const [NoticeList] = useState(() => ReadyList);
  // Stays open while notices are being marked as read.
  const [wasShown, setWasShown] = useState(false);
  const isShown = unread > 0 || (any && (show || wasShown));
  if (isShown && !wasShown) setWasShown(true);
  return isShown ? (
    <Suspense>
      <NoticeList unread={unread} />
    </Suspense>
  ) : null;
}
