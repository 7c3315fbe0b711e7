import { ShownOnce } from '../../components/shown-once.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { linkMessages } from './messages.ts';

type Props = { reader: string; address: string; onDone: () => void };

/** The address of a new link, which is shown this once. */
export function NewAddress({ reader, address, onDone }: Props) {
  const words = useMessages(linkMessages);
  return (
    <Card aria-labelledby="new-address" as="section" tone="soft">
      <ShownOnce
        done={words.done}
        headingLevel={2}
        label={words.address}
        note={words.madeOnce}
        onDone={onDone}
        text={address}
        title={words.madeTitle(reader)}
        titleId="new-address"
      />
    </Card>
  );
}
