import type { Text } from './locale.ts';

/** Product constants used on server and web. */

/** The default of the setting PRODUCT_NAME (decision R-02). The only place that contains the name as a value. */
export const defaultProductName = 'Élan';

/**
 * The price of the only plan, as the specification quotes it in both languages (decision C-13): on the landing page, the
 * pricing page, the account and in the terms. The only place that contains it; `planPrice` is computed from it.
 */
export const priceText = '16.99 CAD';

/** The price as each language writes an amount, where the specification does not quote it. */
export const priceIn: Text = { en: priceText, fr: priceText.replace('.', ',').replace(' CAD', '\u00a0$') };

export const copyrightYear = 2025;
export const minimumAge = 18;
