/** Constants of the product that more than one floor shows. */

/** Default of the setting PRODUCT_NAME (decision R-02). The only place that writes the name as a value. */
export const defaultProductName = 'Élan';

/** The price of the single plan, as a text: it never goes through the amount format (decision C-13). */
export const priceText = '16.99 CAD';

export const copyrightYear = 2025;
export const minimumAge = 18;
