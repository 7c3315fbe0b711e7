import { useId } from 'react';
import { actionWords } from '../../components/ui/action-words.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { assistantsMessages } from './assistants-messages.ts';

/** The address that a person pastes into an assistant. */
export function AssistantAddress() {
  const words = useMessages(assistantsMessages);
  const actions = useMessages(actionWords);
  const labelId = useId();
  const { copied, copy } = useCopy();
  const address = `${location.origin}/api/mcp`;

  return (
    <div className="mt-4">
      <p className="font-semibold" id={labelId}>
        {words.address}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          aria-labelledby={labelId}
          className="control min-w-0 flex-1 basis-64 font-mono text-sm"
          onFocus={(event) => event.target.select()}
          readOnly
          value={address}
        />
        <Button onClick={() => copy(address)} variant="secondary">
          {copied === true ? actions.copied : actions.copy}
        </Button>
      </div>
      {copied === false && (
        <Banner className="mt-4" tone="warning">
          {words.copyFailed}
        </Banner>
      )}
    </div>
  );
}
