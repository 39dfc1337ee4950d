import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import type { HouseKind, Purse } from '../ledger/accounts';

/** Everything that moves money, or keeps it from being moved. Figures are exact decimal text. */
export interface Commands {
  /** A limit order. The same client order id again is the same order. */
  'order.place': {
    trader: string;
    pair: PairName;
    side: Side;
    price: DecimalText;
    amount: DecimalText;
    clientOrderId?: string | undefined;
  };
  /** Takes the rest of an order out of the book. */
  'order.cancel': { trader: string; order: string };
  /** The same for all of a trader's open orders, or for those of one pair. */
  'orders.cancel': { trader: string; pair?: PairName | undefined };
  /** Swaps XDCE into XDC with whoever offers it on XDC-XDCE: all of it at once, or nothing. */
  'coins.swap': { trader: string; amount: DecimalText };
  /** Keeps money from being spent, under an id that its area chooses. The same id again is the same hold. */
  'funds.reserve': { id: string; trader: string; asset: AssetSymbol; amount: DecimalText; as: HoldKind };
  /** Gives back what was reserved. */
  'funds.release': { id: string };
  /** Hands what was reserved, all of it, to the house. */
  'funds.settle': { id: string; shares: readonly Share[] };
  /** Any other movement: a deposit, a reward, a correction. The same id again is the same posting. */
  'funds.post': { id: string; asset: AssetSymbol; amount: DecimalText; from: Purse; to: Purse };
}

export type HoldKind = 'staked' | 'pending withdrawal';

interface Share {
  house: HouseKind;
  amount: DecimalText;
}

export type CommandKind = keyof Commands;

export type Command = { [Kind in CommandKind]: { kind: Kind } & Commands[Kind] }[CommandKind];
