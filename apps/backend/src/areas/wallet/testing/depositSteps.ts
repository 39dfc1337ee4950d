import type { AssetSymbol, DecimalText } from '@exchange/domain';
import { expect, vi } from 'vitest';
import { createOperator } from '../../testing/operator';
import type { Incoming } from '#transfers/incoming';
import type { WalletServer, WalletTrader } from './walletServer';

type Row = Record<string, unknown>;

/** Waits until background work leads to this. Usable outside tests, too. */
const until = (read: () => Promise<unknown>, expected: object): Promise<void> =>
  vi.waitFor(async () => expect(await read()).toMatchObject(expected), { timeout: 20_000, interval: 20 });

/** Steps that deposit tests share, on a wallet server. */
export const depositSteps = (server: WalletServer) => {
  const { chains, database } = server;
  const operator = createOperator({ database, now: () => server.clock.now });

  const pay = async (trader: WalletTrader, asset: AssetSymbol, amount: DecimalText): Promise<string> => {
    const { address, destinationTag } = await server.addressOf(trader, asset);
    const { transactionId = '' } = await chains.sendTestCoins({
      asset,
      amount,
      address,
      ...(destinationTag !== null && { destinationTag }),
    });
    return transactionId;
  };

  const newest = async (trader: WalletTrader): Promise<Row | undefined> => (await server.history(trader, 'Deposit'))[0];

  const untilNewest = (trader: WalletTrader, expected: object): Promise<void> => until(() => newest(trader), expected);

  /** The deposit of a transaction as stored, whoever owns it. */
  const stored = async (transactionId: string): Promise<Row | undefined> => {
    const { rows } = await database.pool.query<Row>(
      `select id, owner, status, kept_for as "keptFor", confirmations, trim_scale(amount)::text as amount, credits
       from incoming where transaction_id = $1 order by id`,
      [transactionId],
    );
    return rows[0];
  };

  return {
    operator,
    pay,
    newest,
    untilNewest,
    stored,
    untilStored: (transactionId: string, expected: Partial<Incoming>): Promise<void> =>
      until(() => stored(transactionId), expected),
    /** Waits until the chains have been read to their current height: what hasn't happened by then won't. */
    settled: async (asset: AssetSymbol): Promise<void> => {
      const height = await chains.mine(asset, 1);
      const read = async () => {
        const { rows } = await database.pool.query<{ height: string }>(
          'select height from custody_reading where asset = $1',
          [asset],
        );
        return { height: Number(rows[0]?.height) };
      };
      await until(read, { height });
    },
    /** The payer sends a dropped transaction of XDC again, and it gets into a block, or waits for one. */
    sendAgain: async (
      transactionId: string,
      { address, amount, blocks = 1 }: { address: string; amount: DecimalText; blocks?: number },
    ): Promise<void> => {
      await database.pool.query(
        `insert into chain_transfer (asset, transaction_id, output, from_address, to_address, amount, at)
         values ('XDC', $1, 0, $2, $2, $3, now())`,
        [transactionId, address, amount],
      );
      if (blocks > 0) await chains.mine('XDC', blocks);
    },
    /** A credited payment. */
    deposit: async (
      trader: WalletTrader,
      asset: AssetSymbol,
      amount: DecimalText,
      confirmations = 1,
    ): Promise<string> => {
      const transactionId = await pay(trader, asset, amount);
      await chains.mine(asset, confirmations);
      await untilNewest(trader, { transactionId, status: 'Completed', confirmations });
      return transactionId;
    },
    /** The timeline of a transaction's deposit, without the times. */
    stepsOf: async (trader: WalletTrader, transactionId: string): Promise<Row[]> => {
      const rows = await server.history(trader, 'Deposit');
      const steps = rows.find((row) => row['transactionId'] === transactionId)?.['steps'] as Row[] | undefined;
      return (steps ?? []).map(({ at: _, ...step }) => step);
    },
  };
};

export type DepositSteps = ReturnType<typeof depositSteps>;
