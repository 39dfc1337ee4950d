import { createClock, pairOf } from '@exchange/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frames } from './chartRanges';
import { clocks } from '../Timestamp/useClock';
import { axisPrice, barChange, barClock, barTime, chartAlternative } from './chartTexts';
import type { Bar } from './datafeed';

const bar = (open: string, close: string): Bar => ({ at: 0, open, high: open, low: open, close, volume: '1' });

it.each([
  ['15', '05-03-2024 06:45'],
  ['1D', '05-03-2024'],
  ['M', '05-03-2024'],
] as const)('a bar of %s begins at %s', (resolution, text) => {
  expect(barTime(Date.UTC(2024, 2, 5, 6, 45) / 1000, resolution, clocks.utc)).toBe(text);
});

const inIndia = createClock('local', () => 330);

it('shows bars by the chosen clock, but days, weeks and months in UTC, as they are traded', () => {
  const at = Date.UTC(2024, 2, 5, 23, 45) / 1000;
  expect(barTime(at, '15', inIndia)).toBe('06-03-2024 05:15');
  expect(barTime(at, '1D', inIndia)).toBe('05-03-2024');
  expect((['15', '240', '1D', '1W', 'M'] as const).map((resolution) => barClock(resolution, inIndia).zone)).toEqual([
    'local',
    'local',
    'UTC',
    'UTC',
    'UTC',
  ]);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['Asia/Kolkata', 'America/Los_Angeles'])('shows the same start of a bar in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date().getTimezoneOffset()).not.toBe(0);
  expect(barTime(Date.UTC(2024, 2, 5, 23, 45) / 1000, '15', clocks.utc)).toBe('05-03-2024 23:45');
  expect(barTime(Date.UTC(2024, 2, 5) / 1000, '1D', clocks.utc)).toBe('05-03-2024');
});

describe('the change of a bar', () => {
  it.each([
    [bar('1', '1.1'), bar('1', '1'), '10'],
    [bar('1', '0.9'), bar('1', '1'), '-10'],
    [bar('1', '1'), bar('1', '3'), '-66.6666'],
    [bar('2', '3'), undefined, '50'],
    [bar('0', '3'), undefined, '0'],
  ])('%o after %o is %s percent', (one, before, percent) => {
    expect(barChange(one, before)).toBe(percent);
  });
});

it.each([
  [91800.5, 'BTC-USDT', '91,800.50'],
  [0.05213, 'XDC-USDT', '0.05213000'],
  [0.0000005217, 'XDC-BTC', '0.0₆5217'],
  [0.1 + 0.2, 'XDC-ETH', '0.30000000'],
  [0, 'XDC-BTC', '0.00000000'],
] as const)('%d on the axis of %s is %s', (price, name, text) => {
  expect(axisPrice(price, pairOf(name))).toBe(text);
});

it('gives screen readers the last price and its change', () => {
  const pair = pairOf('XDC-USDT');
  expect(chartAlternative(pair, '15', [])).toBe('Price chart of XDC / USDT, bars of 15 minutes');
  expect(chartAlternative(pair, '15', [bar('0.05', '0.05'), bar('0.05', '0.051')])).toBe(
    'Price chart of XDC / USDT, bars of 15 minutes. Last price 0.051 USDT, up +2.00% from the bar before.',
  );
});

it('requests no more bars for a time frame than a server returns', () => {
  const minutes = { '1': 1, '15': 15, '30': 30, '120': 120, '240': 240, '1D': 1440, '1W': 10_080 } as const;
  for (const { seconds, resolution } of Object.values(frames)) {
    const length = Object.entries(minutes).find(([name]) => name === resolution)?.[1] ?? 0;
    expect(seconds / 60 / length).toBeLessThan(2000);
  }
});
