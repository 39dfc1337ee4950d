import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedTime, expectedTimeChangesAt } from './expectedTime';
import { depositTone, historyCurrency, withdrawalStatus } from './transactions';

describe('a withdrawal', () => {
  it.each([
    ['Pending', 'Pending', undefined, 'danger'],
    ['Process', 'Queued', 'success', 'warning'],
    ['Completed', 'Completed', 'success', 'success'],
    ['Cancelled', 'Cancelled', 'danger', 'danger'],
    ['Frozen', 'Frozen', undefined, 'danger'],
  ])('that is %s reads %s, marked %s, in %s', (status, caption, mark, text) => {
    expect(withdrawalStatus(status)).toEqual({ caption, mark, text });
  });
});

it.each([
  ['Completed', 'success'],
  ['completed', 'danger'],
  ['Pending', 'danger'],
  ['', 'danger'],
])('a deposit that is %j is felt as %s', (status, tone) => {
  expect(depositTone(status)).toBe(tone);
});

describe('a pending withdrawal', () => {
  // A Monday.
  const now = Date.parse('2026-03-02T23:00:00Z');
  const manual = (createdAt: string) => ({ status: 'Pending', paymentType: 'Manual', createdAt });
  const soon = { caption: 'Upto 1 Hour', tone: 'warning' };
  const later = { caption: 'Upto 8 Hour', tone: 'danger' };

  it('that is automatic takes half an hour, on any day', () => {
    const createdAt = '2026-03-01T01:00:00Z';
    expect(expectedTime({ status: 'Pending', paymentType: 'Auto', createdAt }, now)).toEqual({
      caption: '30 Minutes',
      tone: 'success',
    });
  });

  it.each([
    ['2026-03-02T03:29:59.999Z', later],
    ['2026-03-02T03:30:00Z', soon],
    ['2026-03-02T08:00:00Z', soon],
    ['2026-03-02T12:29:59.999Z', soon],
    ['2026-03-02T12:30:00Z', later],
    ['2026-03-02T08:00:00+05:30', later],
    ['2026-02-27T08:00:00Z', later],
    ['not a moment', later],
  ])('created by hand at %s on a Monday night is expected so: %j', (createdAt, expected) => {
    expect(expectedTime(manual(createdAt), now)).toEqual(expected);
  });

  it.each([
    ['2026-03-06', soon],
    ['2026-03-07', later],
    ['2026-03-08', later],
  ])('created at eight on %s, seen that day, is expected so: %j', (day, expected) => {
    expect(expectedTime(manual(`${day}T08:00:00Z`), Date.parse(`${day}T09:00:00Z`))).toEqual(expected);
  });

  it('from yesterday is never expected within the hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        const createdAt = new Date(Date.parse('2026-03-03T00:00:00Z') + second * 1000).toISOString();
        expect(expectedTime(manual(createdAt), Date.parse('2026-03-04T00:00:00Z'))).toEqual(later);
      }),
    );
  });

  it('is expected the same until midnight UTC, whatever it was created with', () => {
    const day = Date.parse('2026-03-02T00:00:00Z');
    const second = fc.integer({ min: 0, max: 86_399 });
    fc.assert(
      fc.property(second, second, second, (created, one, other) => {
        const expectedAt = (at: number) =>
          expectedTime(manual(new Date(day + created * 1000).toISOString()), day + at * 1000);
        expect(expectedAt(one)).toEqual(expectedAt(other));
        expect(expectedTimeChangesAt(day + one * 1000)).toBe(Date.parse('2026-03-03T00:00:00Z'));
      }),
    );
  });

  it.each([
    ['2026-03-03T22:00:00Z', 'Up to 24 hours'],
    ['2026-03-02T22:30:00Z', 'Up to 1 hour'],
  ])('that waits for a new address until %s is expected so: %s [WAL-388]', (until, caption) => {
    const steps = [{ at: '2026-03-02T22:00:00Z', waitsFor: 'newAddress', until }];
    const waiting = { ...manual('2026-03-02T22:00:00Z'), paymentType: 'Auto', steps };
    expect(expectedTime(waiting, now)).toEqual({ caption, tone: 'danger' });
    const reviewed = { ...manual('2026-03-02T22:00:00Z'), steps: [...steps, { at: until, waitsFor: 'review', until }] };
    expect(expectedTime(reviewed, now)).toEqual(later);
  });

  it('alone is expected', () => {
    expect(expectedTime({ ...manual('2026-03-02T08:00:00Z'), status: 'Completed' }, now)).toBeUndefined();
  });
});

it('the currency of the address is read in capitals', () => {
  expect(historyCurrency('xdce')).toBe('XDCE');
  expect(historyCurrency(undefined)).toBeUndefined();
});
