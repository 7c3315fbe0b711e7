import type { AdvisedProject } from '@elan/contract/advising';
import { Link } from 'react-router';
import { PersonText } from '../../components/person.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useAccount } from '../../data/account/session.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { leftPath } from '../../data/project/left-path.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { advisingMessages } from './messages.ts';

const link = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4';

/** A project somebody advises, and what waits for them there. */
export function AdvisedProjectCard({ project }: { project: AdvisedProject }) {
  const words = useMessages(advisingMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const { project_id: id, project_name: name, unread, signed } = project;
  const open = () => currentProject.set(user.id, id);
  const waiting = [
    unread > 0 && words.unread(unread),
    project.new_answers > 0 && words.answers(project.new_answers),
    project.signed_before_change > 0 && words.toCheck(project.signed_before_change),
  ].filter((line) => line !== false);
  const state = [
    project.open_questions > 0 && words.open(project.open_questions),
    signed > 0 && words.signed(signed),
  ].filter((line) => line !== false);
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-xl">
          <Link className="text-ink underline-offset-4 wrap-anywhere" onClick={open} to="/project/details">
            {name}
          </Link>
          {project.archived && <Badge>{words.archived}</Badge>}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {words.of} <PersonText person={project.owner} /> · {words.changed}{' '}
          <time dateTime={project.updated_at}>{formatRelative(project.updated_at, language)}</time>
        </p>
      </div>
      {waiting.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5 font-semibold">
          {waiting.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {state.length > 0 && <p className="text-sm text-muted">{state.join(' · ')}</p>}
      <p className="flex flex-wrap gap-x-5">
        <Link aria-label={words.planOf(name)} className={link} onClick={open} to="/project/plan">
          {words.plan}
        </Link>
        <Link aria-label={words.tasksOf(name)} className={link} onClick={open} to={leftPath('tasks')}>
          {words.tasks}
        </Link>
      </p>
    </Card>
  );
}
