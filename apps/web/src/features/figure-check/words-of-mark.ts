import type { Mark } from '@elan/domain/figure-check/check-report';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';

/** What a wrong result comes to, as the reader writes it. */
export function correctResult({ kind, correct }: Pick<Mark, 'kind' | 'correct'>, language: Language): string {
  const rounded = Math.round(correct ?? 0);
  const max = Number.MAX_SAFE_INTEGER;
  if (kind === 'money') return showCell({ type: 'money', max }, rounded, language);
  if (kind === 'percent') return showCell({ type: 'percent', max }, rounded, language);
  return showCell({ type: 'quantity', max }, Math.round((correct ?? 0) * 100) / 100, language);
}
