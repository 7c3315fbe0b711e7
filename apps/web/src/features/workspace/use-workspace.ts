import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { columnsOf } from './columns.ts';
import type { PartKey } from './parts.ts';
import { isBeside, useBeside, useWide } from './use-beside.ts';

export const panelId = (key: PartKey) => `part-${key}`;

export type WorkspaceView = {
  /** The part that stays visible before the others; null where there is no room for that. */
  fixed: PartKey | null;
  /** The part that is open. */
  shown: PartKey;
  /** The part that is open in the last column; null where there is no room for that. */
  aside: PartKey | null;
  /** What is on screen, from left to right. */
  visible: readonly PartKey[];
  open: (key: PartKey) => void;
  /** Opens a part at its beginning, or at one of its elements, and moves the reading position there. */
  lead: (key: PartKey, elementId?: string) => void;
  /** Does what `lead` was asked for, once its part is visible. @returns whether there was anything to do */
  arrive: (visible: readonly PartKey[]) => boolean;
};

type Options = {
  keys: readonly PartKey[];
  /** Whether the first part stays visible where there is room. */
  isFirstFixed?: boolean;
  /** The part that is open beside the first one while the URL names none. */
  standard: PartKey;
};

/** Which parts of a module are open, as the URL says: `?part=analysis`. */
export function useWorkspace({ keys, isFirstFixed = false, standard }: Options): WorkspaceView {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const beside = useBeside();
  const wide = useWide();
  const columns = useMemo(
    () => columnsOf({ keys, standard, search, isFirstFixed: isFirstFixed && beside, hasAside: wide }),
    [keys, standard, search, isFirstFixed, beside, wide],
  );
  // Equal while the same parts are visible, whatever else changed.
  const places = columns.visible.join(' ');
  const visible = useMemo(() => places.split(' ') as PartKey[], [places]);

  const latest = useRef({ search, state, columns });
  useLayoutEffect(() => {
    latest.current = { search, state, columns };
  });
  const asked = useRef<{ key: PartKey; elementId: string | undefined } | null>(null);

  const open = useCallback(
    (key: PartKey) => {
      const now = latest.current;
      if (now.columns.visible.includes(key)) return;
      const params = new URLSearchParams(now.search);
      params.set('part', key);
      void navigate({ search: `?${params}` }, { state: now.state });
    },
    [navigate],
  );
  const arrive = useCallback((visible: readonly PartKey[]) => {
    const { key, elementId } = asked.current ?? {};
    if (key === undefined || !visible.includes(key)) return false;
    asked.current = null;
    leadTo(key, elementId);
    return true;
  }, []);
  const lead = useCallback(
    (key: PartKey, elementId?: string) => {
      asked.current = { key, elementId };
      if (!arrive(latest.current.columns.visible)) open(key);
    },
    [arrive, open],
  );
  return useMemo(() => ({ ...columns, visible, open, lead, arrive }), [columns, visible, open, lead, arrive]);
}

function leadTo(key: PartKey, elementId: string | undefined): void {
  const panel = document.getElementById(panelId(key));
  if (panel === null) return;
  const element = elementId === undefined ? null : document.getElementById(elementId);
  if (element === null) {
    panel.scrollTop = 0;
    panel.scrollIntoView({ block: isBeside() ? 'nearest' : 'start' });
  } else element.scrollIntoView({ block: 'center' });
  (element ?? panel).focus({ preventScroll: true });
}
