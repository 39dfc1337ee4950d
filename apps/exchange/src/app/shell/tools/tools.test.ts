import { expect, it } from 'vitest';
import { tradingHotkeys } from '../../../trading/hotkeys/tradingHotkeys';
import { frameHotkeys, pairHotkeys } from './tools';

it('each key of the trading screen means one thing, those of every screen included [TRD-311]', () => {
  const keys = [...frameHotkeys, ...pairHotkeys, ...tradingHotkeys].flatMap((hotkey) => [...hotkey.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});
