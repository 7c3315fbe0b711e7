import type { PlanPicture } from '@elan/contract/plan-pictures';
import type { Project } from '@elan/contract/projects';
import type { SignOff } from '@elan/contract/sign-offs';
import type { Suggestion } from '@elan/contract/suggestions';
import type { Language } from '@elan/domain/locale';
import { isAdviser } from '@elan/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../data/account/session.ts';
import { documentMessages } from '../../../features/documents/messages.ts';
import { PlanFiles } from '../../../features/documents/plan-files.tsx';
import { PlanDocument } from '../../../features/plan-document/plan-document.tsx';
import { planPicturesQuery } from '../../../features/plan-pictures/queries.ts';
import { SectionPictures } from '../../../features/plan-pictures/section-pictures.tsx';
import { signOffsQuery } from '../../../features/sign-offs/queries.ts';
import { SectionSignOffs } from '../../../features/sign-offs/section-sign-offs.tsx';
import { openSuggestionsQuery } from '../../../features/suggestions/queries.ts';
import { SectionQuestion } from '../../../features/tasks/question-form.tsx';
import { TextDifference } from '../../../features/versions/text-difference.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useSectionMarks } from './use-section-marks.ts';

const SectionSuggestions = fetchedLater(async () => (await import('./section-suggestions.tsx')).SectionSuggestions);

const none: readonly SignOff[] = [];
const noSuggestions: readonly Suggestion[] = [];
const noPictures: readonly PlanPicture[] = [];

/** The document of the plan, with its files, the way to its links for readers, and what differs between two of its texts. */
export default function WholePlan({ project }: { project: Project }) {
  const { id, permissions, archivedAt, updated_at } = project;
  const { user } = useAccount();
  const { data } = useQuery(signOffsQuery(id));
  const signOffs = data?.sign_offs ?? none;
  const pictures = useQuery(planPicturesQuery(id)).data?.pictures ?? noPictures;
  const mayEdit = permissions.canEdit && archivedAt === null;
  const suggestions = useQuery(openSuggestionsQuery(id, 'plan')).data ?? noSuggestions;
  const markOf = useSectionMarks(id, updated_at, signOffs);
  const maySign = isAdviser(permissions.role) && archivedAt === null;
  return (
    <PlanDocument
      below={(section, language, { read, flush }) => (
        // The buttons beside each other; what they open takes the whole width.
        <div className="flex flex-wrap items-start gap-2 *:has-[fieldset,form,article,ul]:basis-full" data-no-print>
          <SectionSignOffs
            language={language}
            markIn={(each) => markOf(section.key, each)}
            maySign={maySign}
            onStale={read}
            projectId={id}
            section={section}
            signOffs={signOffs.filter((each) => each.section === section.key)}
            userId={user.id}
          />
          {maySign && <SectionQuestion projectId={id} section={section} userId={user.id} />}
          {/* Last, so that what arrives later does not move the others from under the pointer. */}
          {(!permissions.isOwner || suggestions.length > 0) && (
            <Suspense fallback={null}>
              <SectionSuggestions
                flush={flush}
                language={language}
                project={project}
                section={section}
                suggestions={suggestions}
              />
            </Suspense>
          )}
        </div>
      )}
      changedAt={updated_at}
      difference={TextDifference}
      files={(language) => <Files isSigned={signOffs.length > 0} language={language} project={project} />}
      illustrated={new Set(pictures.flatMap(({ section, removed }) => (removed ? [] : [section])))}
      mayEdit={mayEdit}
      pictures={(section) => (
        <SectionPictures
          mayEdit={mayEdit}
          pictures={pictures.filter((each) => each.section === section.key)}
          projectId={id}
          section={section}
        />
      )}
      projectId={id}
      userId={user.id}
    />
  );
}

type FilesProps = { project: Project; language: Language; isSigned: boolean };

/** What the plan is downloaded as, and the way to its links. */
function Files({ project, language, isSigned }: FilesProps) {
  const words = useMessages(documentMessages);
  const { isOwner } = project.permissions;
  return (
    <>
      <PlanFiles isOwner={isOwner} isSigned={isSigned} language={language} projectId={project.id} />
      {isOwner && (
        <Link className="py-2 font-semibold underline underline-offset-4" to="/project/links">
          {words.shareLink}
        </Link>
      )}
    </>
  );
}
