import { Download } from 'lucide-react';
import { SectionCard } from '../../components/section-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { isDemoAccount, useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { toFault } from '../../lib/errors.ts';
import { fileDeadline, send, tabHeader } from '../../lib/http.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';

/** Everything the account owns, with a file of each project to import it again; of the demonstration, its data alone. */
export function DataSection() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  const { failure, attempt } = useAttempt(toFault);

  const download = () =>
    attempt(async () => {
      if (isDemo) {
        const data = await client.account.export({});
        downloadFile(dataFileName('demonstration', 'json'), JSON.stringify(data, null, 2), 'application/json');
        return null;
      }
      const answer = await send('/functions/v1/account-archive', { headers: tabHeader }, fileDeadline);
      if (!answer.ok) throw Object.assign(new Error('no archive'), { status: answer.status });
      downloadFile(dataFileName('data', 'zip'), await answer.blob(), 'application/zip');
      return null;
    });

  return (
    <SectionCard help="your-data" id="data" lead={isDemo ? words.demoDataNote : words.dataNote} title={words.data}>
      <Button
        className="mt-4"
        icon={<Download aria-hidden className="size-5" />}
        onClick={download}
        variant="secondary"
      >
        {isDemo ? words.downloadDemo : words.download}
      </Button>
      <FailureBanner className="mt-4" fault={failure} lead={words.downloadFailed} />
    </SectionCard>
  );
}

/** Uses the reader's local date. */
function dataFileName(what: 'data' | 'demonstration', ending: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `elan-${what}-${day.join('-')}.${ending}`;
}
