import type { Comment } from '@elan/contract/comments';
import type { Anchor, Quote } from '@elan/domain/comment-anchor';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { withoutWrappingFence } from '@elan/domain/wrapping-fence';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { openAround } from '../../lib/open-around.ts';
import { pagedQuery } from '../../lib/paged-list.ts';
import { placeMessages } from './place-messages.ts';
import { commentPages } from './queries.ts';
import type { Place } from './quote-of.ts';

/** Where the reader is being led: to the form, to a thread, to the passage of one, or to a row of figures. */
export type Destination =
  | { to: 'box'; anchor: Anchor }
  | { to: 'thread' | 'passage'; thread: string }
  | { to: 'row'; row: string };

/** A thread about something that is still there, and where in its text; null: all of it. */
export type PlacedThread = { thread: Comment; anchor: Anchor; place: Place | null };

export type CommentedModule = {
  canComment: boolean;
  questions: ModuleDefinition['questions'];
  answers: Readonly<Record<string, string>>;
  /** Open threads whose passage is there. */
  placed: readonly PlacedThread[];
  /** Whether what a thread is about is no longer there. */
  isGone: (anchor: Anchor) => boolean;
  /** The parts of the screen that are open, with spaces between them. */
  openParts: string;
  destination: Destination | null;
  lead: (destination: Destination) => void;
  /** What was typed on the way to the form, once. */
  takeTyped: () => string;
  /** Called once the destination is on screen. */
  arrived: () => void;
};

type PassageFinder = (text: string) => (quote: Quote) => Place | null;

/**
 * What each block of an analysis needs of it. There are hundreds of them, so this changes only with the comments, and
 * not with every letter or part that is opened.
 */
export type CommentedReport = {
  canComment: boolean;
  /** The analysis that is commented on. */
  analysis: string;
  /** Open threads about it. */
  placed: readonly PlacedThread[];
  finder: PassageFinder | null;
  /** The thread whose passage the reader is being led to. */
  passage: string | null;
  lead: (destination: Destination) => void;
};

const Context = createContext<CommentedModule | null>(null);

/** Null where nothing but the module as a whole can be commented on. */
export const useCommentedModule = () => useContext(Context);

const ReportContext = createContext<CommentedReport | null>(null);

export const useCommentedReport = () => useContext(ReportContext);

/**
 * Completes a navigation: shows an element and moves the reading position there, once it is visible.
 * @param isHere whether the navigation leads to it
 */
export function useArrival(isHere: boolean, find: () => HTMLElement | null): void {
  const room = useContext(Context);
  const latest = useRef(find);
  latest.current = find;
  const { openParts, arrived } = room ?? {};
  useEffect(() => {
    // The part of the screen that has it may not be open yet.
    const element = isHere && openParts !== undefined ? latest.current() : null;
    if (element !== null && arriveAt(element)) arrived?.();
  }, [isHere, openParts, arrived]);
}

/** The same for what would otherwise follow every part that is opened: rendered only where the way leads to. */
export function Arrival({ find }: { find: () => HTMLElement | null }) {
  useArrival(true, find);
  return null;
}

/** @returns whether the element was visible, so that the reader is there now */
export function arriveAt(element: HTMLElement): boolean {
  openAround(element);
  if (!isVisible(element)) return false;
  // As when somebody searches in the page: a collapsed section opens.
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  return true;
}

type Props = {
  projectId: string;
  definition: ModuleDefinition;
  permissions: ProjectPermissions;
  /** The stored analysis. */
  analysis: string;
  answers: Readonly<Record<string, string>>;
  /** The parts of the screen that are open, with spaces between them. */
  openParts: string;
  /** Opens another one. */
  onLead: (part: 'comments' | 'analysis' | 'answers' | 'figures') => void;
  children: ReactNode;
};

/** Connects the comments on a module with what they are about, wherever both are on the screen. */
export function CommentedModule({ projectId, definition, permissions, openParts, onLead, children, ...texts }: Props) {
  const { key: module, questions } = definition;
  const { canView, canComment } = permissions;
  const words = useMessages(placeMessages);
  const { data } = useQuery({ ...pagedQuery(commentPages(projectId, module)), enabled: canView });
  const threads = data?.comments;
  const [destination, setDestination] = useState<Destination | null>(null);
  // Looked for behind everything else, such as the next letter of an answer.
  const answers = useDeferredValue(texts.answers);
  const analysis = useMemo(() => withoutWrappingFence(texts.analysis), [texts.analysis]);
  const { finder, isGone, inReport, placed } = usePlaces(threads, analysis, answers);
  const catcher = useRef<HTMLTextAreaElement>(null);
  const lead = useCallback(
    (to: Destination) => {
      setDestination(to);
      if (to.to === 'row') return onLead('figures');
      if (to.to !== 'passage') return onLead('comments');
      const anchor = threads?.find(({ id }) => id === to.thread)?.anchor;
      onLead(anchor?.on === 'answer' ? 'answers' : 'analysis');
    },
    [threads, onLead],
  );

  const value = useMemo((): CommentedModule => {
    const takeTyped = () => {
      const typed = catcher.current?.value ?? '';
      if (catcher.current !== null) catcher.current.value = '';
      return typed;
    };
    const arrived = () => setDestination(null);
    return { canComment, questions, answers, placed, isGone, openParts, destination, lead, takeTyped, arrived };
  }, [canComment, questions, answers, placed, isGone, openParts, destination, lead]);
  const passage = destination?.to === 'passage' ? destination.thread : null;
  const report = useMemo(
    (): CommentedReport => ({ canComment, analysis, placed: inReport, finder, passage, lead }),
    [canComment, analysis, inReport, finder, passage, lead],
  );
  // The form may have to be loaded first: what is typed meanwhile is not lost.
  const isLedToBox = destination?.to === 'box';
  useLayoutEffect(() => {
    if (isLedToBox) catcher.current?.focus({ preventScroll: true });
  }, [isLedToBox]);

  return (
    <Context value={value}>
      <ReportContext value={report}>
        {isLedToBox && (
          <textarea aria-label={words.loading} className="sr-only" data-no-print ref={catcher} tabIndex={-1} />
        )}
        {children}
      </ReportContext>
    </Context>
  );
}

/** Where in the analysis and the answers the threads are. */
function usePlaces(threads: readonly Comment[] | undefined, analysis: string, answers: Props['answers']) {
  const finder = usePassageFinder(threads?.some(({ anchor }) => anchor !== null) === true);
  // Each by itself, so that a letter in an answer leaves alone what is shown beside the analysis.
  const inAnalysis = useMemo(() => (finder === null ? null : placeFinder(finder, () => analysis)), [finder, analysis]);
  const inAnswers = useMemo(
    () => (finder === null ? null : placeFinder(finder, (question) => answers[question ?? ''] ?? '')),
    [finder, answers],
  );
  const inReport = useMemo(() => placedThreads(threads, 'analysis', inAnalysis), [threads, inAnalysis]);
  const placed = useMemo(
    () => [...inReport, ...placedThreads(threads, 'answer', inAnswers)],
    [inReport, threads, inAnswers],
  );
  const isGone = useCallback(
    (anchor: Anchor) => {
      const placeOf = anchor.on === 'analysis' ? inAnalysis : inAnswers;
      return placeOf !== null && placeOf(anchor) === undefined;
    },
    [inAnalysis, inAnswers],
  );
  return { finder, isGone, inReport, placed };
}

/** Loaded once there is something to find. */
function usePassageFinder(isNeeded: boolean): PassageFinder | null {
  const [finder, setFinder] = useState<PassageFinder | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it, comments are there all the same; they are only not marked in the text.
    import('./passage.ts').then(({ passageFinder }) => setFinder(() => passageFinder)).catch(() => {});
  }, [isNeeded]);
  return finder;
}

/** Finds what threads are about: undefined when it is gone. */
type PlaceFinder = (anchor: Anchor) => Place | null | undefined;

/** Each text is read once, and each passage looked for once. */
function placeFinder(passageFinder: PassageFinder, textOf: (question: string | null) => string): PlaceFinder {
  const finders = new Map<string | null, ReturnType<PassageFinder>>();
  const known = new Map<string, Place | null | undefined>();
  return (anchor) => {
    const text = textOf(anchor.question);
    if (text.trim() === '') return undefined;
    if (anchor.exact === '') return null;
    const key = JSON.stringify(anchor);
    if (!known.has(key)) {
      const find = finders.get(anchor.question) ?? passageFinder(text);
      finders.set(anchor.question, find);
      known.set(key, find(anchor) ?? undefined);
    }
    return known.get(key);
  };
}

function placedThreads(
  threads: readonly Comment[] = [],
  on: Anchor['on'],
  placeOf: PlaceFinder | null,
): readonly PlacedThread[] {
  return threads.flatMap((thread) => {
    const { anchor } = thread;
    if (thread.resolvedAt !== null || anchor === null || anchor.on !== on) return [];
    const place = placeOf?.(anchor);
    return place === undefined ? [] : [{ thread, anchor, place }];
  });
}
