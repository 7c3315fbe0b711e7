import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../faults/people.ts';
import { EventBook } from './event-book.ts';

/** Milliseconds, as in the web app (apps/web/src/data/live/live.ts). */
const firstRetry = 500;
const longestRetry = 30_000;
const stableAfter = 10_000;
/** A stream without events or heartbeats for so long counts as broken. */
const silence = 45_000;

/**
 * A page that has a project open: follows its changes as the web app does, resumes where it left off after a break, and
 * reads the project again after each change.
 */
export class OpenPage {
  readonly projectId: string;
  readonly book = new EventBook();
  /** The answer as the page shows it. */
  shown: string | undefined;
  private readonly origin: string;
  private readonly cookie: string;
  private readonly closed = new AbortController();
  /** Events that were heard, and how many of them the page had heard when it began the reading it shows. */
  private heard = 0;
  private read = 0;
  private readonly working: Promise<unknown>;

  constructor(origin: string, { projectId, cookie }: { projectId: string; cookie: string }) {
    this.origin = origin;
    this.projectId = projectId;
    this.cookie = cookie;
    this.working = Promise.all([this.follow(), this.refresh()]);
  }

  /** Whether the page has received everything up to an event and has read the project since. */
  isAt(sequence: number): boolean {
    return (this.book.after ?? -1) >= sequence && this.read === this.heard;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.working;
  }

  private async follow(): Promise<void> {
    const tabId = randomUUID();
    for (let failures = 0; !this.closed.signal.aborted; ) {
      const opened = performance.now();
      const wasOpen = await this.stream(tabId);
      failures = wasOpen && performance.now() - opened > stableAfter ? 0 : failures + 1;
      const wait = Math.min(firstRetry * 2 ** failures, longestRetry) * (0.5 + Math.random() / 2);
      await delay(wait, undefined, { signal: this.closed.signal }).catch(() => {});
    }
  }

  /** @returns whether the stream was open */
  private async stream(tabId: string): Promise<boolean> {
    const place = new URLSearchParams({ tabId, projectId: this.projectId });
    const { after } = this.book;
    if (after !== undefined) place.set('after', String(after));
    const broken = new AbortController();
    const quiet = setTimeout(() => broken.abort(), silence);
    let wasOpen = false;
    try {
      const response = await fetch(`${this.origin}/api/v1/live?${place}`, {
        headers: { cookie: this.cookie },
        signal: AbortSignal.any([this.closed.signal, broken.signal]),
      });
      if (!response.ok || response.body === null) return false;
      let rest = '';
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        quiet.refresh();
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (!line.startsWith('data: ')) continue;
          wasOpen = true;
          this.receive(JSON.parse(line.slice('data: '.length)) as LiveEvent);
        }
      }
    } catch {
      // Whatever the cause, the next attempt finds out whether it lasts.
    } finally {
      clearTimeout(quiet);
    }
    return wasOpen;
  }

  private receive(event: LiveEvent): void {
    if (event.type === 'ready') this.book.opened(event.sequence, event.resync);
    else if (event.type === 'project') this.book.heard(event.sequence);
    else return;
    this.heard += 1;
  }

  private async refresh(): Promise<void> {
    const path = `${this.origin}/api/v1/projects/${this.projectId}`;
    while (!this.closed.signal.aborted) {
      const { heard } = this;
      if (this.read < heard) {
        const { status, body } = await call(path, 'GET', this.cookie);
        if (status === 200) {
          this.shown = (body as Project).modules_data.idea?.answers.location ?? '';
          this.read = heard;
        }
      }
      await delay(200, undefined, { signal: this.closed.signal }).catch(() => {});
    }
  }
}

type LiveEvent =
  | { type: 'ready'; sequence: number; resync: boolean }
  | { type: 'project'; sequence: number }
  | { type: 'user' | 'presence' | 'lost' };
type Project = { modules_data: { idea?: { answers: { location?: string } } } };
