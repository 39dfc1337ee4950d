import { assetSymbols, fromUnits, toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import type { Pool } from 'pg';
import { plainDecimal } from '../../db/plainDecimal';
import type { Command } from '../../exchange/commands';
import type { Units } from '../../ledger/units';

type Post = Extract<Command, { kind: 'funds.post' }>;

/** The target funds of each simulated trader, worth about a million USD. Other coins aren't traded. */
const wanted: Partial<Record<AssetSymbol, DecimalText>> = {
  BTC: '11',
  ETH: '320',
  XRP: '440000',
  XDC: '19000000',
  XDCE: '19000000',
  USDT: '1000000',
  USDC: '1000000',
};

/** Funds are topped up below a quarter of the target, and taken back above four times, always to the target. */
const [least, most] = [4n, 4n];

export type Purses = ReadonlyMap<string, Units>;

export const purseKey = (trader: string, asset: string): string => `${trader} ${asset}`;

/** For this long a posting keeps its ID, so that one whose answer was lost isn't made twice. */
const postingMs = 600_000;

const faucet = { house: 'demo faucet' } as const;

const postingFor = (trader: string, asset: AssetSymbol, has: Units, target: Units, at: number): Post[] => {
  if (has >= target / least && has <= target * most) return [];
  const id = `simulation ${trader} ${asset} ${Math.floor(at / postingMs)}`;
  const [from, to] = has < target ? [faucet, { trader }] : [{ trader }, faucet];
  const amount = fromUnits(has < target ? target - has : has - target);
  return [{ kind: 'funds.post', id, legs: [{ asset, amount, from, to }] }];
};

/** The postings needed so that everyone can go on trading for a while. */
export const fundsNeeded = (traders: readonly string[], purses: Purses, at: number): Post[] =>
  traders.flatMap((trader) =>
    assetSymbols.flatMap((asset) => {
      const target = wanted[asset];
      const has = purses.get(purseKey(trader, asset)) ?? 0n;
      return target === undefined ? [] : postingFor(trader, asset, has, toUnits(target), at);
    }),
  );

/** Traders' available balances in the database. */
export const readPurses = async (pool: Pick<Pool, 'query'>, traders: readonly string[]): Promise<Purses> => {
  const { rows } = await pool.query<{ owner: string; asset: string; balance: string }>(
    `select owner, asset, balance from account where kind = 'available' and owner = any ($1)`,
    [traders],
  );
  return new Map(rows.map(({ owner, asset, balance }) => [purseKey(owner, asset), toUnits(plainDecimal(balance))]));
};
