import type { Bench } from '../bench';
import { measureFirstVisit } from './firstVisit';

export const homeJavascript: Bench = {
  name: 'home-javascript',
  compares: 'JavaScript (Brotli) that a first visit to `/` loads, against the same libraries bundled on their own',
  unit: 'bytes',
  aim: { is: 'at most', ratio: 1.5 },
  isExact: true,
  measure: measureFirstVisit(['src/markets/HomeScreen.tsx']),
};
