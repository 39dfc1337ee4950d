import type { Bench } from './bench';
import { bookDrawings } from './bookDrawing/bookDrawing';
import { bookLatencies } from './bookLatency/bookLatency';
import { bookStores } from './bookStore/bookStore';
import { engineBenches } from './engine/engine';
import { keyboardTrading } from './keyboardTrading/keyboardTrading';
import { homeJavascript } from './homeJavascript/homeJavascript';
import { liveFanOut } from './liveFanOut/liveFanOut';
import { liveHeaps } from './liveHeap/liveHeap';
import { startSecondTime } from './startSecondTime/startSecondTime';
import { orderFlood } from './submit/orderFlood';
import { submitDurable } from './submit/submitDurable';
import { submitHttp } from './submit/submitHttp';
import { ownersShare } from './submit/ownersShare';
import { throughGateways } from './submit/throughGateway';
import { takeovers } from './takeover/takeover';
import { tradeJavascript } from './tradeJavascript/tradeJavascript';
import { webVitals } from './webVitals/webVitals';

/** In the order they run and appear in the table. */
export const benches: readonly Bench[] = [
  homeJavascript,
  tradeJavascript,
  ...webVitals,
  ...keyboardTrading,
  startSecondTime,
  ...takeovers,
  ...engineBenches,
  liveFanOut,
  submitDurable,
  submitHttp,
  orderFlood,
  ...throughGateways,
  ownersShare,
  ...bookLatencies,
  ...bookStores,
  ...bookDrawings,
  ...liveHeaps,
];
