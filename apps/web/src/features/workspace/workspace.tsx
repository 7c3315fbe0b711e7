import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { workspaceMessages } from './messages.ts';
import { PartTabs, tabId } from './part-tabs.tsx';
import { asideKeys, type Part, type PartKey } from './parts.ts';
import { useBeside } from './use-beside.ts';
import { usePartPlaces } from './use-part-places.ts';
import { panelId, type WorkspaceView } from './use-workspace.ts';

type Props = {
  /** What the remembered scroll positions belong to: the project and the module. */
  name: string;
  view: WorkspaceView;
  /** In the order of the tabs. */
  parts: readonly Part[];
  /** Title of the module and what is said above all parts. */
  head: ReactNode;
  /** What comes after this module, below whichever part is open. */
  onward?: ReactNode;
};

/**
 * The parts of a module. Where there is room the window holds everything: the first part can stay visible beside the
 * one that is open, on wide windows with a third one, and each scrolls by itself. Otherwise one part is open at a time
 * and the page scrolls.
 */
export function Workspace({ name, view, parts, head, onward }: Props) {
  const words = useMessages(workspaceMessages);
  const { shown, fixed, aside, visible, open } = view;
  usePartPlaces(name, view);
  const main = fixed === null ? 'beside:col-start-1' : 'beside:col-start-2';
  const last = fixed === null ? 'beside:col-start-2' : 'beside:col-start-3';
  const wholeColumn = 'beside:row-start-1 beside:row-span-3';
  // A part that is alone in its column is open without a tab.
  const isAlone = (key: PartKey) => key === fixed || key === aside;

  const tabs = (
    <PartTabs
      className={classNames(main, 'beside:row-start-1')}
      key={fixed === null ? 'tabs-first' : 'tabs'}
      label={words.parts}
      onOpen={open}
      parts={parts.filter(({ key }) => key !== fixed && key !== aside)}
      shown={shown}
    />
  );
  const after = onward && (
    <div className={classNames('min-w-0 beside:row-start-3', main)} key={aside === null ? 'onward-last' : 'onward'}>
      {onward}
    </div>
  );
  const panel = (part: Part) => {
    const { key } = part;
    const column = key === aside ? last : main;
    return (
      <Panel
        className={classNames(
          key === fixed ? 'beside:col-start-1' : column,
          isAlone(key) ? wholeColumn : 'beside:row-start-2',
        )}
        isAlone={isAlone(key)}
        isVisible={visible.includes(key)}
        key={key}
        part={part}
      />
    );
  };
  // The keyboard goes from left to right, column by column. Panels keep their order among each other in any window,
  // because one that is moved loses the focus and its scroll position.
  const [first, ...others] = parts;
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-4 beside:h-[calc(100dvh-6.5rem)] beside:min-h-112',
        aside === null && 'max-w-[84rem]',
        aside !== null && fixed === null && 'max-w-[112rem]',
      )}
      data-workspace
    >
      <div className="flex flex-col gap-4">{head}</div>
      <div
        className={classNames(
          'relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 beside:min-h-0 beside:flex-1 beside:gap-y-3',
          'beside:grid-rows-[auto_minmax(0,1fr)_auto]',
          fixed !== null && aside === null && 'beside:grid-cols-[minmax(18.5rem,2fr)_minmax(0,3fr)]',
          fixed === null && aside !== null && 'beside:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          fixed !== null && aside !== null && 'beside:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        {[
          fixed === null && tabs,
          first && panel(first),
          fixed !== null && tabs,
          ...others.filter(({ key }) => !asideKeys.has(key)).map(panel),
          aside !== null && after,
          ...others.filter(({ key }) => asideKeys.has(key)).map(panel),
          aside === null && after,
        ]}
      </div>
    </div>
  );
}

type PanelProps = {
  part: Part;
  isVisible: boolean;
  /** Alone in its column, without tabs. */
  isAlone: boolean;
  className: string;
};

/** Stays mounted once shown, to keep its text and scroll position. */
function Panel({
  part: { key, content, isPrinted = false, isKept = isPrinted },
  isVisible,
  isAlone,
  className,
}: PanelProps) {
  const words = useMessages(workspaceMessages);
  const beside = useBeside();
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  // What is needed without having been opened comes after what is on screen.
  const isDue = useDeferredValue(isKept, false);
  return (
    <div
      {...(isAlone ? { role: 'group', 'aria-label': words[key] } : { role: 'tabpanel', 'aria-labelledby': tabId(key) })}
      className={classNames(
        'part-panel min-w-0 beside:-m-1 beside:px-1 beside:[scrollbar-gutter:stable]',
        isVisible
          ? 'relative beside:overflow-y-auto beside:overscroll-contain beside:py-1'
          : 'part-closed absolute inset-x-0 top-0 h-0 overflow-hidden',
        className,
        isPrinted ? 'print:block' : 'print:hidden',
      )}
      id={panelId(key)}
      // A part that scrolls by itself must be reachable by keyboard.
      aria-hidden={isVisible ? undefined : true}
      tabIndex={beside && isVisible ? 0 : -1}
    >
      {(isVisible || wasVisible || isDue) && (
        <Suspense fallback={isVisible ? <PageLoading /> : null}>{content}</Suspense>
      )}
    </div>
  );
}
