/** Product constants used on server and web. */

/** The default of the setting PRODUCT_NAME (decision R-02). The only place that contains the name as a value. */
export const defaultProductName = 'Élan';

/**
 * The price of the only plan, the same text in both languages and everywhere (decision C-13). The only place that contains
 * it; `planPrice` is computed from it.
 */
export const priceText = '16.99 CAD';

export const copyrightYear = 2025;
export const minimumAge = 18;
