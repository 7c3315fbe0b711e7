import type { PlanLine } from './plan.ts';

const ownPay =
  /\b(?:my|own(?:er)?(?:'s)?) (?:own )?(?:pay|wages?|salary|draw)|pay (?:for )?(?:myself|me\b)|salar(?:y|ies) for (?:me|us|both)|for myself|m(?:on|a) (?:propre )?(?:salaire|paie|rémunération)|me (?:verser|payer)|nous verser|salaires? (?:pour moi|de la propriétaire|du propriétaire)|nos salaires|pour moi\b/iu;

/** Whether a cost is what an owner lives on. */
export function isOwnPay(line: PlanLine): boolean {
  return line.id === 'own-pay' || ownPay.test(`${line.label.en} ${line.quote ?? ''}`);
}

export function hasOwnPay(fixed: readonly PlanLine[]): boolean {
  return fixed.some(isOwnPay);
}
