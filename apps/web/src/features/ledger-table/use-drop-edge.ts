import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { TableKind } from '@elan/domain/ledger/row';
import { type RefObject, useEffect, useState } from 'react';
import type { RowActions } from './use-grid-state.ts';

type Options = {
  element: RefObject<HTMLTableRowElement | null>;
  grip: RefObject<HTMLButtonElement | null>;
  kind: TableKind;
  /** Of the row. */
  rowKey: string;
  isEnabled: boolean;
  actions: RefObject<RowActions>;
};

/** Dragging a row by its grip; returns where the dragged row would go. */
export function useDropEdge({ element, grip, kind, rowKey, isEnabled, actions }: Options): 'before' | 'after' | null {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  useEffect(() => {
    const { current } = element;
    const handle = grip.current;
    if (!isEnabled || current === null || handle === null) return;
    const edgeAt = (y: number) => {
      const { top, height } = current.getBoundingClientRect();
      return y < top + height / 2 ? ('before' as const) : ('after' as const);
    };
    return combine(
      draggable({ element: current, dragHandle: handle, getInitialData: () => ({ kind, rowKey }) }),
      dropTargetForElements({
        element: current,
        canDrop: ({ source }) => source.data.kind === kind && source.data.rowKey !== rowKey,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          actions.current.drop(String(source.data.rowKey), rowKey, edgeAt(location.current.input.clientY));
        },
      }),
    );
  }, [element, grip, kind, rowKey, isEnabled, actions]);
  return edge;
}
