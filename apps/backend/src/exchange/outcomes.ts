import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import type { CommandKind, HoldKind } from './commands';

export type OrderStatus = 'open' | 'completed' | 'cancelled';

/** The state of an order. Times are milliseconds since 1970. */
export interface Order {
  /** `o-` and a number; later orders have greater numbers. */
  id: string;
  trader: string;
  pair: PairName;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  filled: DecimalText;
  /** Filled so far, in the quote currency. */
  total: DecimalText;
  /** Received after the fee: base currency for a buy order, quote currency for a sell order. */
  received: DecimalText;
  /** In the received currency. */
  fee: DecimalText;
  status: OrderStatus;
  clientOrderId?: string | undefined;
  createdAt: number;
  updatedAt: number;
}

export interface Hold {
  id: string;
  trader: string;
  as: HoldKind;
  asset: AssetSymbol;
  amount: DecimalText;
  status: 'held' | 'released' | 'settled';
}

/** The results of commands. Areas declare those of their own commands here. */
export interface Outcomes {
  'order.place': {
    order: Order;
    /** The client order ID was already used: this is the existing order in its current state. */
    isRepeat: boolean;
    /** The rest was cancelled because it would have met an order of the same trader. */
    isCutShort: boolean;
  };
  'order.cancel': { order: Order };
  'orders.cancel': { orders: Order[] };
  'coins.swap': { order: Order; isRepeat: boolean };
  'funds.reserve': { hold: Hold; isRepeat: boolean };
  'funds.release': { hold: Hold; isRepeat: boolean };
  'funds.settle': { hold: Hold; isRepeat: boolean };
  'funds.post': { isRepeat: boolean };
  'ledger.correct': { isRepeat: boolean };
  'reference.set': { price: DecimalText };
}

/** Why a command was not carried out. Nothing has changed in that case. */
export const refusalCodes = [
  'figure',
  'no such pair',
  'no such order',
  'no such trader',
  'not open',
  'no such hold',
  'not held',
  'closed',
  'wrong email code',
  'wrong app code',
  'insufficient',
  'not offered',
  'own order',
  'too many orders',
  'id used',
  'reason',
  'frozen',
  'session ended',
  'not allowed',
  'limit',
  'no such deposit',
  'no such withdrawal',
  'no such documents',
  'no such swap',
  'no such stake',
  'too late',
  'failed',
  'unavailable',
  'unconfirmed',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  code: RefusalCode;
  /** For the person who asked. */
  message: string;
  /** The figure of the command that caused the refusal. */
  field?:
    | 'price'
    | 'amount'
    | 'pair'
    | 'order'
    | 'clientOrderId'
    | 'asset'
    | 'address'
    | 'destinationTag'
    | 'withdrawal'
    | 'otp'
    | 'tfa'
    | 'txHash'
    | 'buyingDate'
    | 'clientSwapId'
    | 'tenure'
    | 'stake'
    | 'clientStakeId'
    | undefined;
}

export type Outcome<Kind extends CommandKind> =
  | { done: Outcomes[Kind]; refused?: never }
  | { refused: Refusal; done?: never };
