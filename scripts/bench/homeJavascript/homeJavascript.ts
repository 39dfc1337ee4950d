import type { Bench } from '../bench';
import { measureFirstVisit } from './firstVisit';

export const homeJavascript: Bench = {
  name: 'home-javascript',
  compares:
    'JavaScript, compressed with brotli, that a first visit of `/` loads, against the same libraries bundled bare',
  unit: 'bytes',
  aim: { is: 'at most', ratio: 1.5 },
  isExact: true,
  measure: measureFirstVisit(['src/markets/HomeScreen.tsx']),
};
