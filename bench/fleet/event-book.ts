/** The events of one project that a page received, by number. */
export class EventBook {
  /** Up to this event the page knows the project because it read it whole. */
  private known: number | undefined;
  private last = 0;
  private readonly told = new Map<number, number>();

  /** The number to resume after; undefined before the first stream. */
  get after(): number | undefined {
    return this.known === undefined ? undefined : Math.max(this.known, this.last);
  }

  /** A stream is open. @param resync whether what was missed is not repeated, so that the page reads everything again */
  opened(sequence: number, resync: boolean): void {
    if (this.known === undefined || resync) this.known = sequence;
  }

  heard(sequence: number): void {
    this.told.set(sequence, (this.told.get(sequence) ?? 0) + 1);
    this.last = Math.max(this.last, sequence);
  }

  /** @param newest the project's latest event in the database */
  damage(newest: number): { lost: number; doubled: number } {
    let lost = 0;
    for (let sequence = (this.known ?? 0) + 1; sequence <= newest; sequence += 1) {
      if (!this.told.has(sequence)) lost += 1;
    }
    const doubled = [...this.told.values()].reduce((sum, times) => sum + times - 1, 0);
    return { lost, doubled };
  }
}
