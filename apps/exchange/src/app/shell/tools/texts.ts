/** The texts of the dialogs that open above any screen. */
export const settingsTexts = {
  description: 'Saved on this device, for everyone who uses it.',
  appearance: 'Appearance',
  times: 'Times',
  zone: 'Time zone',
  zoneHint: 'For charts, trades, tables and date filters. Exports are always in UTC.',
  local: (offset: string): string => `Local, ${offset}`,
  trading: 'Trading',
  hotkeys: 'Single-key shortcuts',
  hotkeysHint: 'Press ? to see all of them.',
  sweep: 'Fill cumulative amount',
  sweepHint: "Clicking an order book row fills in the total up to that price, not just the row's own amount.",
  fills: 'When an order is filled',
  notify: 'Notify me',
  notifyHint: "A browser notification, when you're not looking at this page.",
  notifyAsking: 'Your browser is asking for permission.',
  notifyMissing: "This browser can't show notifications.",
  notifyRefused: 'Notifications are blocked. Allow them for this site in your browser settings.',
  sound: 'Play a sound',
  soundHint: 'Two soft tones: rising for a buy, falling for a sell.',
  soundMissing: "This browser can't play sounds.",
  layout: 'Trading layout',
  resetLayout: 'Reset layout',
  layoutIsDefault: 'The layout is already the default.',
} as const;

export const cheatSheetTexts = {
  or: 'or',
  hotkeysHint: "Off while you're typing or a dialog is open. No shortcut places an order, and cancelling asks first.",
} as const;

export const notLoadedText = "We couldn't load this. Check your connection, then reload the page.";
