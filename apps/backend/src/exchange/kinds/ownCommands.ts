import { cancelOrder, cancelOrders } from './cancelling';
import type { AnyKind } from '../commandKind';
import { correctLedger } from './correcting';
import { releaseFunds, settleFunds } from './endingHolds';
import { placeOrder } from './placing';
import { postFunds } from './posting';
import { reserveFunds } from './reserving';
import { setReferencePrice } from './settingReference';
import { swapCoins } from './swapping';

/** The commands that every exchange has, without any areas. */
export const ownCommands: readonly AnyKind[] = [
  placeOrder,
  cancelOrder,
  cancelOrders,
  swapCoins,
  reserveFunds,
  releaseFunds,
  settleFunds,
  postFunds,
  correctLedger,
  setReferencePrice,
];
