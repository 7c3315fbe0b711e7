/** A placeholder in the prerendered pages; the server replaces it with the setting PRODUCT_NAME (decision R-02). */
const token = '%PRODUCT_NAME%';

/** The product's name as configured by the operator; the bundle contains no name of its own. */
export const productName =
  typeof document === 'undefined'
    ? token
    : (document.querySelector<HTMLMetaElement>('meta[name=product-name]')?.content ?? '');

/**
 * The name after French « de »: "d'Élan", "de Tremplin". Not for prerendered texts, where the name is still unknown.
 */
export const ofProductNameInFrench = /^[aeiouyh]/iu.test(productName.normalize('NFD'))
  ? `d'${productName}`
  : `de ${productName}`;
