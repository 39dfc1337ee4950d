import type { AssetSymbol, DecimalText } from '@exchange/domain';

/** Where a coin is sent to; XRP shares one address and tells traders apart by their tags. */
export interface PayTo {
  address: string;
  destinationTag?: string | undefined;
}

/** A payment to an address of ours, as its chain shows it right now. */
export interface IncomingTransfer extends PayTo {
  /** The same payment keeps its id, whichever block it is in. */
  id: string;
  asset: AssetSymbol;
  transactionId: string;
  amount: DecimalText;
  /** Where it came from, as far as the chain tells. */
  from?: string | undefined;
  /** The block it is in; nothing while it waits for one. */
  height?: number | undefined;
}

export interface ChainReading {
  /** Of the newest block. A payment in it has 1 confirmation. */
  height: number;
  transfers: readonly IncomingTransfer[];
}

export interface SendOrder extends PayTo {
  /** The same id again is the same payment. */
  id: string;
  asset: AssetSymbol;
  amount: DecimalText;
}

export type Sending = { transactionId: string; refused?: never } | { refused: string; transactionId?: never };

export interface SentTransfer extends PayTo {
  transactionId: string;
  amount: DecimalText;
  confirmations: number;
  /** What the chain took on top of the amount, and in which coin. */
  networkFee: { asset: AssetSymbol; amount: DecimalText };
}

/**
 * Who keeps the coins. What it throws is an outage: whatever was asked may have happened. An answer it gives stands,
 * but for blocks, which a chain may take back.
 */
export interface Custody {
  /** No real coins are moved, which screens and pages must say. */
  isSimulated: boolean;
  /** False where there is no custody: chains then read as empty, which doesn't mean that deposits are gone. */
  isConnected: boolean;
  /** An address for this owner: the same at every call. Nothing where this coin has none. */
  addressFor: (asset: AssetSymbol, owner: string) => Promise<PayTo | undefined>;
  /** Every payment to an address of ours that waits for a block, or is in one of this height or above. */
  read: (asset: AssetSymbol, fromHeight: number) => Promise<ChainReading>;
  /** Sends once per id. Refused means that nothing was sent and nothing will be. */
  send: (order: SendOrder) => Promise<Sending>;
  /** What became of an order to send; nothing where it was never heard of. */
  findSent: (id: string) => Promise<SentTransfer | undefined>;
}
