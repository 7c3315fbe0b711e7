import type { ProjectTask } from '@elan/contract/tasks';
import ical, { ICalCalendarMethod } from 'ical-generator';

/** Long enough to tell tasks apart, short enough for every calendar program. */
const longestName = 160;

/**
 * A calendar file with the open tasks that have a date, each an event of a whole day. A task keeps its id in every file,
 * so that a calendar replaces it instead of adding another.
 */
export function calendarFile(
  project: { id: string; name: string },
  tasks: readonly Pick<ProjectTask, 'id' | 'text' | 'due' | 'doneAt'>[],
): string {
  const calendar = ical({ name: project.name, method: ICalCalendarMethod.PUBLISH });
  for (const { id, text, due, doneAt } of tasks) {
    if (due === null || doneAt !== null) continue;
    const name = [...id.replace(/[^\p{L}\p{N}]+/gu, '-')].slice(0, longestName).join('');
    const start = new Date(`${due}T00:00:00Z`);
    calendar.createEvent({ id: `${project.id}-${name}`, start, allDay: true, summary: text });
  }
  return calendar.toString();
}
