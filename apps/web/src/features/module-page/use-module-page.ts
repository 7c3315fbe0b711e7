import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deviceStorage } from '../../lib/device-storage.ts';
import { openAround } from '../../lib/open-around.ts';
import type { PartKey } from './parts.ts';

export const panelId = (key: PartKey) => `part-${key}`;
export const tabId = (key: PartKey) => `tab-${key}`;

export type ModulePageView = {
  /** Parts of which one at a time is on the page; empty where all of them are. */
  steps: readonly PartKey[];
  /** The part that opens beside the result; null where it is on the page like the others. */
  drawer: PartKey | null;
  visible: readonly PartKey[];
  /** Opens a part, or closes it where it can be closed. */
  toggle: (key: PartKey) => void;
  /** Opens a part at its beginning, or at one of its elements, and moves the reading position there. */
  lead: (key: PartKey, elementId?: string) => void;
};

type Options = {
  /** In their order on the page. */
  keys: readonly PartKey[];
  steps?: readonly PartKey[];
  drawer?: PartKey | null;
  /** Whether the drawer is open until somebody closes it. */
  startsOpen?: boolean;
};

const noSteps: readonly PartKey[] = [];
/** Parts that are closed until somebody opens them. */
const folded: ReadonlySet<PartKey> = new Set(['versions']);
const drawerKey = (part: PartKey) => `elan.drawer:${part}`;

/** What of a module is on its page. `?part=versions` in the URL leads to a part. */
export function useModulePage({ keys, steps = noSteps, drawer = null, startsOpen = false }: Options): ModulePageView {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('part');
  const named = keys.find((key) => key === asked) ?? null;
  const step = steps.find((key) => key === named) ?? steps[0];
  const [opened, setOpened] = useState<ReadonlySet<PartKey>>(new Set());
  const [isDrawerOpen, setDrawerOpen] = useState(() => {
    const kept = drawer === null ? null : deviceStorage.get(drawerKey(drawer));
    return kept === null ? startsOpen : kept === 'open';
  });
  // Equal while the same parts are visible, whatever else changed.
  const places = keys
    .filter((key) => {
      if (steps.includes(key)) return key === step;
      return key === drawer ? isDrawerOpen : !folded.has(key) || opened.has(key);
    })
    .join(' ');
  const visible = useMemo(() => places.split(' ') as PartKey[], [places]);

  const setOpen = useCallback(
    (key: PartKey, isOpen: boolean) => {
      if (key === drawer) {
        deviceStorage.set(drawerKey(key), isOpen ? 'open' : 'closed');
        setDrawerOpen(isOpen);
      } else {
        setOpened((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key)));
      }
    },
    [drawer],
  );
  const latest = useRef({ search, state, visible });
  useLayoutEffect(() => {
    latest.current = { search, state, visible };
  });
  const destination = useRef<{ key: PartKey; elementId: string | undefined } | null>(null);
  const arrive = useCallback((now: readonly PartKey[]) => {
    const { key, elementId } = destination.current ?? {};
    if (key === undefined || !now.includes(key)) return false;
    destination.current = null;
    leadTo(key, elementId);
    return true;
  }, []);
  useLayoutEffect(() => {
    arrive(visible);
  }, [arrive, visible]);

  const lead = useCallback(
    (key: PartKey, elementId?: string) => {
      destination.current = { key, elementId };
      if (arrive(latest.current.visible)) return;
      if (!steps.includes(key)) return setOpen(key, true);
      const params = new URLSearchParams(latest.current.search);
      params.set('part', key);
      void navigate({ search: `?${params}` }, { state: latest.current.state });
    },
    [arrive, navigate, setOpen, steps],
  );
  const toggle = useCallback((key: PartKey) => setOpen(key, !latest.current.visible.includes(key)), [setOpen]);

  // A link to a part leads there; one to an element of it is placed by what has the element.
  const isStep = named !== null && steps.includes(named);
  useEffect(() => {
    if (named === null || isStep) return;
    if (hash === '') lead(named);
    else setOpen(named, true);
  }, [named, isStep, hash, lead, setOpen]);
  return useMemo(() => ({ steps, drawer, visible, toggle, lead }), [steps, drawer, visible, toggle, lead]);
}

function leadTo(key: PartKey, elementId: string | undefined): void {
  const panel = document.getElementById(panelId(key));
  const element = elementId === undefined ? null : document.getElementById(elementId);
  openAround(element);
  element?.scrollIntoView({ block: 'center' });
  if (element === null) panel?.scrollIntoView({ block: 'start' });
  (element ?? panel)?.focus({ preventScroll: true });
}
