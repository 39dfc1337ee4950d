import type { Bench } from './bench';
import { homeJavascript } from './homeJavascript/homeJavascript';
import { startSecondTime } from './startSecondTime/startSecondTime';

/** In the order in which they run and stand in the table. */
export const benches: readonly Bench[] = [homeJavascript, startSecondTime];
