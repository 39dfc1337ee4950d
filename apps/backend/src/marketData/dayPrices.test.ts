import { describe, expect, it } from 'vitest';
import { dayPrices } from './dayPrices';

const now = Date.parse('2026-03-02T12:10:30Z') / 1000;

const minuteAt = (time: string, open: string, close: string) => ({
  at: Date.parse(`2026-03-${time}Z`) / 1000,
  open,
  high: close,
  low: open,
  close,
  volume: '1',
});

describe('the prices of a day', () => {
  it('are one for each half hour that is over, each the last by its end [MKT-028]', () => {
    const prices = dayPrices(
      {
        minutes: [
          minuteAt('01T12:29:00', '1', '2'),
          minuteAt('01T12:30:00', '2', '3'),
          minuteAt('02T11:29:00', '4', '5'),
          minuteAt('02T11:58:00', '5', '6'),
          minuteAt('02T11:59:00', '6', '7'),
          minuteAt('02T12:01:00', '7', '8'),
        ],
        last: '8',
      },
      now,
    );
    expect(prices).toHaveLength(48);
    expect(prices.slice(0, 2)).toEqual(['2', '3']);
    expect(new Set(prices.slice(1, 46))).toEqual(new Set(['3']));
    expect(prices.slice(-2)).toEqual(['5', '7']);
  });

  it('before the first trade of the day are the price that the change is measured from [MKT-028]', () => {
    const prices = dayPrices({ minutes: [minuteAt('02T11:45:00', '4', '5')], last: '5' }, now);
    expect(prices).toEqual([...Array<string>(47).fill('4'), '5']);
  });

  it('without trades are the last price, and none before the first one [MKT-028]', () => {
    expect(dayPrices({ minutes: [], last: '3' }, now)).toEqual(Array<string>(48).fill('3'));
    expect(dayPrices({ minutes: [], last: undefined }, now)).toEqual([]);
  });
});
