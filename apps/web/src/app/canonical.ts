import type { Language } from '@elan/domain/locale';
import { pageAddress } from '@elan/domain/routes';

/** Points the canonical link at the current page, on the origin the server wrote there. */
export function setCanonicalLink(path: string, language: Language): void {
  let canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical === null) {
    canonical = document.createElement('link');
    canonical.rel = 'canonical';
    document.head.append(canonical);
  }
  canonical.href = new URL(pageAddress(path, language), canonical.href || location.href).href;
}
