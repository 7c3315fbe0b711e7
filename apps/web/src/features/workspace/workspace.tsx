import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { workspaceMessages } from './messages.ts';
import { PartTabs, tabId } from './part-tabs.tsx';
import type { Part } from './parts.ts';
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
 * one that is open, and each scrolls by itself. Otherwise one part is open at a time and the page scrolls.
 */
export function Workspace({ name, view, parts, head, onward }: Props) {
  const { shown, fixed, open } = view;
  usePartPlaces(name, view);
  return (
    <div
      className="mx-auto flex w-full max-w-[84rem] flex-col gap-4 beside:h-[calc(100dvh-6.5rem)] beside:min-h-112"
      data-workspace
    >
      <div className="flex flex-col gap-4">{head}</div>
      <div
        className={classNames(
          'grid min-w-0 gap-x-6 gap-y-4 beside:min-h-0 beside:flex-1 beside:gap-y-3',
          'beside:grid-rows-[auto_minmax(0,1fr)_auto]',
          fixed === null ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[minmax(18.5rem,2fr)_minmax(0,3fr)]',
        )}
      >
        <div className={classNames('contents', fixed !== null && 'beside:[&>*]:col-start-2 beside:[&>*]:row-start-1')}>
          <PartTabs onOpen={open} parts={parts.filter(({ key }) => key !== fixed)} shown={shown} />
        </div>
        {parts.map((part) => (
          <Panel isFixed={part.key === fixed} isShown={part.key === shown} key={part.key} part={part} />
        ))}
        {onward && <div className={classNames('min-w-0', fixed !== null && 'col-start-2')}>{onward}</div>}
      </div>
    </div>
  );
}

type PanelProps = { part: Part; isShown: boolean; isFixed: boolean };

/** Stays mounted once it was shown: what is typed in it and how far it is scrolled stays. */
function Panel({ part: { key, content, isPrinted = false, isKept = isPrinted }, isShown, isFixed }: PanelProps) {
  const words = useMessages(workspaceMessages);
  const beside = useBeside();
  const isVisible = isShown || isFixed;
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  // What is needed without having been opened comes after what is on screen.
  const isDue = useDeferredValue(isKept, false);
  return (
    <div
      {...(isFixed ? { role: 'group', 'aria-label': words[key] } : { role: 'tabpanel', 'aria-labelledby': tabId(key) })}
      className={classNames(
        'part-panel relative min-w-0 beside:-m-1 beside:overflow-y-auto beside:overscroll-contain beside:p-1',
        isFixed && 'beside:row-span-3 beside:row-start-1',
        !isVisible && 'hidden',
        isPrinted ? 'print:block' : 'print:hidden',
      )}
      id={panelId(key)}
      // A part that scrolls by itself must be reachable by keyboard.
      tabIndex={beside ? 0 : -1}
    >
      {(isVisible || wasVisible || isDue) && (
        <Suspense fallback={isVisible ? <PageLoading /> : null}>{content}</Suspense>
      )}
    </div>
  );
}
