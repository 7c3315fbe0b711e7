import { X } from 'lucide-react';
import { productName } from '../../lib/product-name.ts';

const oneYear = 365 * 24 * 60 * 60;

/**
 * Offers the page in French to somebody whose browser asks for French or who chose it before. It is always in the English
 * page and shown where the server marked the document, so that nothing moves and no script is needed to see or take it.
 */
export function FrenchOffer() {
  return (
    <section aria-label="Version française" className="french-offer bg-primary-soft" lang="fr">
      <div className="mx-auto flex w-full max-w-6xl items-center gap-x-4 px-4 py-1.5 sm:px-6">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          {`${productName} existe aussi en français.`}
          <a
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            href="/?lang=fr"
            hrefLang="fr"
          >
            Continuer en français
          </a>
        </p>
        <button
          aria-label="Fermer"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted hover:text-ink"
          onClick={dismiss}
          type="button"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </section>
  );
}

function dismiss(): void {
  document.documentElement.removeAttribute('data-offer');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `offer=closed; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
  // The button that had the focus is gone.
  document.getElementById('main')?.focus({ preventScroll: true });
}
