import { formatTime } from './mail-content.ts';

test('a time is formatted in the given time zone', () => {
  const noon = Date.UTC(2026, 0, 5, 12, 0);
  expect(formatTime(noon, 'Asia/Karachi')).toMatch(/^Monday, January 5, 2026 at 5:00\sPM$/);
  expect(formatTime(noon, 'America/New_York')).toMatch(/^Monday, January 5, 2026 at 7:00\sAM$/);
});
