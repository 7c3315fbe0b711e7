import { ChevronDown, PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { modulePageMessages } from './messages.ts';
import type { Part, PartKey } from './parts.ts';
import { type ModulePageView, panelId, tabId } from './use-module-page.ts';

/** Only one module has steps. */
const StepTabs = lazy(async () => ({ default: (await import('./step-tabs.tsx')).StepTabs }));

const drawerIcons = {
  left: { open: PanelLeftOpen, close: PanelLeftClose },
  right: { open: PanelRightOpen, close: PanelRightClose },
} as const;

type Props = {
  view: ModulePageView;
  /** In their order on the page. */
  parts: readonly Part[];
  /** Title of the module and the one thing that is said above its parts. */
  head: ReactNode;
  /** On the button of the drawer; the drawer is at the left of what it leads to, or at the right of what it follows. */
  drawerLabel?: (isOpen: boolean) => string;
  drawerSide?: 'left' | 'right';
  /** What comes after this module, below its result. */
  onward?: ReactNode;
};

/** A module: one page with one scroll. What leads to the result can be opened beside it; comments are in the margin. */
export function ModulePage({ view, parts, head, drawerLabel, drawerSide = 'left', onward }: Props) {
  const words = useMessages(modulePageMessages);
  const { steps, drawer, visible, toggle } = view;
  const isOpen = (key: PartKey) => visible.includes(key);
  const isDrawerOpen = drawer !== null && isOpen(drawer);
  const DrawerIcon = drawerIcons[drawerSide][isDrawerOpen ? 'close' : 'open'];
  const panel = (part: Part) => (
    <Panel isStep={steps.includes(part.key)} isVisible={isOpen(part.key)} key={part.key} part={part} />
  );
  const comments = parts.find(({ key }) => key === 'comments');
  const versions = parts.find(({ key }) => key === 'versions');
  const beside = parts.find(({ key }) => key === drawer);
  const main = parts.filter((part) => part !== comments && part !== versions && part !== beside);
  return (
    <div className="flex w-full flex-col gap-3" data-module-page>
      {head}
      {beside !== undefined && (
        <div data-no-print>
          <Button
            aria-controls={panelId(beside.key)}
            aria-expanded={isDrawerOpen}
            icon={<DrawerIcon aria-hidden className="size-5" />}
            onClick={() => toggle(beside.key)}
            size="small"
            variant="quiet"
          >
            {drawerLabel?.(isDrawerOpen)}
          </Button>
        </div>
      )}
      <div
        className={classNames(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4',
          isDrawerOpen && drawerSide === 'left' && 'xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
          isDrawerOpen && drawerSide === 'right' && 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        )}
      >
        {drawerSide === 'left' && beside !== undefined && panel(beside)}
        <div
          className={classNames(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4',
            comments !== undefined && !isDrawerOpen && '2xl:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <div className="flex min-w-0 flex-col gap-4">
            {steps.length > 0 && (
              <Suspense fallback={<div className="min-h-12" />}>
                <StepTabs onOpen={view.lead} shown={steps.find(isOpen)} steps={steps} />
              </Suspense>
            )}
            {main.map(panel)}
            {onward && <div>{onward}</div>}
            {versions !== undefined && (
              <div data-no-print>
                <Button
                  aria-controls={panelId('versions')}
                  aria-expanded={isOpen('versions')}
                  icon={
                    <ChevronDown
                      aria-hidden
                      className={classNames('size-5 transition-transform', !isOpen('versions') && '-rotate-90')}
                    />
                  }
                  onClick={() => toggle('versions')}
                  size="small"
                  variant="quiet"
                >
                  {words.versions}
                </Button>
                {panel(versions)}
              </div>
            )}
          </div>
          {comments !== undefined && panel(comments)}
        </div>
        {drawerSide === 'right' && beside !== undefined && panel(beside)}
      </div>
    </div>
  );
}

type PanelProps = { part: Part; isVisible: boolean; isStep: boolean };

/** Stays mounted once shown, to keep what was typed in it. */
function Panel({ part: { key, content, isPrinted = false, isKept = isPrinted }, isVisible, isStep }: PanelProps) {
  const words = useMessages(modulePageMessages);
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  // What is needed without having been opened comes after what is on screen.
  const isDue = useDeferredValue(isKept, false);
  return (
    <div
      {...(isStep ? { role: 'tabpanel', 'aria-labelledby': tabId(key) } : { role: 'group', 'aria-label': words[key] })}
      className={classNames('min-w-0 scroll-mt-20', !isVisible && 'hidden', isPrinted ? 'print:block' : 'print:hidden')}
      id={panelId(key)}
      tabIndex={-1}
    >
      {(isVisible || wasVisible || isDue) && (
        <Suspense fallback={isVisible ? <PageLoading /> : null}>{content}</Suspense>
      )}
    </div>
  );
}
