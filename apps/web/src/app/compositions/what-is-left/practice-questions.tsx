import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { isPrivateQuestion, type RehearsalQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { useAccount } from '../../../data/account/session.ts';
import { pathTo } from '../../../data/project/lender-places.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { rehearsalMessages } from '../../../features/rehearsal/messages.ts';
import { RehearsalList } from '../../../features/rehearsal/rehearsal-list.tsx';
import { takeMessages } from '../../../features/rehearsal/take-messages.ts';
import { useRehearsal } from '../../../features/rehearsal/use-rehearsal.ts';
import { TextDifference } from '../../../features/versions/text-difference.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { usePracticeQuestions } from './use-practice-questions.ts';

const TakeIntoPlan = lazy(() => import('./take-into-plan.tsx'));

const none: ReadonlySet<string> = new Set();

/** The questions that have an answer; the same set while one is typed, so that not everything is asked again. */
function useAnswered(answers: ReturnType<typeof useRehearsal>['answers']): ReadonlySet<string> {
  const ids =
    answers &&
    [...answers.values()]
      .filter(({ text }) => text !== '')
      .map(({ question }) => question)
      .sort()
      .join(' ');
  return useMemo(() => (ids === undefined ? none : new Set(ids.split(' '))), [ids]);
}

/** The questions themselves, from the same rows as the table of figures, with their answers. */
export default function PracticeQuestions({ project }: { project: Project }) {
  const words = useMessages(rehearsalMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const open = useOpenModules(project);
  const mayEdit = project.permissions.canEdit && project.archivedAt === null;
  const rehearsal = useRehearsal({ userId: user.id, projectId: project.id, language, mayEdit });
  const { answers } = rehearsal;
  const take = useMessages(takeMessages);
  const [taken, setTaken] = useState<{ question: RehearsalQuestion; answer: string } | null>(null);
  const asked = usePracticeQuestions(user.id, project, useAnswered(answers));
  const fault = asked.fault ?? rehearsal.fault;
  const showLoading = useDelayed(asked.questions === undefined || answers === undefined);
  if (fault !== null) {
    return <FailureBanner fault={fault} onRetry={() => Promise.all([asked.retry(), rehearsal.retry()])} />;
  }
  if (asked.questions === undefined || answers === undefined) {
    return showLoading ? <PageLoading message={words.opening} /> : null;
  }
  // The demonstration has no document, and private answers are not offered.
  const mayTake = ({ id }: RehearsalQuestion, answer: string) =>
    mayEdit && !isDemoId(project.id) && !isPrivateQuestion(id) && answer.trim() !== '';
  return (
    <>
      <p className="max-w-[68ch] text-muted">{mayEdit ? words.lead : words.leadReader}</p>
      <RehearsalList
        difference={TextDifference}
        mayEdit={mayEdit}
        pathOf={({ place }) => pathTo(place, open)}
        projectId={project.id}
        questions={asked.questions}
        rehearsal={rehearsal}
        toolsOf={(question, place, answer) =>
          mayTake(question, answer) && (
            <Button
              aria-haspopup="dialog"
              aria-label={take.openOf(place)}
              icon={<FilePlus2 aria-hidden className="size-4" />}
              onClick={() => setTaken({ question, answer })}
              size="small"
              variant="quiet"
            >
              {take.open}
            </Button>
          )
        }
      />
      {taken !== null && (
        <Suspense>
          <TakeIntoPlan
            answer={taken.answer}
            onClose={() => setTaken(null)}
            project={project}
            question={taken.question}
          />
        </Suspense>
      )}
    </>
  );
}
