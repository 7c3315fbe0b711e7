import { registry } from '../places-to-ask.ts';

/** Whether the business is in Québec as far as the location tells; it is, unless another place is named. */
export function isInQuebec(location: string): boolean {
  return registry(location).en === registry('').en;
}
