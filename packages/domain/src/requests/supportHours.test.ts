import { describe, expect, it } from 'vitest';
import { supportHours } from './supportHours';

const winter = Date.parse('2026-01-15T12:00:00Z');
const summer = Date.parse('2026-07-15T12:00:00Z');

describe('support hours', () => {
  it.each([
    ['Asia/Kolkata', winter, '09:00-17:00 India Standard Time (UTC+05:30)'],
    ['Europe/Berlin', winter, '09:00-17:00 Central European Standard Time (UTC+01:00)'],
    ['Europe/Berlin', summer, '09:00-17:00 Central European Summer Time (UTC+02:00)'],
    ['America/St_Johns', winter, '09:00-17:00 Newfoundland Standard Time (UTC-03:30)'],
    ['UTC', winter, '09:00-17:00 Coordinated Universal Time (UTC+00:00)'],
  ])('in %s name the zone and its offset [DOM-412]', (zone, at, text) => {
    expect(supportHours({ zone, at, readerMinutesEast: 0 }).text).toBe(text);
  });

  it.each([
    [0, '03:30-11:30 in your time zone (UTC+00:00)'],
    [330, '09:00-17:00 in your time zone (UTC+05:30)'],
    [-420, '20:30-04:30 in your time zone (UTC-07:00)'],
    [780, '16:30-00:30 in your time zone (UTC+13:00)'],
  ])('are those of a reader %i minutes east of UTC as well [DOM-412]', (readerMinutesEast, forReader) => {
    expect(supportHours({ zone: 'Asia/Kolkata', at: winter, readerMinutesEast }).forReader).toBe(forReader);
  });
});
