import { randomBytes } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../scripts/build.ts';
import { startModel } from '../model.ts';
import { clusterAt, createProductDatabase } from './database.ts';
import { type Fleet, faultsOf } from './faults.ts';
import { copyNextVersion } from './next-version.ts';
import { preparePlace } from './place.ts';
import { allPorts, ports } from './ports.ts';
import { nginxAt, productAt, publicUrl, redisAt } from './product-processes.ts';
import { findPrograms } from './programs.ts';
import type { SupervisedProgram } from './supervised-program.ts';
import { Trial } from './trial.ts';

/**
 * Starts a fleet on this machine from Debian's packages: three nodes of PostgreSQL under Patroni with etcd, HAProxy,
 * Redis, and three processes of the product behind nginx, with the configurations of deploy/fleet. Lets people work,
 * ends one part after the other without warning, and then replaces the product by a version with another migration.
 * Prints for each what was lost. Ends with status 1 unless nothing was.
 * `npm run prove:fleet -- --only primary --people 10`
 */
const { values } = parseArgs({
  options: {
    /** Part of a trial's name. */
    only: { type: 'string', default: '' },
    /** People with a mixed day, besides six who only write. */
    people: { type: 'string', default: '10' },
    /** The first of about forty free ports. */
    port: { type: 'string', default: '6700' },
    /** Keeps the logs and the data of a run in which all is well, too. */
    keep: { type: 'boolean', default: false },
  },
});

const programs = findPrograms();
buildIfNeeded();
const place = await preparePlace(Number(values.port), allPorts);
const origin = publicUrl(place);
const cluster = clusterAt(place, programs);
const redisPassword = randomBytes(16).toString('hex');
const options = { databasePassword: cluster.password, redisPassword, secret: randomBytes(32).toString('hex') };
const redis = redisAt(place, programs, redisPassword);
const nginx = nginxAt(place, programs);
const fleet: Fleet = {
  cluster,
  redis,
  nginx,
  products: ports.products.map((_, index) => productAt(place, index, options)),
};
const services = (): SupervisedProgram[] => [
  ...fleet.products,
  ...[nginx, redis, cluster.proxy],
  ...cluster.nodes,
  ...cluster.stores,
];
let model: Awaited<ReturnType<typeof startModel>> | undefined;

/** Ends everything, and removes it unless the run failed, whose logs say why. */
async function clear(): Promise<void> {
  await Promise.all([...services().map((service) => service.kill()), model?.stop()]);
  if (values.keep || process.exitCode === 1) console.log(`Kept: ${place.directory}`);
  else place.remove();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clear().finally(() => process.exit(130)));
process.once('uncaughtException', (error) => {
  console.error(error);
  process.exitCode = 1;
  void clear().finally(() => process.exit(1));
});

try {
  say('etcd, PostgreSQL under Patroni, HAProxy, Redis');
  for (const store of cluster.stores) store.launch();
  await Promise.all([...cluster.stores.map((store) => store.ready()), redis.start()]);
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await cluster.proxy.start();
  await cluster.whole();
  await createProductDatabase(cluster);
  say('three processes of the product, nginx');
  model = await startModel(place.port(ports.model));
  // Long enough that some are always being written.
  await model.behave({ kind: 'reply', text: `# ${'Words of a report. '.repeat(40)}`, pace: 300 });
  await Promise.all(fleet.products.map((product) => product.start()));
  await nginx.start();
  const trial = await Trial.prepare(fleet, { origin, people: Number(values.people), secret: options.secret });
  const next = () => {
    const { sources, files } = copyNextVersion(place.directory);
    return { products: ports.products.map((_, index) => productAt(place, index, options, sources)), files };
  };
  for (const fault of faultsOf(fleet, origin, next)) {
    if (!fault.name.includes(values.only)) continue;
    say(fault.name);
    await trial.run(fault);
  }
  const size = `${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  console.log(`\nOn one machine with ${size}.\n\n${trial.table()}`);
  process.exitCode = trial.isSound ? 0 : 1;
} catch (error) {
  console.error(error);
  for (const service of services()) console.error(`--- ${service.name}\n${service.lastOutput()}`);
  process.exitCode = 1;
} finally {
  await clear();
}
process.exit();

function say(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
}
