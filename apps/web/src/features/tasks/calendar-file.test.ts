import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const project = { id: 'p1', name: 'Bakery' };
const task = { id: 'step:call the bank', text: 'Call; the, bank\nat \\noon', due: '2026-12-31', doneAt: null };

test('a calendar file has the open tasks with a date, on that day in every time zone, with text that is escaped', () => {
  const file = calendarFile(project, [
    task,
    { ...task, id: 'done', doneAt: '2026-01-01T00:00:00.000Z' },
    { ...task, id: 'undated', due: null },
  ]);
  expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
  expect(file).toContain('SUMMARY:Call\\; the\\, bank\\nat \\\\noon\r\n');
  expect(file).toContain('UID:p1-step-call-the-bank\r\n');
});
