import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generationFailures } from '@elan/domain/generation';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from './env.ts';
import { generationOutcomes } from './platform/metrics/port.ts';
import { createMetricsRegistry } from './platform/metrics/prometheus.ts';

const operations = join(import.meta.dirname, '../../../docs/operations');
const read = (name: string) => readFileSync(join(operations, name), 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
const { groups } = parse(read('prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [`the panel ${title}`, expr] as const)),
];

test.each(expressions)('%s asks for series that exist, with labels they have', async (_where, expr) => {
  const series = await seriesOfABusyServer();
  const asked = [...expr.matchAll(/\b((?:elan|nodejs|process)_\w+)(?:\{([^}]*)\})?/gu)];
  for (const [, name = '', selector = ''] of asked) {
    const matching = series.filter((each) => each.name === name && isSelected(each.labels, selector));
    expect(matching, `${name}{${selector}}`).not.toEqual([]);
  }
  expect(asked.length > 0 || expr.startsWith('up{')).toBe(true);
  expect(count(expr, '(')).toBe(count(expr, ')'));
});

test('every alert has a severity, a summary and what to do about it, and nothing else is described', () => {
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
  const described = [...read('monitoring.md').matchAll(/^### (\w+)$/gmu)].map(([, name]) => name);
  expect(described).toEqual(rules.map(({ alert }) => alert));
});

test('the document names every metric of the product, and no other', () => {
  const own = createRegistry()
    .names()
    .filter((name) => name.startsWith('elan_'));
  const families = new Set(own.map((name) => name.replace(/_(?:bucket|sum|count)$/u, '')));
  const named = new Set([...read('monitoring.md').matchAll(/`(elan_\w+)`/gu)].map(([, name = '']) => name));
  expect([...named].sort()).toEqual([...families].sort());
});

test('the dashboard’s panels have ids of their own and do not cover each other', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(panels.length).toBeGreaterThan(12);
});

test('compose runs the product without rights it does not need, beside a database that is ready', () => {
  const deploy = join(import.meta.dirname, '../../../deploy');
  const { services, volumes } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'));
  const { elan, database } = services;
  expect(existsSync(join(deploy, elan.build.context, elan.build.dockerfile))).toBe(true);
  expect(elan).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(elan.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(elan.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database.healthcheck.test.join(' ')).toContain('pg_isready');
  const mounted = [...elan.volumes, ...database.volumes].map((mount: string) => mount.split(':')[0]);
  expect(mounted.sort()).toEqual(Object.keys(volumes).sort());
  const settings = readSettings({
    ...elan.environment,
    DATABASE_URL: elan.environment.DATABASE_URL.replace(/\$\{[^}]+\}/u, 'password'),
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
  });
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 3000, backup: { directory: '/backups' } });
});

describe('a selector', () => {
  test('matches as Prometheus does: the whole value, and an absent label as empty', () => {
    expect(isSelected({ status: '503' }, 'status=~"5.."')).toBe(true);
    expect(isSelected({ status: '1503' }, 'status=~"5.."')).toBe(false);
    expect(isSelected({ source: 'model' }, 'source="builtin"')).toBe(false);
    expect(isSelected({}, 'colour="red"')).toBe(false);
  });
});

function createRegistry() {
  const registry = createMetricsRegistry();
  registry.read({
    database: () => ({ inUse: 1, idle: 1, waiting: 0, limit: 14 }),
    mails: async () => ({ waiting: 0, oldestSeconds: 0 }),
    streams: () => 0,
    passwords: () => ({ running: 0, waiting: 0 }),
    newestBackup: async () => null,
    archive: async () => true,
    standby: () => true,
  });
  return registry;
}

type Series = { name: string; labels: Readonly<Record<string, string>> };

/** Every series a server shows once everything has happened at least once, as a Prometheus job sees it. */
async function seriesOfABusyServer(): Promise<Series[]> {
  const registry = createRegistry();
  for (const status of [200, 503]) registry.request({ method: 'POST', route: 'projects.list', status, seconds: 0.1 });
  for (const outcome of [...generationOutcomes, ...generationFailures]) {
    registry.generation({ module: 'idea', outcome, seconds: 1 });
  }
  for (const source of ['model', 'builtin'] as const) registry.firstText({ source, seconds: 1 });
  for (const outcome of ['sent', 'refused', 'postponed', 'unreachable', 'given_up'] as const) registry.mail(outcome);
  for (const outcome of ['handled', 'ignored', 'repeated', 'refused', 'failed'] as const) registry.webhook(outcome);
  registry.crashReport();
  for (const outcome of ['answered', 'behind', 'failed'] as const) registry.standbyRead(outcome);
  const { text } = await registry.exposition();
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gmu)].map(([, name = '', labels = '']) => ({
    name,
    labels: {
      job: 'elan',
      instance: 'here',
      ...Object.fromEntries(pairsIn(labels).map(({ label, value }) => [label, value])),
    },
  }));
}

function isSelected(labels: Series['labels'], selector: string): boolean {
  return pairsIn(selector).every(({ label, operator, value }) => {
    const own = labels[label] ?? '';
    // Grafana fills in its variables.
    const wanted = value.replace('$instance', '.*');
    const isSame = operator.includes('~') ? new RegExp(`^(?:${wanted})$`, 'u').test(own) : own === wanted;
    return operator.startsWith('!') ? !isSame : isSame;
  });
}

function pairsIn(text: string): { label: string; operator: string; value: string }[] {
  return [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/gu)].map(([, label = '', operator = '', value = '']) => ({
    label,
    operator,
    value,
  }));
}

const count = (text: string, character: string) => text.split(character).length - 1;
