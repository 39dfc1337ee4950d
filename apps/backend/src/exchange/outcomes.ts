import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import type { CommandKind, HoldKind } from './commands';

export type OrderStatus = 'open' | 'completed' | 'cancelled';

/** An order as it stands. Moments are milliseconds since 1970. */
export interface Order {
  /** `o-` and a number; later orders have greater ones. */
  id: string;
  trader: string;
  pair: PairName;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  filled: DecimalText;
  /** Traded so far, in the quote currency. */
  total: DecimalText;
  /** What came of it after the fee: the base currency of a buy order, the quote currency of a sell order. */
  received: DecimalText;
  /** In the currency that is received. */
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

/** What a command comes to; an area declares here what its own come to. */
export interface Outcomes {
  'order.place': {
    order: Order;
    /** The client order id was known: this is the order it belongs to, as it stands now. */
    isRepeat: boolean;
    /** The rest was cancelled because it would have met an order of the same trader. */
    isCutShort: boolean;
  };
  'order.cancel': { order: Order };
  'orders.cancel': { orders: Order[] };
  'coins.swap': { order: Order };
  'funds.reserve': { hold: Hold; isRepeat: boolean };
  'funds.release': { hold: Hold; isRepeat: boolean };
  'funds.settle': { hold: Hold; isRepeat: boolean };
  'funds.post': { isRepeat: boolean };
  'ledger.correct': { isRepeat: boolean };
}

/** Why a command was not carried out; nothing has changed then. */
export const refusalCodes = [
  'figure',
  'no such pair',
  'no such order',
  'no such trader',
  'not open',
  'no such hold',
  'not held',
  'closed',
  'insufficient',
  'not offered',
  'own order',
  'too many orders',
  'id used',
  'reason',
  'frozen',
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
  /** Which figure of the command is to blame. */
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
