import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** The destination of a payment. All of our XRP traders share an address and differ in their tags. */
export interface PayTo {
  address: string;
  destinationTag?: string | undefined;
}

/** A payment to one of our addresses, as its chain shows it right now. */
export interface IncomingTransfer extends PayTo {
  /** The same payment keeps its id, whichever block it is in. */
  id: string;
  asset: AssetSymbol;
  transactionId: string;
  amount: DecimalText;
  /** The sender, if the chain reveals it. */
  from?: string | undefined;
  /** The block that contains it; undefined while it waits for one. */
  height?: number | undefined;
}

export interface ChainReading {
  /** Height of the newest block. A payment in that block has 1 confirmation. */
  height: number;
  transfers: readonly IncomingTransfer[];
}

export interface SendOrder extends PayTo {
  /** The same ID again is the same payment. */
  id: string;
  asset: AssetSymbol;
  amount: DecimalText;
}

export type Sending = { transactionId: string; refused?: never } | { refused: string; transactionId?: never };

export interface SentTransfer extends PayTo {
  transactionId: string;
  amount: DecimalText;
  confirmations: number;
  /** The network fee on top of the amount, and its coin. */
  networkFee: { asset: AssetSymbol; amount: DecimalText };
}

/**
 * The keeper of the coins. An exception means an outage: the request may or may not have been carried out. Answers are
 * final, except for blocks, which a chain may undo.
 */
export interface Custody {
  /** Whether coins aren't real, which screens and pages must say. */
  isSimulated: boolean;
  /** False without a custody: chains then read as empty, which doesn't mean that deposits are gone. */
  isConnected: boolean;
  /** The owner's address, always the same one. Undefined if the coin has none. */
  addressFor: (asset: AssetSymbol, owner: string) => Promise<PayTo | undefined>;
  /** Every payment to our addresses that waits for a block, or is in one of this height or above. */
  read: (asset: AssetSymbol, fromHeight: number) => Promise<ChainReading>;
  /** Sends once per ID. A refusal means that nothing was sent and nothing will be. */
  send: (order: SendOrder) => Promise<Sending>;
  /** The result of a send order; undefined if the order is unknown. */
  findSent: (id: string) => Promise<SentTransfer | undefined>;
}
