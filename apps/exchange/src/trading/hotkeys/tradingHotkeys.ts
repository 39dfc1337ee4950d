import type { HotkeyWords } from '../../shared/hotkeys/hotkey';

const forms = 'Order forms';
const market = 'Market';
const lists = 'Orders and funds';

/** Hotkeys of the trading screen. None of them places or cancels an order: that takes a further word. */
export const tradingHotkeys = [
  { name: 'buy', label: 'Go to the buy form', group: forms, keys: ['b'] },
  { name: 'sell', label: 'Go to the sell form', group: forms, keys: ['s'] },
  { name: 'share25', label: 'Fill in 25% of the balance', group: forms, keys: ['1'], isKeyOnly: true },
  { name: 'share50', label: 'Fill in 50% of the balance', group: forms, keys: ['2'], isKeyOnly: true },
  { name: 'share75', label: 'Fill in 75% of the balance', group: forms, keys: ['3'], isKeyOnly: true },
  { name: 'share100', label: 'Fill in 100% of the balance', group: forms, keys: ['4'], isKeyOnly: true },
  { name: 'chart', label: 'Show the chart', group: market, keys: ['c'] },
  { name: 'depth', label: 'Show the depth', group: market, keys: ['d'] },
  { name: 'grouping', label: 'Next grouping of the order book', group: market, keys: ['g'] },
  { name: 'openOrders', label: 'Show open orders', group: lists, keys: ['o'] },
  { name: 'tradeHistory', label: 'Show the trade history', group: lists, keys: ['t'] },
  { name: 'funds', label: 'Show funds', group: lists, keys: ['f'] },
  // Too rare for a key of its own: it stands in the command menu.
  { name: 'resetSizes', label: 'Bring back the first panel sizes', group: 'Actions', keys: [] },
] as const satisfies readonly HotkeyWords[];
