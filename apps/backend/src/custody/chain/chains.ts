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
  /** Where a transaction is given, everything is part of it. */
  db: Queries;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Another one gives other addresses and transaction ids. */
  seed?: string;
}

/** The simulated chains, seen by their demo rather than by the exchange. */
export interface Chains {
  /** Makes the chains where they are missing. */
  prepare: () => Promise<void>;
  /** Adds blocks, of which the first takes up everything that waits. Answers with the height of the last. */
  mine: (asset: AssetSymbol, count: number) => Promise<number>;
  /** Takes the newest blocks back and answers with how many; at most as many as are kept. */
  undoBlocks: (asset: AssetSymbol, count: number, undoing: Undoing) => Promise<number>;
  /** Somebody outside pays an address; further outputs are part of the same transaction. */
  sendTestCoins: (payment: Payment, ...more: Omit<Payment, 'asset'>[]) => Promise<TestCoinsSent>;
  /** What the exchange's wallet holds of each coin. */
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

/** Custody of coins that exist on the simulated chains only. */
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
