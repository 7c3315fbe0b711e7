import type { ProjectTask } from '@elan/contract/tasks';
import { downloadFile } from '../../lib/download-file.ts';

/** Saves the calendar file; what writes it is fetched only now. */
export async function saveCalendar(
  name: string,
  project: { id: string; name: string },
  tasks: readonly ProjectTask[],
): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts');
  downloadFile(name, calendarFile(project, tasks), 'text/calendar;charset=utf-8');
}
