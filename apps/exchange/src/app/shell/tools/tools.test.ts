import { expect, it } from 'vitest';
import { tradingHotkeys } from '#trading/hotkeys/tradingHotkeys.ts';
import { frameHotkeys, pairHotkeys } from './tools';

it('each key of the trading screen has one meaning, including those of every screen', () => {
  const keys = [...frameHotkeys, ...pairHotkeys, ...tradingHotkeys].flatMap((hotkey) => [...hotkey.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});
