/** The build that this page belongs to; null in development. */
export function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
}

type Ports = {
  pageBuild: () => string | null;
  /** The build that the server has now; null when it cannot be told. */
  deployedBuild: () => Promise<string | null>;
  /** The build this tab was reloaded for, and whether a reload is remembered at all. */
  reloadedFor: () => string | null;
  remember: (build: string) => boolean;
  reload: () => void;
};

/**
 * Reloads a page that is older than the server's files, once for each build: a page that is still old after that is
 * held back somewhere on the way, and reloading again would not end. What is typed is on this device by then.
 * @returns whether the page is about to go
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
      // A host that answers everything with a page does not say a build.
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

/** The messages of files that could not be loaded: the screen that meets one says so in other words. */
const missing = new Set<string>();

export const isMissingFile = (message: string) => missing.has(message);
export const noteMissingFile = (message: string) => void missing.add(message);
