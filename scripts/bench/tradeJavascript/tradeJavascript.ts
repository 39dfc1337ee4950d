import type { Bench } from '../bench';
import { measureFirstVisit } from '../homeJavascript/firstVisit';

/**
 * The screen, and the pair in the trading header, which is loaded with it. Charts and lists are loaded after the book
 * and the forms; dialogs, pickers and menus when they are opened.
 */
const modules = ['src/app/screens/TradeScreen.tsx', 'src/app/shell/pair/PairChoice.tsx'];

export const tradeJavascript: Bench = {
  name: 'trade-javascript',
  compares:
    'JavaScript (Brotli) that a first visit to `/trade/XDC-USDT` loads before book and forms can be used, against the same libraries bundled on their own',
  unit: 'bytes',
  aim: { is: 'at most', ratio: 1.25 },
  isExact: true,
  measure: measureFirstVisit(modules),
};
