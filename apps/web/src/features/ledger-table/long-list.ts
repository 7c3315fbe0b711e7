import type { CSSProperties } from 'react';

/** Rows of a list that is drawn at once, wherever it is. */
const longest = 20;

/** The attributes of a list whose rows are drawn only near the screen once there are many. */
export function longList(rows: number): { className: string; style?: CSSProperties } {
  return rows > longest ? { className: 'ledger-long', style: { '--rows': rows } as CSSProperties } : { className: '' };
}
