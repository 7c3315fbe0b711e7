import type { Missing } from '@elan/domain/forecast/missing';
import type { SettingName } from '@elan/domain/ledger/row';
import type { ReactNode } from 'react';

/** How a figure leads to what it comes from. The page knows where rows, settings and questions are shown. */
export type OriginLinks = {
  /** Leads to a row, or to the field of a setting. */
  onRow: (rowId: string) => void;
  onSetting: (name: SettingName) => void;
  /** Leads to where something that is missing is said. */
  onMissing: (place: Missing['place']) => void;
  /** What a row says, and where that was said: the words and their question, a calculation or a source. */
  sourceOf: (rowId: string) => ReactNode;
};
