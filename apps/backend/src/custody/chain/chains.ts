import type { AssetSymbol } from '@exchange/domain';
import type { Queries } from '../../db/client';
import type { Custody } from '../custody';
import { addressFor } from './addresses';
import { mine, undoBlocks, type Undoing } from './blocks';
import { readHoldings, type Holdings } from './holdings';
import { createChainNames } from './names';
import type { Payment } from './payment';
import { send } from './sending';
import { sendTestCoins, type TestCoinsSent } from './testCoins';
import { findSent, readIncoming } from './transfers';
import { prepareChains, type ChainWorld } from './world';

export interface ChainOptions {
  /** If this is a transaction, everything happens in it. */
  db: Queries;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A different seed gives different addresses and transaction IDs. */
  seed?: string;
}

/** The simulated chains from the point of view of the demo, not of the exchange. */
export interface Chains {
  /** Creates missing chains. */
  prepare: () => Promise<void>;
  /** Adds blocks, the first of which contains everything that waits. Returns the height of the last. */
  mine: (asset: AssetSymbol, count: number) => Promise<number>;
  /** Undoes the newest blocks and returns how many; at most as many as are kept. */
  undoBlocks: (asset: AssetSymbol, count: number, undoing: Undoing) => Promise<number>;
  /** A payment from outside. Further outputs are part of the same transaction. */
  sendTestCoins: (payment: Payment, ...more: Omit<Payment, 'asset'>[]) => Promise<TestCoinsSent>;
  /** The holdings of the exchange's wallet. */
  holdings: () => Promise<Holdings>;
}

const usualSeed = 'demo';

const worldOf = ({ db, now, seed = usualSeed }: ChainOptions): ChainWorld => ({
  db,
  now,
  names: createChainNames(seed),
});

export const createChains = (options: ChainOptions): Chains => {
  const world = worldOf(options);
  return {
    prepare: () => prepareChains(world),
    mine: (asset, count) => mine(world, asset, count),
    undoBlocks: (asset, count, undoing) => undoBlocks(world, asset, count, undoing),
    sendTestCoins: ({ asset, ...first }, ...more) => sendTestCoins(world, asset, [first, ...more]),
    holdings: () => readHoldings(world.db),
  };
};

/** Custody of coins that only exist on the simulated chains. */
export const createChainCustody = (options: ChainOptions): Custody => {
  const world = worldOf(options);
  return {
    isSimulated: true,
    isConnected: true,
    addressFor: (asset, owner) => addressFor(world, asset, owner),
    read: (asset, fromHeight) => readIncoming(world.db, asset, fromHeight),
    send: (order) => send(world, order),
    findSent: (id) => findSent(world.db, id),
  };
};
