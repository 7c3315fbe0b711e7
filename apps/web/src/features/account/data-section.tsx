import { Download } from 'lucide-react';
import { useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';

/** Exports everything the account owns (decision M-12). */
export function DataSection() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  const [fault, setFault] = useState<Fault | null>(null);

  const download = async () => {
    setFault(null);
    try {
      const data = await client.account.export({});
      downloadFile(dataFileName(isDemo, new Date()), JSON.stringify(data, null, 2), 'application/json');
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
function dataFileName(isDemo: boolean, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `elan-${isDemo ? 'demonstration' : 'data'}-${day.join('-')}.json`;
}
