/** The part of package-lock.json that says what may be done with each package. */
type LicencesOf = { packages: Record<string, { link?: boolean; dev?: boolean; license?: string }> };

/** Licences of what reaches an operator or a browser. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // As permissive as BSD; pako, which compresses the slides, is partly under it.
  'Zlib',
  '0BSD',
  'CC0-1.0',
  // Fonts.
  'OFL-1.1',
]);

/** Licences of tools as well, which are not part of the product. */
const allowedForTools = new Set([...allowed, 'MPL-2.0', 'Python-2.0', 'BlueOak-1.0.0']);

/** Tools that npm does not list as such, because the build needs them where the product is installed from source. */
const tools = /^lightningcss(?:-|$)/u;

/**
 * Packages whose licence is not allowed, with the licence.
 * @returns name and licence, sorted; a package that names none has 'none'
 */
export function forbiddenLicences({ packages }: LicencesOf): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([path, { license, dev }]) => {
      const isTool = dev === true || tools.test(nameOf(path));
      return !permits(license ?? 'none', isTool ? allowedForTools : allowed);
    })
    .map(([path, { license = 'none' }]) => `${nameOf(path)} (${license})`)
    .sort();
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Whether a licence expression of SPDX, without nested brackets, is met by the licences in a set. */
function permits(expression: string, licences: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/gu, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => licences.has(licence.trim())));
}
