import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import type { Purse } from '../ledger/accounts';
import type { Leg } from '../ledger/legs';

/**
 * Everything that moves money or holds it. Figures are exact decimal text. An area declares its own commands here,
 * beside the kind that carries them out, and their results in `Outcomes`.
 */
export interface Commands {
  /** A limit order. The same client order ID again is the same order. */
  'order.place': {
    trader: string;
    pair: PairName;
    side: Side;
    price: DecimalText;
    amount: DecimalText;
    clientOrderId?: string | undefined;
  };
  /** Cancels the rest of an order. */
  'order.cancel': { trader: string; order: string };
  /** Cancels all of a trader's open orders, or those of one pair. */
  'orders.cancel': { trader: string; pair?: PairName | undefined };
  /**
   * Swaps XDCE into XDC with offers on XDC-XDCE: the whole amount at once, or nothing. The same client order ID again is
   * the same swap.
   */
  'coins.swap': { trader: string; amount: DecimalText; clientOrderId?: string | undefined };
  /** Holds money under an ID chosen by the area. The same ID again is the same hold. */
  'funds.reserve': { id: string; trader: string; asset: AssetSymbol; amount: DecimalText; as: HoldKind };
  /** Releases a hold, together with movements that belong to it, such as a reward. */
  'funds.release': { id: string; also?: readonly Leg[] | undefined };
  /** Pays a whole hold to the exchange or to traders, together with movements that belong to it. */
  'funds.settle': { id: string; shares: readonly Share[]; also?: readonly Leg[] | undefined };
  /** Any other movement, such as a reward or demo funds. The same ID again is the same posting. */
  'funds.post': { id: string; legs: readonly Leg[] };
  /** Corrects a wrong entry. Its author and reason are stored with the posting. */
  'ledger.correct': { id: string; legs: readonly Leg[]; reason: string; by: string };
  /** Sets the reference price of a pair, from which its price band is measured. */
  'reference.set': { pair: PairName; price: DecimalText; reason: string; by: string };
}

export type HoldKind = 'staked' | 'pending withdrawal' | 'swap hold';

interface Share {
  to: Purse;
  amount: DecimalText;
}

export type CommandKind = keyof Commands;

export type CommandOf<Kind extends CommandKind> = { kind: Kind } & Commands[Kind];

export type Command = { [Kind in CommandKind]: CommandOf<Kind> }[CommandKind];
