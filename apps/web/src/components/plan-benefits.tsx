import { moduleKeys } from '@elan/domain/modules/keys';
import { generationLimits } from '@elan/domain/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';

/** What the plan includes, wherever it is offered. */
export const planWords = defineMessages({
  perMonth: { en: 'per month', fr: 'par mois' },
  generations: {
    en: `${generationLimits.premium} generations per month`,
    fr: `${generationLimits.premium} générations par mois`,
  },
  modules: { en: `All ${moduleKeys.length} modules`, fr: `Les ${moduleKeys.length} modules` },
  collaboration: { en: 'Unlimited collaboration', fr: 'Collaboration illimitée' },
});

/** One of the things that a plan includes, in a list. */
export function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden className="mt-1 size-5 shrink-0 text-green" />
      <div>{children}</div>
    </li>
  );
}
