import { crashReport } from '@elan/contract/crashes';
import type { Context } from 'hono';
import { refuse } from '../../platform/http/refusal.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Receives a page's crash report and logs it. Anyone can send one, so it is logged as a warning, never an error, and
 * only if it fits the schema. Reports are anonymous: they come without a cookie.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function receiveCrash(c: Context, deps: Deps, body: unknown): Promise<Response> {
  const report = crashReport.safeParse(body);
  if (!report.success) return refuse(c, 'INVALID_INPUT', { fields: [] });
  await deps.limiter.consume('allCrashReports', 'everybody');
  deps.metrics.crashReport();
  deps.log.warn(
    { crash: { ...report.data, browser: browserFamily(c.req.header('user-agent') ?? '') } },
    'page crashed',
  );
  return c.body(null, 204);
}

/** Browser name and major version; more detail could identify a single browser. */
function browserFamily(userAgent: string): string {
  const families = [
    ['Edge', /Edg(?:A|iOS)?\/(\d{1,4})/u],
    ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/u],
    ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/u],
    ['Safari', /Version\/(\d{1,4}).*Safari\//u],
  ] as const;
  for (const [name, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}
