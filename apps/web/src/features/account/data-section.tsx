import { Download } from 'lucide-react';
import { useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { clientHeader, fileDeadline, send } from '../../lib/http.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';

/** Everything the account owns, with a file of each project to import it again; of the demonstration, its data alone. */
export function DataSection() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  const [fault, setFault] = useState<Fault | null>(null);

  const download = async () => {
    setFault(null);
    try {
      if (isDemo) {
        const data = await client.account.export({});
        downloadFile(dataFileName('demonstration', 'json'), JSON.stringify(data, null, 2), 'application/json');
        return;
      }
      const answer = await send('/functions/v1/account-archive', { headers: clientHeader }, fileDeadline);
      if (!answer.ok) throw Object.assign(new Error('no archive'), { status: answer.status });
      downloadFile(dataFileName('data', 'zip'), await answer.blob(), 'application/zip');
    } catch (error) {
      setFault(toFault(error));
    }
  };

  return (
    <Card as="section" aria-labelledby="data-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-xl" id="data-title">
            {words.data}
          </h2>
          <p className="mt-1 text-muted">{isDemo ? words.demoDataNote : words.dataNote}</p>
          <HelpLink about={words.data} page="your-data" />
        </div>
        <Button icon={<Download aria-hidden className="size-5" />} onClick={download} variant="secondary">
          {isDemo ? words.downloadDemo : words.download}
        </Button>
      </div>
      <FailureBanner className="mt-4" fault={fault} lead={words.downloadFailed} />
    </Card>
  );
}

/** Uses the reader's local date. */
function dataFileName(what: 'data' | 'demonstration', ending: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `elan-${what}-${day.join('-')}.${ending}`;
}
