import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { serverFlags } from '../../scripts/server-flags.ts';
import { root } from '../processes.ts';
import { accepts, host, type Place } from './place.ts';
import { ports } from './ports.ts';
import type { Programs } from './programs.ts';
import { SupervisedProgram } from './supervised-program.ts';
import { configurationOf } from './template.ts';

export type ProductOptions = { databasePassword: string; redisPassword: string; secret: string };

/** A process of the product. @param sources the repository, or a copy with another version */
export function productAt(place: Place, index: number, options: ProductOptions, sources = root): SupervisedProgram {
  const port = place.port(ports.products[index] ?? 0);
  const text = configurationOf('elan.env', {
    PRODUCT_HOST: host,
    PRODUCT_PORT: String(port),
    PUBLIC_URL: publicUrl(place),
    PROXY_NETWORK: host,
    DATABASE_PROXY: place.address(ports.database),
    DATABASE_PASSWORD: options.databasePassword,
    REDIS_HOST: host,
    REDIS_PORT: String(place.port(ports.redis)),
    REDIS_PASSWORD: options.redisPassword,
    AUTH_SECRET: options.secret,
  });
  const env = {
    ...parseEnv(text),
    OPENAI_API_KEY: 'sk-fleet',
    OPENAI_BASE_URL: `http://${place.address(ports.model)}/v1`,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  };
  return new SupervisedProgram({
    ...{ name: `product${index + 1}`, program: process.execPath, cwd: sources, env: env as Record<string, string> },
    args: [...serverFlags, join(sources, 'apps/server/src/main.ts')],
    log: place.log(`product${index + 1}`),
    isReady: async () => (await fetch(`http://${host}:${port}/readyz`)).ok,
  });
}

export const publicUrl = (place: Place) => `http://${place.address(ports.public)}`;

export function redisAt(place: Place, programs: Programs, password: string): SupervisedProgram {
  const text = configurationOf('redis.conf', {
    REDIS_HOST: host,
    REDIS_PORT: String(place.port(ports.redis)),
    REDIS_PASSWORD: password,
    REDIS_DATA: place.folder('redis'),
  });
  return new SupervisedProgram({
    ...{ name: 'redis', program: programs.redis, args: [place.file('redis.conf', text)], cwd: place.directory },
    ...{ account: place.account, log: place.log('redis') },
    isReady: () => accepts(place.port(ports.redis)),
  });
}

export function nginxAt(place: Place, programs: Programs): SupervisedProgram {
  const folder = place.folder('nginx');
  const site = configurationOf('nginx.conf', {
    PRODUCT1: place.address(ports.products[0]),
    PRODUCT2: place.address(ports.products[1]),
    PRODUCT3: place.address(ports.products[2]),
    PUBLIC_LISTEN: place.address(ports.public),
    NGINX_LOG: place.log('requests'),
  });
  // What Debian's own nginx.conf says around the file, without its places, which only root may write to.
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  const main = [
    'daemon off;',
    `pid ${folder}/pid;`,
    `error_log ${place.log('nginx')} warn;`,
    'events { worker_connections 1024; }',
    `http {\n${bodies.join('\n')}\n  include ${place.file('site.conf', site)};\n}`,
  ].join('\n');
  return new SupervisedProgram({
    ...{ name: 'nginx', program: programs.nginx, cwd: place.directory },
    args: ['-p', folder, '-e', place.log('nginx'), '-c', place.file('nginx.conf', main)],
    ...{ account: place.account, log: place.log('nginx') },
    isReady: async () => (await fetch(`${publicUrl(place)}/healthz`)).ok,
  });
}
