import type { CrashReport } from '@elan/contract/crashes';
import { pagePattern } from '@elan/domain/routes';
import { isOffline } from './connection.ts';
import { hasDemoAccount } from './demo-mode.ts';
import { isMissingFile, pageBuild } from './new-build.ts';
import { requestCodeOf } from './request-code.ts';

export type Crash = {
  kind: CrashReport['kind'];
  error: unknown;
  /** React's list of the components around it. */
  componentStack?: string | undefined;
};

const mostFrames = 12;
/** Maximum reports per page. */
const mostReports = 5;

/** What was reported, with the codes of the reports. */
const reported = new Map<string, Promise<string | null>>();

/** Failures that the screens expect and show: refusals, no network, what was cancelled. */
const expected: ReadonlySet<string> = new Set(['NetworkFailure', 'TimedOut', 'AbortError', 'ORPCError']);

/**
 * Tells the server that the page crashed: the kind of error and where in our own files, never its message, which may
 * quote what somebody typed. Sent without a cookie, once for each distinct error; a report that fails is dropped.
 * @returns the code with which the operator finds the report in the log; null when there is none
 */
export async function reportCrash(crash: Crash): Promise<string | null> {
  const report = describeCrash(crash);
  if (report === null || isOffline() || hasDemoAccount()) return null;
  const identity = `${report.name} ${report.frames[0] ?? report.components[0] ?? ''}`;
  const known = reported.get(identity);
  if (known !== undefined || reported.size >= mostReports) return known ?? null;
  const sending = sendReport(report).catch(() => null);
  reported.set(identity, sending);
  return sending;
}

async function sendReport(report: CrashReport): Promise<string | null> {
  const response = await fetch('/api/crashes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  });
  return (response.ok ? requestCodeOf(response) : undefined) ?? null;
}

/** @returns null for errors that are not ours: expected failures, files of an earlier build, browser extensions */
function describeCrash({ kind, error, componentStack }: Crash): CrashReport | null {
  const build = pageBuild();
  const [name, message, stack] = error instanceof Error ? [error.name, error.message, error.stack] : ['', '', ''];
  if (build === null || expected.has(name) || isMissingFile(message)) return null;
  const frames = framesIn(stack);
  const components = framesIn(componentStack);
  if (frames.length === 0 && components.length === 0) return null;
  const isPlainName = /^[A-Z][A-Za-z]{0,39}$/u.test(name);
  const page = pagePattern(location.pathname);
  return { kind, name: isPlainName ? name : 'Unnamed', frames, components, page, build };
}

/** The places in our own files that a stack names. */
function framesIn(stack = ''): string[] {
  const own = stack.matchAll(/(https?:\/\/[^\s/]+)\/assets\/([\w.-]{1,80}\.js:\d{1,7}:\d{1,7})/gu);
  return [...own].flatMap(([, origin, place = '']) => (origin === location.origin ? [place] : [])).slice(0, mostFrames);
}
