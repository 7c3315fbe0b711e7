import type { Project } from '@elan/contract/projects';
import { limits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { baseOf, withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { isAppendix, isPlanSectionKey } from '@elan/domain/plan-document/sections';
import type { RehearsalQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../data/account/session.ts';
import { client } from '../../../data/api/api.ts';
import { planDocumentKey, planDocumentQuery, projectQuery } from '../../../data/api/queries.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { composedPlanQuery } from '../../../features/plan-document/queries.ts';
import { TakeAnswer, type TakeTarget } from '../../../features/rehearsal/take-answer.tsx';
import { takeMessages } from '../../../features/rehearsal/take-messages.ts';
import { toFault } from '../../../lib/errors.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

type Props = { project: Project; question: RehearsalQuestion; answer: string; onClose: () => void };

/**
 * Where an answer to a lender can go: a section of the document, or the question of the questionnaire it belongs to.
 */
export default function TakeIntoPlan({ project, question, answer, onClose }: Props) {
  const words = useMessages(takeMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const open = useOpenModules(project);
  const queryClient = useQueryClient();
  const kept = useQuery({ ...planDocumentQuery(project.id), refetchOnMount: 'always' });
  const composed = useQuery({ ...composedPlanQuery(project.id, language), refetchOnMount: 'always' });
  const problem = kept.data === undefined ? kept.error : composed.data === undefined ? composed.error : null;
  const targets =
    kept.data === undefined || composed.data === undefined
      ? undefined
      : [
          ...questionTarget(project, question, open, language, words.answer, async () => {
            await queryClient.invalidateQueries({ queryKey: projectQuery(project.id).queryKey });
          }),
          ...composed.data.sections
            .filter(({ key }) => !isAppendix(key))
            .flatMap(({ key, title, assembled, compared }): TakeTarget[] => {
              const section = kept.data.sections.find((each) => each.key === key);
              if (section?.removed || (section === undefined && !isPlanSectionKey(key))) return [];
              const own = section?.text ?? '';
              return [
                {
                  key: `section ${key}`,
                  label: words.section(section?.title ?? withoutSigns(title)),
                  before: own,
                  longest: limits.planSection,
                  save: async (text) => {
                    const { conflict } = await client.planDocument.save({
                      projectId: project.id,
                      section: key,
                      text,
                      baseVersion: section?.version ?? 0,
                      language,
                      base: isPlanSectionKey(key) ? baseOf(compared ?? assembled) : null,
                    });
                    await queryClient.invalidateQueries({ queryKey: planDocumentKey(project.id) });
                    return { conflict };
                  },
                },
              ];
            }),
        ];
  return (
    <TakeAnswer
      answer={answer}
      fault={problem === null ? null : toFault(problem)}
      onClose={onClose}
      targets={targets}
      textKey={`rehearsal-take:${project.id}:${question.id}`}
      userId={user.id}
    />
  );
}

/** The questionnaire's question that the figure or the gap comes from, where its module is open to the person. */
function questionTarget(
  project: Project,
  { place }: RehearsalQuestion,
  open: readonly ModuleKey[],
  language: Language,
  label: (title: string) => string,
  readAgain: () => Promise<void>,
): TakeTarget[] {
  const at =
    place.kind === 'answer'
      ? place
      : place.kind === 'row'
        ? Object.values(place.row.origins).find((origin) => 'module' in origin)
        : undefined;
  if (at === undefined || !('module' in at) || !open.includes(at.module)) return [];
  const { module } = at;
  const asked = moduleDefinition(module).questions.find(({ id }) => id === at.question);
  // An option is chosen, not written.
  if (asked === undefined || asked.kind === 'select') return [];
  const { answers, versions } = entryOf(project, module);
  return [
    {
      key: `answer ${module} ${asked.id}`,
      label: label(`${moduleTitles[module][language]} · ${asked.label[language]}`),
      before: answers[asked.id] ?? '',
      longest: limits.answer,
      save: async (text) => {
        const change = { question: asked.id, value: text, baseVersion: versions[asked.id] ?? 0 };
        const { conflicts } = await client.modules.saveAnswers({ projectId: project.id, module, answers: [change] });
        await readAgain();
        return { conflict: conflicts.length > 0 };
      },
    },
  ];
}
