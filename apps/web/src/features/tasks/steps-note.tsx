import { stepsOfReport } from '@elan/domain/tasks/steps-of-report';
import { ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { leftPath } from '../../data/project/left-path.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

// Not with the words of the list, which a module does not need.
const messages = defineMessages({
  left: { en: 'See what is left before the bank', fr: 'Voir ce qui reste à faire avant la banque' },
  onList: {
    en: 'These steps are in “What is left”, to date and tick off',
    fr: 'Ces étapes figurent dans «\u00a0Ce qui reste à faire\u00a0», à dater et à cocher',
  },
});

/** Below a report: where its steps can be planned and ticked off, with everything else that is left in the project. */
export function StepsNote({ report }: { report: string }) {
  const words = useMessages(messages);
  if (report === '') return null;
  const hasSteps = stepsOfReport(report).length > 0;
  return (
    <p className="mt-4" data-no-print>
      <Link
        className="inline-flex min-h-11 items-center gap-2 text-ink underline underline-offset-4"
        to={leftPath(hasSteps ? 'tasks' : 'lender')}
      >
        <ListTodo aria-hidden className="size-5 shrink-0 text-muted" />
        {hasSteps ? words.onList : words.left}
      </Link>
    </p>
  );
}
