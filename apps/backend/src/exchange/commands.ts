import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import type { Purse } from '../ledger/accounts';
import type { Leg } from '../ledger/legs';

/**
 * Everything that moves money, or keeps it from being moved. Figures are exact decimal text. An area adds its own
 * commands by declaring them here, beside the kind that carries them out, and what they come to in `Outcomes`.
 */
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
  /** Gives back what was reserved, and moves with it what belongs to it, such as a reward. */
  'funds.release': { id: string; also?: readonly Leg[] | undefined };
  /** Hands what was reserved, all of it, to the house or to traders, and moves with it what belongs to it. */
  'funds.settle': { id: string; shares: readonly Share[]; also?: readonly Leg[] | undefined };
  /** Any other movement: a reward, a demonstration's funds. The same id again is the same posting. */
  'funds.post': { id: string; legs: readonly Leg[] };
  /** Puts right what was booked wrong: who did it and why is kept with the posting. */
  'ledger.correct': { id: string; legs: readonly Leg[]; reason: string; by: string };
}

export type HoldKind = 'staked' | 'pending withdrawal' | 'swap hold';

interface Share {
  to: Purse;
  amount: DecimalText;
}

export type CommandKind = keyof Commands;

export type CommandOf<Kind extends CommandKind> = { kind: Kind } & Commands[Kind];

export type Command = { [Kind in CommandKind]: CommandOf<Kind> }[CommandKind];
