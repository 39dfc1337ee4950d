import type { HotkeyWords } from '#shared/hotkeys/hotkey.ts';
import { listsGroup } from '../lists/bottomTabs';

const forms = 'Order forms';
const market = 'Market';

/** Hotkeys of the trading screen. None places an order: that always needs a click or Enter. */
export const tradingHotkeys = [
  { name: 'buy', label: 'Go to the buy form', group: forms, keys: ['b'] },
  { name: 'sell', label: 'Go to the sell form', group: forms, keys: ['s'] },
  { name: 'price', label: 'Go to the price', group: forms, keys: ['e'] },
  { name: 'flip', label: 'Move the order to the other side', group: forms, keys: ['w'] },
  { name: 'share25', label: 'Use 25% of balance', group: forms, keys: ['1'], isKeyOnly: true },
  { name: 'share50', label: 'Use 50% of balance', group: forms, keys: ['2'], isKeyOnly: true },
  { name: 'share75', label: 'Use 75% of balance', group: forms, keys: ['3'], isKeyOnly: true },
  { name: 'share100', label: 'Use 100% of balance', group: forms, keys: ['4'], isKeyOnly: true },
  { name: 'chart', label: 'Show chart', group: market, keys: ['c'] },
  { name: 'depth', label: 'Show depth chart', group: market, keys: ['d'] },
  { name: 'grouping', label: 'Change order book grouping', group: market, keys: ['g'] },
  { name: 'openOrders', label: 'Show open orders', group: listsGroup, keys: ['o'] },
  { name: 'tradeHistory', label: 'Show trade history', group: listsGroup, keys: ['t'] },
  { name: 'funds', label: 'Show funds', group: listsGroup, keys: ['f'] },
  // Too rare for a key of its own, so it is only in the command menu.
  { name: 'resetSizes', label: 'Reset layout', group: 'Actions', keys: [] },
] as const satisfies readonly HotkeyWords[];
