import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PartKey } from './parts.ts';
import { isBeside, useBeside } from './use-beside.ts';

export const panelId = (key: PartKey) => `part-${key}`;

export type WorkspaceView = {
  /** The part that stays visible beside the others; null where there is no room for that. */
  fixed: PartKey | null;
  /** The part that is open. */
  shown: PartKey;
  open: (key: PartKey) => void;
  /** Opens a part at its beginning, or at one of its elements, and moves the reading position there. */
  lead: (key: PartKey, elementId?: string) => void;
  /** Does what `lead` was asked for, once its part is visible. @returns whether there was anything to do */
  arrive: (visible: readonly (PartKey | null)[]) => boolean;
};

type Options = {
  keys: readonly PartKey[];
  /** Whether the first part stays visible where there is room. */
  isFirstFixed?: boolean;
  /** The part that is open beside the first one while the URL names none. */
  standard: PartKey;
};

/** Which part of a module is open, as the URL says: `?part=comments`. */
export function useWorkspace({ keys, isFirstFixed = false, standard }: Options): WorkspaceView {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const beside = useBeside();
  const [first = standard] = keys;
  const fixed = isFirstFixed && beside ? first : null;
  const named = new URLSearchParams(search).get('part');
  const known = keys.find((key) => key === named && key !== fixed);
  const shown = known ?? (fixed === null ? first : standard);

  const latest = useRef({ search, state, shown, fixed });
  useLayoutEffect(() => {
    latest.current = { search, state, shown, fixed };
  });
  const asked = useRef<{ key: PartKey; elementId: string | undefined } | null>(null);

  const open = useCallback(
    (key: PartKey) => {
      const now = latest.current;
      if (key === now.shown || key === now.fixed) return;
      const params = new URLSearchParams(now.search);
      params.set('part', key);
      void navigate({ search: `?${params}` }, { state: now.state });
    },
    [navigate],
  );
  const arrive = useCallback((visible: readonly (PartKey | null)[]) => {
    const { key, elementId } = asked.current ?? {};
    if (key === undefined || !visible.includes(key)) return false;
    asked.current = null;
    leadTo(key, elementId);
    return true;
  }, []);
  const lead = useCallback(
    (key: PartKey, elementId?: string) => {
      asked.current = { key, elementId };
      if (!arrive([latest.current.shown, latest.current.fixed])) open(key);
    },
    [arrive, open],
  );
  return useMemo(() => ({ fixed, shown, open, lead, arrive }), [fixed, shown, open, lead, arrive]);
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
