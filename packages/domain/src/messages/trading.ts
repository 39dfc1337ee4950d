import { showCoins, showExactly } from '../format/figure';

export const tradingTexts = {
  limit: 'Limit',
  groups: 'Groups',
  tabs: { openOrders: 'Open Orders', tradeHistory: 'Trade History', funds: 'Funds' },
  underMaintenance: 'Under Maintenance',
  cancelling: 'Cancelling',
  cancelUnreachable: 'Cancelling is under process',
  partiallyCompleted: 'Order Partially Completed Successfully',
  completed: 'Order Completed Successfully',
  visitorPrompt: 'Log in or register to trade.',
} as const;

export const minimumText = (minimum: string, currency: string): string => `Minimum ${showCoins(minimum, currency)}`;

export const maximumText = (maximum: string, currency: string): string => `Maximum ${showCoins(maximum, currency)}`;

export const priceBandText = (percent: number | string): string =>
  `Maximum ${String(percent)}% +/- deviation allowed from last price`;

export const swappedText = (amount: string): string => `${showExactly(amount)} Swap Successfully`;
