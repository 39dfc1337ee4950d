import type { Bench } from './bench';
import { bookLatencies } from './bookLatency/bookLatency';
import { engineBenches } from './engine/engine';
import { homeJavascript } from './homeJavascript/homeJavascript';
import { liveFanOut } from './liveFanOut/liveFanOut';
import { startSecondTime } from './startSecondTime/startSecondTime';
import { submitDurable } from './submit/submitDurable';
import { submitHttp } from './submit/submitHttp';

/** In the order in which they run and stand in the table. */
export const benches: readonly Bench[] = [
  homeJavascript,
  startSecondTime,
  ...engineBenches,
  liveFanOut,
  submitDurable,
  submitHttp,
  ...bookLatencies,
];
