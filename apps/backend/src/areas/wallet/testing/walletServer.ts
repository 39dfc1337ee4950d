import { randomUUID } from 'node:crypto';
import type { AssetSymbol, DecimalText, PairName } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createChainCustody, createChains } from '#custody/chain/chains';
import { currency as currencyTable, trader as traderTable } from '#db/schema';
import { createOperator } from '../../testing/operator';
import { handOverSigned } from '#operator/testing/handOverSigned';
import { startAccounts, hour, type Answer, type From } from '../../accounts/testing/accountsServer';
import { createSessionStore } from '#identity/stores/sessions';
import type { NewTrader } from '#identity/stores/traders';
import { createMarket } from '#marketData/market';
import type { Purse } from '#ledger/accounts';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import type { AppOptions } from '#app';

/** A signed-in trader. */
export interface WalletTrader {
  uniqueId: string;
  email: string;
  token: string;
  /** A known place, from where signing in needs no confirmation by email. */
  home: From;
}

export interface WithdrawalWords {
  currency: AssetSymbol;
  amount: DecimalText;
  toAddress?: string;
  destinationTag?: string;
  client_withdrawal_id?: string;
}

const approved = 2;

/** An external address of each coin. */
export const outside: Readonly<Record<AssetSymbol, string>> = {
  BTC: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  XRP: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  USDT: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  USDC: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  XDC: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  XDCE: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BCHABC: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  BCHSV: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
};

/** Prices of one XDC, and the dollar prices of other coins. */
const prices: Partial<Record<PairName, DecimalText>> = {
  'XDC-USDT': '0.05',
  'XDC-USDC': '0.05',
  'XDC-ETH': '0.00002',
  'XDC-BTC': '0.000001',
  'XDC-XRP': '0.1',
  'BTC-USDT': '50000',
  'ETH-USDT': '2500',
  'XRP-USDT': '0.5',
};

/** For tests of what custody reports and sends. */
export const followingCustody = { CUSTODY_POLL_MS: '20' };

export type WalletServer = Awaited<ReturnType<typeof startWallet>>;

/** The whole backend with a stopped clock and simulated chains that produce blocks on request. */
export const startWallet = async (
  clusterUrl: string,
  settings: Record<string, string> = {},
  extras: Partial<AppOptions> = {},
) => {
  const market = createMarket();
  const server = await startAccounts(
    clusterUrl,
    {
      CHAIN_BLOCK_MS: '0',
      FLOOD_CALLS: '0',
      DEMO_ACCOUNTS: 'false',
      // Traders get whatever a test needs by a correction.
      OPERATOR_MOVE_XDC: '100000000000000',
      ...settings,
    },
    { market, config: { xdcPrices: { BCHABC: '7500', BCHSV: '900' } }, ...extras },
  );
  const { clock, database } = server;
  const { db, pool } = database;
  const now = (): number => clock.now;
  const chains = createChains({ db, now });
  const custody = createChainCustody({ db, now });
  const sessions = createSessionStore(db, { idleMs: 10_000 * hour, maxMs: 10_000 * hour });

  const setPrices = (changed: Partial<Record<PairName, DecimalText>>): void => {
    const at = Math.floor(clock.now / 1_000);
    for (const [pair, price] of Object.entries(changed))
      market.record([{ pair: pair as PairName, price, amount: '1', at }]);
  };
  setPrices(prices);

  const poll = { timeout: 20_000, interval: 20 };

  /** Another session for a trader whose earlier ones may have ended. */
  const signIn = async (uniqueId: string): Promise<string> => {
    const token = `token ${randomUUID()} of ${uniqueId}`;
    await sessions.open(token, uniqueId, 'here', new Date(clock.now));
    return token;
  };

  const handOverAndWait = async (command: Parameters<typeof handOverSigned>[1]['command']): Promise<void> => {
    const id = randomUUID();
    await db.transaction((transaction) => handOverSigned(transaction, { id, command, by: 'test' }, clock.now));
    await expect
      .poll(async () => {
        const { rows } = await pool.query<{ outcome: unknown }>('select outcome from inbox where id = $1', [id]);
        return rows[0]?.outcome;
      }, poll)
      .toMatchObject({ done: {} });
  };

  const moveAll = (amounts: Partial<Record<AssetSymbol, DecimalText>>, from: Purse, to: Purse): Promise<void> => {
    const legs = Object.entries(amounts).map(([asset, amount]) => ({ asset: asset as AssetSymbol, amount, from, to }));
    return handOverAndWait({ kind: 'ledger.correct', id: randomUUID(), legs, reason: 'Test', by: 'test' });
  };

  const post = (path: string, fields: Record<string, string>, { token }: Pick<WalletTrader, 'token'>) =>
    server.post(path, fields, undefined, token);

  const get = (path: string, fields: Record<string, string>, { token }: Pick<WalletTrader, 'token'>) =>
    server.get(path, fields, undefined, token);

  const history = async (
    trader: WalletTrader,
    type: 'Deposit' | 'Withdraw',
    more: Record<string, string> = {},
  ): Promise<Record<string, unknown>[]> => {
    const { body } = await get(
      '/transaction/history',
      { type, uniqueId: trader.uniqueId, exchangeId: '1', ...more },
      trader,
    );
    return body['data'] as Record<string, unknown>[];
  };

  /** An authenticator code works once, so each call moves the clock on to the next code. */
  const freshAppCode = (): string => {
    clock.now += 30_000;
    return server.appCode();
  };

  /** Names no destination unless one is given. */
  const askForCode = (
    trader: WalletTrader,
    currency: string,
    amount: string,
    to: Pick<WithdrawalWords, 'toAddress' | 'destinationTag'> = {},
  ): Promise<Answer> => post('/user/generate_withdrawal_otp', { exchange_id: '1', currency, amount, ...to }, trader);

  const lastCode = (trader: WalletTrader): string =>
    server.lettersTo(trader.email, 'withdrawalCode').at(-1)?.code ?? '';

  const request = (
    trader: WalletTrader,
    words: WithdrawalWords,
    codes: { otp: string; tfa: string },
  ): Promise<Answer> => {
    const { currency, amount, toAddress = outside[currency], ...more } = words;
    return post(
      '/user/withdraw_request',
      { exchange_id: '1', currency, amount, toAddress, transactionSpeed: 'normal', ...codes, ...more },
      trader,
    );
  };

  return {
    ...server,
    chains,
    custody,
    market,
    setPrices,
    post,
    get,
    history,
    askForCode,
    lastCode,
    freshAppCode,
    request,
    move: (asset: AssetSymbol, amount: DecimalText, from: Purse, to: Purse) => moveAll({ [asset]: amount }, from, to),
    signIn,
    /** An operator who always gives a reason. */
    ...createOperator({ database, now }),
    /** A call without a token. */
    postFrom: server.post,
    getFrom: server.get,
    changeTrader: async ({ uniqueId }: WalletTrader, values: Partial<NewTrader>): Promise<void> => {
      await db.update(traderTable).set(values).where(eq(traderTable.uniqueId, uniqueId));
    },
    changeCurrency: async (symbol: AssetSymbol, values: Partial<typeof currencyTable.$inferInsert>): Promise<void> => {
      await db.update(currencyTable).set(values).where(eq(currencyTable.symbol, symbol));
    },
    /** Requests a withdrawal with fresh codes. */
    withdraw: async (trader: WalletTrader, words: WithdrawalWords): Promise<Answer> => {
      const { currency, amount, toAddress = outside[currency], destinationTag } = words;
      const tag = destinationTag === undefined ? {} : { destinationTag };
      const asked = await askForCode(trader, currency, amount, { toAddress, ...tag });
      if (asked.status !== 200) return asked;
      return request(trader, words, { otp: lastCode(trader), tfa: freshAppCode() });
    },
    /** A trader who may withdraw, with these funds. */
    addTrader: async (
      funds: Partial<Record<AssetSymbol, DecimalText>> = {},
      values: Partial<NewTrader> = {},
    ): Promise<WalletTrader> => {
      const uniqueId = `u-${randomUUID()}`;
      const { email, home } = await server.addTrader({ ...server.withApp(uniqueId), kycStatus: approved, ...values });
      const token = await signIn(uniqueId);
      if (Object.keys(funds).length > 0) await moveAll(funds, { house: 'demo faucet' }, { trader: uniqueId });
      return { uniqueId, email, token, home };
    },
    /** The trader's own address for a coin. */
    addressOf: async (trader: WalletTrader, tokenSymbol: AssetSymbol) => {
      const { body } = await post(
        '/user/get_address',
        { exchangeId: '1', uniqueId: trader.uniqueId, tokenSymbol },
        trader,
      );
      return body['message'] as { address: string; destinationTag: string | null };
    },
    /** A trader's balances in the database, by names such as `available USDT`. */
    balancesOf: async ({ uniqueId }: WalletTrader): Promise<Record<string, string>> => {
      const { rows } = await pool.query<{ name: string; balance: string }>(
        `select kind || ' ' || asset as name, trim_scale(balance)::text as balance from account
         where owner = $1 and balance <> 0 order by id`,
        [uniqueId],
      );
      return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
    },
    /** Waits until background work leads to this. */
    until: async (read: () => Promise<unknown>, expected: object): Promise<void> => {
      await expect.poll(read, poll).toMatchObject(expected);
    },
    /** Checks the ledger, then closes. */
    closeSound: async (): Promise<void> => {
      const { isSound, checks } = await checkLedger(pool);
      await server.close();
      if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
    },
  };
};
