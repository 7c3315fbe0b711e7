import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type Said, SaidList } from './fact-list.tsx';
import { factMessages } from './messages.ts';

type Props = {
  /** Null where nothing is known. */
  said: readonly (Omit<Said, 'value'> & { value: string | null })[];
  path: string | null;
};

/** What the figures say of a part of the form: never typed a second time. */
export function FromFigures({ said, path }: Props) {
  const words = useMessages(factMessages);
  return (
    <div className="flex flex-col gap-2 rounded-xl bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold">{words.fromFigures}</h3>
        {path !== null && (
          <Link className="py-1.5 text-sm text-ink underline underline-offset-4" data-no-print to={path}>
            {words.openFigures}
          </Link>
        )}
      </div>
      <SaidList said={said.map(({ label, value }) => ({ label, value: value ?? words.missingValue }))} />
    </div>
  );
}
