/**
 * Whether an address and a key could be those of a configured backend (specification 5). Decision S-06 asks for these
 * two pure functions with their tests and nothing more: the product is served by its own server, so nothing calls them,
 * and they grant nothing.
 */

const placeholder = /your[_-]|placeholder|x{4}|changeme|example\.(?:com|org|net|test)/iu;

/**
 * A hosted backend: its address has the provider's domain suffix, and its public key is more than a placeholder.
 * @param suffix the provider's domain, as in 'backend.example'
 */
export function isBackendConfigured(url: string, key: string, suffix: string): boolean {
  return (
    url.includes(suffix) && !placeholder.test(url.replace(suffix, '')) && key.length > 50 && !placeholder.test(key)
  );
}

/** A server of our own: the one that sent the page (an empty address), or an http(s) address that is no placeholder. */
export function isOwnServerConfigured(url: string): boolean {
  return url === '' || (/^https?:\/\/[^/\s]+/iu.test(url) && !placeholder.test(url));
}
