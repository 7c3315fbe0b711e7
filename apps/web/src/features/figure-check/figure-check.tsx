import { officialNamesDate } from '@elan/domain/canada/official-names';
import { belongsToText } from '@elan/domain/figure-check/belongs-to-text';
import { countMarks, isOpen, type MarkCounts } from '@elan/domain/figure-check/check-report';
import { contextOf } from '@elan/domain/figure-check/context-of';
import { listedNames } from '@elan/domain/figure-check/listed-names';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { Language } from '@elan/domain/locale';
import { CircleCheck, CircleHelp, PencilLine } from 'lucide-react';
import { Fragment, type RefObject, useMemo } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { colon, labelled } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Confirmation } from './confirmation.tsx';
import { figureCheckMessages } from './messages.ts';
import type { CheckedMark } from './use-confirmations.ts';
import { correctResult } from './words-of-mark.ts';

type Props = {
  report: string;
  marks: readonly CheckedMark[];
  /** Opens what can be done about a mark. */
  onPress: (mark: CheckedMark) => void;
  canEdit: boolean;
  /** What was just done, for people who do not see it. */
  said: string;
  /** Takes the focus when the mark that had it is gone. */
  line: RefObject<HTMLElement | null>;
};

/** Above an analysis: where its figures come from, and those that nothing supports, with the words around them. */
export function FigureCheck({ report, marks, onPress, canEdit, said, line }: Props) {
  const words = useMessages(figureCheckMessages);
  const { language } = useLanguage();
  const counts = countMarks(marks);
  if (counts.figures === 0 && counts.names === 0) return null;
  const summary = summaryOf(counts, words, language);
  const figures = marks.filter((mark) => isOpen(mark) && mark.kind !== 'name');
  const names = marks.filter((mark) => isOpen(mark) && mark.kind === 'name');
  const confirmed = marks.filter(({ status }) => status === 'confirmed');
  const shown = { report, onPress, canEdit };
  const isDone = figures.length + names.length === 0;
  const icon = isDone ? (
    <CircleCheck aria-hidden className="size-4 shrink-0 text-green" />
  ) : (
    <CircleHelp aria-hidden className="size-4 shrink-0 text-yellow" />
  );
  if (isDone && confirmed.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        {icon}
        {summary}
      </p>
    );
  }
  return (
    <>
      <span className="sr-only" role="status">
        {said}
      </span>
      <details className="text-sm">
        <summary className="flex min-h-11 items-center gap-2 font-semibold" ref={line}>
          {icon}
          {summary}
        </summary>
        <Group lead={words.lead} marks={figures} {...shown} />
        <Group lead={words.namesLead(calendarMonthText(officialNamesDate, language))} marks={names} {...shown} />
        <Listed report={report} />
        <Group lead={`${words.confirmedLead}${colon[language].trimEnd()}`} marks={confirmed} {...shown} />
      </details>
    </>
  );
}

function summaryOf(
  counts: MarkCounts,
  words: ReturnType<typeof useMessages<typeof figureCheckMessages>>,
  language: Language,
) {
  const { figures, theirs, computed, confirmed, unknown, wrong, names } = counts;
  const parts = [
    theirs > 0 && words.theirs(theirs),
    computed > 0 && words.computed(computed),
    confirmed > 0 && words.confirmed(confirmed),
    unknown > 0 && words.toCheck(unknown),
    wrong > 0 && words.wrong(wrong),
  ].filter((part) => part !== false);
  const sorted = labelled(words.figures(figures), parts.join(', '), language);
  const ofFigures = figures > 0 && (theirs === figures ? words.allTheirs(figures) : sorted);
  const and = language === 'fr' ? '\u00a0; ' : '; ';
  return [ofFigures, names > 0 && words.names(names)].filter((part) => part !== false).join(and);
}

/** The programs, laws and bodies of the analysis that the dated list knows, each with its site. */
function Listed({ report }: Pick<Props, 'report'>) {
  const words = useMessages(figureCheckMessages);
  const { language } = useLanguage();
  const names = useMemo(() => listedNames(report), [report]);
  if (names.length === 0) return null;
  return (
    <p className="mt-3 text-muted">
      {words.listed(calendarMonthText(officialNamesDate, language))}{' '}
      {names.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a className="text-primary underline underline-offset-2" href={url} rel="noopener noreferrer" target="_blank">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** More than anyone would read. */
const most = 200;

type GroupProps = Pick<Props, 'report' | 'marks' | 'onPress' | 'canEdit'> & { lead: string };

function Group({ report, marks, onPress, canEdit, lead }: GroupProps) {
  const words = useMessages(figureCheckMessages);
  const { language } = useLanguage();
  if (marks.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-muted">{lead}</p>
      <ul className="mt-1 flex flex-col">
        {marks.slice(0, most).map((mark) => (
          <li
            className="flex flex-wrap items-center gap-x-2 border-t border-line py-1 first:border-t-0"
            key={mark.start}
          >
            <span className="min-w-0 flex-1 basis-56 py-1.5">
              <Around mark={mark} report={report} />
              {mark.correct !== null && ` ${words.wrongLead(correctResult(mark, language))}`}
              {isOpen(mark) && mark.belongsTo !== null && (
                <span className="block">{belongsToText(mark, language)}</span>
              )}
              {mark.confirmed !== null && (
                <span className="block">
                  <Confirmation confirmation={mark.confirmed} />
                </span>
              )}
            </span>
            {canEdit && mark.status !== 'wrong' && <OpenMark mark={mark} onPress={onPress} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens what can be said about a mark. */
function OpenMark({ mark, onPress }: Pick<Props, 'onPress'> & { mark: CheckedMark }) {
  const words = useMessages(figureCheckMessages);
  const isConfirmed = mark.status === 'confirmed';
  const say = isConfirmed ? words.change : mark.kind === 'name' ? words.nameMark : words.mark;
  const Icon = isConfirmed ? PencilLine : CircleHelp;
  return (
    <IconButton
      aria-haspopup="dialog"
      icon={<Icon aria-hidden className="size-5" />}
      label={say(mark.written)}
      onClick={() => onPress(mark)}
    />
  );
}

function Around({ report, mark: { start, end, written } }: { report: string; mark: CheckedMark }) {
  const context = contextOf(report, start, end);
  const place = context.indexOf(written);
  return (
    <span className="break-words">
      {place < 0 ? '' : context.slice(0, place)}
      <mark className="rounded bg-yellow-soft px-1 font-semibold text-ink">{written}</mark>
      {place < 0 ? ` (${context})` : context.slice(place + written.length)}
    </span>
  );
}
