import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { noticeCountQuery } from '../../lib/queries.ts';

const NoticeList = fetchedLater(async () => (await import('./notice-list.tsx')).NoticeList);

/**
 * The notices on the dashboard: while one is unread, or when they were asked for.
 * @param show whether the bell was pressed
 */
export function NoticesPanel({ show }: { show: boolean }) {
  const { unread, any } = useQuery(noticeCountQuery()).data ?? { unread: 0, any: false };
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
