import type { Bench } from '../bench';
import { createRounds } from '../rounds';
import { tradeByKeyboard } from './tradeByKeyboard';

const sideOf = createRounds(tradeByKeyboard);

const session =
  'ten orders in three pairs, placed and cancelled by keyboard alone, 1440 by 900, as `npm start` serves it with its demo market';

const peer = 'against the same without hotkeys, by Tab and Enter';

/** What a trader who never touches the mouse needs; to be lower with each release. */
export const keyboardTrading: readonly Bench[] = [
  {
    name: 'keyboard-trading-keystrokes',
    compares: `Keystrokes, digits included: ${session}, ${peer}`,
    unit: 'keystrokes',
    isExact: true,
    measure: (alternate) =>
      alternate(
        sideOf(({ hotkeys }) => hotkeys.keystrokes),
        sideOf(({ tabs }) => tabs.keystrokes),
      ),
  },
  {
    name: 'keyboard-trading-time',
    compares: `Time, with keys pressed as fast as the page takes them: ${session}, ${peer}`,
    unit: 'ms',
    measure: (alternate) =>
      alternate(
        sideOf(({ hotkeys }) => hotkeys.ms),
        sideOf(({ tabs }) => tabs.ms),
      ),
  },
];
