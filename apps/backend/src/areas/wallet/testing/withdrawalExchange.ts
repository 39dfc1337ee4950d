import { randomBytes } from 'node:crypto';
import type { AssetSymbol, DecimalText, PairName } from '@exchange/domain';
import { areaCommands } from '../..';
import type { Custody, SendOrder, SentTransfer, Sending } from '#custody/custody';
import type { CommandOf } from '#exchange/commands';
import { startTestExchange } from '#exchange/testing/testExchange';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { createCodeStore } from '#identity/stores/codes';
import { createSeals } from '#identity/secrets/sealing';
import { toWithdrawalItem } from '#transfers/withdrawalItem';
import { readWithdrawals, type Withdrawal } from '#transfers/withdrawal';
import { codePurpose, codeScope } from '../withdrawals/withdrawalCode';
import { withdrawalJob } from '../withdrawals/withdrawalJob';
import { outside } from './walletServer';

interface Wanted {
  asset?: AssetSymbol;
  amount: DecimalText;
  clientId?: string;
}

const code = '12345';

/** Simulates custody that sends at once and confirms only when a test says so. */
const createFakeCustody = () => {
  const orders: SendOrder[] = [];
  const sent = new Map<string, SentTransfer>();
  const transactionOf = (id: string): string => `tx of ${id}`;
  return {
    /** Every send order, repeats included. */
    orders,
    sent,
    transactionOf,
    send: async (order: SendOrder): Promise<Sending> => {
      orders.push(order);
      const transactionId = transactionOf(order.id);
      if (!sent.has(order.id))
        sent.set(order.id, {
          ...order,
          transactionId,
          confirmations: 0,
          networkFee: { asset: order.asset, amount: '0.5' },
        });
      return { transactionId };
    },
    findSent: async (id: string): Promise<SentTransfer | undefined> => sent.get(id),
    confirm: (id: string, confirmations: number): void => {
      const transfer = sent.get(id);
      if (transfer) transfer.confirmations = confirmations;
    },
  };
};

interface Extras {
  approveAfterMs?: number;
  patienceMs?: number;
}

export type WithdrawalExchange = Awaited<ReturnType<typeof startWithdrawals>>;

/** An exchange whose withdrawals advance only when a test runs the job, with a scripted custody. */
export const startWithdrawals = async (
  clusterUrl: string,
  { approveAfterMs = 60_000, patienceMs = 2_000 }: Extras = {},
) => {
  const prices: Partial<Record<PairName, DecimalText>> = { 'XDC-USDT': '0.05', 'XDC-BTC': '0.000001' };
  const exchange = await startTestExchange(clusterUrl, {
    kinds: areaCommands(),
    lastPrice: (pair) => prices[pair],
  });
  const { database, clock } = exchange;
  const { pool } = database;
  const codes = createCodeStore(database.db, createSeals(randomBytes(32)));
  const custody = createFakeCustody();
  const warned: string[] = [];
  let steps = 0;

  /** A request as if its code had been emailed, with an unused authenticator code. */
  const commandFor = async (
    trader: string,
    { asset = 'XDC', amount, clientId }: Wanted,
  ): Promise<CommandOf<'withdrawal.request'>> => {
    const address = outside[asset];
    const key = { uniqueId: trader, purpose: codePurpose, scope: codeScope(asset, amount, { address }) } as const;
    await codes.keep(key, code, new Date(clock.now));
    const codeDigests = { named: codes.digestOf(key, code).toString('hex'), unnamed: '' };
    steps += 1;
    return {
      kind: 'withdrawal.request',
      trader,
      asset,
      amount,
      address,
      codeDigests,
      totpStep: steps,
      clientId,
    };
  };

  const job = withdrawalJob({
    pool,
    custody: {
      send: (order) => custody.send(order),
      findSent: (id) => custody.findSent(id),
    } satisfies Pick<Custody, 'send' | 'findSent'>,
    exchange: { submit: (command) => exchange.current().submit(command), isOpen: () => exchange.current().isOpen() },
    log: { warn: (_, message) => void warned.push(message) },
    now: () => clock.now,
    approveAfterMs,
    patienceMs,
    everyMs: 1_000,
  });

  const find = async (id: string): Promise<Withdrawal> => {
    const found = (await readWithdrawals(pool, [id])).get(id);
    if (!found) throw new Error(`There is no withdrawal ${id}.`);
    return found;
  };

  return {
    ...exchange,
    custody,
    warned,
    prices,
    commandFor,
    find,
    /** As its trader sees it. */
    itemOf: async (id: string) => toWithdrawalItem(await find(id)),
    /** A trader who may withdraw. */
    addTrader: async (funds: Partial<Record<AssetSymbol, DecimalText>>): Promise<string> => {
      const trader = await exchange.addTrader(funds);
      await pool.query(
        `update trader set kyc_status = 2, two_factor_since = $2, two_factor_secret = '\\x00' where unique_id = $1`,
        [trader, new Date(clock.now - 48 * 60 * 60_000)],
      );
      return trader;
    },
    requested: async (trader: string, wanted: Wanted): Promise<string> => {
      const { done, refused } = await exchange.submit<'withdrawal.request'>(await commandFor(trader, wanted));
      if (refused || done.wrong) throw new Error((refused ?? done.wrong)?.message);
      return done.withdrawal.id;
    },
    /** Runs the automatic steps once, and throws what custody threw. */
    run: (): Promise<void> => job.work(new AbortController().signal),
    /** What left custody minus what came in. */
    custodyBalance: async (asset: AssetSymbol): Promise<string> => {
      const { rows } = await pool.query<{ balance: string }>(
        `select trim_scale(coalesce(sum(balance), 0))::text as balance from account
         where owner is null and kind = 'custody' and asset = $1`,
        [asset],
      );
      return rows[0]?.balance ?? '0';
    },
    feesOf: async (asset: AssetSymbol): Promise<string> => {
      const { rows } = await pool.query<{ balance: string }>(
        `select trim_scale(coalesce(sum(balance), 0))::text as balance from account
         where owner is null and kind = 'fees' and asset = $1`,
        [asset],
      );
      return rows[0]?.balance ?? '0';
    },
    closeSound: async (): Promise<void> => {
      const { isSound, checks } = await checkLedger(pool);
      await exchange.close();
      if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
    },
  };
};
