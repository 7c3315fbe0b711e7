import { unknownAddressPath } from '@elan/domain/routes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '../../components/ui/toast.tsx';
import { dashboardMessages } from '../../features/dashboard/messages.ts';
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx';
import { NoticesPanel } from '../../features/notices/notices-panel.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { DashboardProjects } from '../compositions/dashboard/dashboard-projects.tsx';
import { DashboardTitle } from '../compositions/dashboard/dashboard-title.tsx';

/** What another screen requests when it navigates here. */
type Asked = { showInvitations?: boolean; refreshProjects?: boolean; importProject?: boolean } | null;

export function DashboardPage() {
  const words = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const toast = useToast();
  const { key: visit, pathname, search, state } = useLocation();
  const asked = state as Asked;
  const isLost = pathname + search === unknownAddressPath;
  useEffect(() => {
    if (!isLost) return;
    toast({ text: words.unknownAddress });
    void navigate(pathname, { replace: true });
  }, [isLost, toast, words, navigate, pathname]);

  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <DashboardTitle />
      <PendingInvitations request={visit} show={asked?.showInvitations ?? null} />
      <NoticesPanel show={asked?.showInvitations === true} />
      <DashboardProjects
        imports={asked?.importProject === true}
        refreshes={asked?.refreshProjects === true}
        visit={visit}
      />
    </div>
  );
}
