import { stepsOfReport } from '@elan/domain/tasks/steps-of-report';
import { Landmark, ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

// Not with the words of the list, which a module does not need.
const messages = defineMessages({
  beforeBank: {
    en: 'What a lender would ask about is in “Before the bank”',
    fr: "Ce qu'un prêteur demanderait figure dans «\u00a0Avant la banque\u00a0»",
  },
  onList: { en: 'These steps are on your to-do list', fr: 'Ces étapes sont dans votre liste de choses à faire' },
});

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-ink underline underline-offset-4';
const iconClass = 'size-5 shrink-0 text-muted';

/** Below a report: where its steps can be planned and ticked off, and where everything open in the project is. */
export function StepsNote({ report }: { report: string }) {
  const words = useMessages(messages);
  if (report === '') return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-8" data-no-print>
      {stepsOfReport(report).length > 0 && (
        <Link className={linkClass} to="/project/tasks">
          <ListTodo aria-hidden className={iconClass} />
          {words.onList}
        </Link>
      )}
      <Link className={linkClass} to="/project/before-bank">
        <Landmark aria-hidden className={iconClass} />
        {words.beforeBank}
      </Link>
    </p>
  );
}
