import { existsSync, readdirSync } from 'node:fs';

/** What the fleet needs besides this repository, and the Debian package that has it. */
const needs = {
  patroni: { path: '/usr/bin/patroni', debian: 'patroni' },
  etcd: { path: '/usr/bin/etcd', debian: 'etcd-server' },
  haproxy: { path: '/usr/sbin/haproxy', debian: 'haproxy' },
  nginx: { path: '/usr/sbin/nginx', debian: 'nginx-light' },
  redis: { path: '/usr/bin/redis-server', debian: 'redis-server' },
};

export type Programs = Record<keyof typeof needs, string> & { /** Of PostgreSQL. */ postgresBin: string };

/**
 * Finds the programs.
 * @throws saying what to install
 */
export function findPrograms(): Programs {
  const missing: string[] = Object.values(needs).flatMap(({ path, debian }) => (existsSync(path) ? [] : [debian]));
  const postgresBin = newestPostgres();
  if (postgresBin === undefined) missing.push('postgresql');
  if (postgresBin === undefined || missing.length > 0) {
    throw new Error(
      `The fleet needs more programs. On Debian, as root:\n  apt-get install --no-install-recommends ${missing.join(' ')}\nDebian starts some of them; stop those, because the fleet starts its own:\n  systemctl disable --now etcd haproxy nginx redis-server patroni postgresql`,
    );
  }
  const { patroni, etcd, haproxy, nginx, redis } = needs;
  return {
    patroni: patroni.path,
    etcd: etcd.path,
    haproxy: haproxy.path,
    nginx: nginx.path,
    redis: redis.path,
    postgresBin,
  };
}

/** The directory of the newest PostgreSQL from version 15 on, where Debian puts it. */
export function newestPostgres(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const [newest] = readdirSync(base)
    .filter((major) => Number(major) >= 15 && existsSync(`${base}/${major}/bin/initdb`))
    .sort((one, other) => Number(other) - Number(one));
  return newest === undefined ? undefined : `${base}/${newest}/bin`;
}
