/** The build this page belongs to; null in development. */
export function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
}

type Ports = {
  pageBuild: () => string | null;
  /** The build the server has now; null when that is unknown. */
  deployedBuild: () => Promise<string | null>;
  /** The build this tab was last reloaded for, and whether that can be remembered. */
  reloadedFor: () => string | null;
  remember: (build: string) => boolean;
  reload: () => void;
};

/**
 * Reloads a page that is older than the server's files, once per build. A page that is still old after that is being
 * served from a cache somewhere, and reloading again would loop. Typed text is already stored on this device.
 * @returns whether the page is about to reload
 */
export async function reloadForNewBuild(ports: Ports = browser): Promise<boolean> {
  const mine = ports.pageBuild();
  const deployed = await ports.deployedBuild();
  if (mine === null || deployed === null || deployed === mine) return false;
  if (ports.reloadedFor() === deployed || !ports.remember(deployed)) return false;
  ports.reload();
  return true;
}

const key = 'elan.reloaded-for';

const browser: Ports = {
  pageBuild,
  deployedBuild: async () => {
    try {
      const response = await fetch('/build.txt', { cache: 'no-store' });
      const build = response.ok ? (await response.text()).trim() : '';
      // A host that answers every path with a page returns no build id.
      return /^[\w-]{6,64}$/u.test(build) ? build : null;
    } catch {
      return null;
    }
  },
  reloadedFor: () => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  remember: (build) => {
    try {
      sessionStorage.setItem(key, build);
      return true;
    } catch {
      return false;
    }
  },
  reload: () => location.reload(),
};

/** Error messages of files that failed to load; error screens word these differently. */
const missing = new Set<string>();

export const isMissingFile = (message: string) => missing.has(message);
export const noteMissingFile = (message: string) => void missing.add(message);
