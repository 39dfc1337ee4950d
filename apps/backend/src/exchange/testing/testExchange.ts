import type { AssetSymbol, DecimalText, PairName, Side } from '@exchange/domain';
import { connect } from '../../db/client';
import { trader as traderTable } from '../../db/schema';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import type { Committed } from '../events';
import { createOwnExchange, type OwnExchangeOptions } from '../running/createOwnExchange';

export interface OrderFigures {
  pair?: PairName;
  price: DecimalText;
  amount: DecimalText;
  clientOrderId?: string;
}

export type TestExchange = Awaited<ReturnType<typeof startTestExchange>>;

/** An exchange on its own database, with a stopped clock and no price band unless requested. */
export const startTestExchange = async (
  clusterUrl: string,
  extras: Partial<OwnExchangeOptions> = {},
  createDatabase: (clusterUrl: string) => Promise<TestDatabase> = createTestDatabase,
) => {
  const store = await createDatabase(clusterUrl);
  const database = connect({ connectionString: store.connectionString, max: 2, onError: () => undefined });
  const clock = { now: Date.parse('2026-03-02T12:00:00Z') };
  const told: Committed[] = [];
  const troubles: string[] = [];
  let rebuilds = 0;
  const make = () => {
    const exchange = createOwnExchange({
      connectionString: store.connectionString,
      now: () => clock.now,
      lastPrice: () => undefined,
      onTrouble: (error, meaning) => troubles.push(`${meaning}: ${String(error)}`),
      onReplaced: () => troubles.push('replaced'),
      onRebuilt: () => void (rebuilds += 1),
      readers: database,
      retryMs: 20,
      ...extras,
    });
    exchange.onCommitted((committed) => told.push(committed));
    return exchange;
  };
  let exchange = make();
  await exchange.start();
  let traders = 0;
  let postings = 0;

  const fund = async (trader: string, asset: AssetSymbol, amount: DecimalText): Promise<void> => {
    postings += 1;
    const id = `test ${postings}`;
    const from = { house: 'demo faucet' } as const;
    const legs = [{ asset, amount, from, to: { trader } }];
    const { refused } = await exchange.submit({ kind: 'funds.post', id, legs });
    if (refused) throw new Error(refused.message);
  };
  const place = (trader: string, side: Side, figures: OrderFigures) =>
    exchange.submit({ kind: 'order.place', trader, side, pair: 'XDC-USDT', ...figures });

  return {
    connectionString: store.connectionString,
    database,
    clock,
    /** Everything that was published, and every error. */
    told,
    troubles,
    /** How often a failed group had the state rebuilt. */
    rebuilds: () => rebuilds,
    current: () => exchange,
    submit: ((command) => exchange.submit(command)) as typeof exchange.submit,
    fund,
    place,
    buy: (trader: string, figures: OrderFigures) => place(trader, 'buy', figures),
    sell: (trader: string, figures: OrderFigures) => place(trader, 'sell', figures),
    cancel: (trader: string, order: string) => exchange.submit({ kind: 'order.cancel', trader, order }),
    /** A trader with these funds. */
    addTrader: async (funds: Partial<Record<AssetSymbol, DecimalText>> = {}): Promise<string> => {
      traders += 1;
      const uniqueId = `u-${String(traders)}`;
      const at = new Date(clock.now);
      await database.db.insert(traderTable).values({
        uniqueId,
        email: `trader${traders}@example.com`,
        firstName: 'Ada',
        lastName: 'Field',
        passwordHash: 'none',
        passwordChangedAt: at,
        referralCode: `CODE${traders}`,
        createdAt: at,
      });
      for (const [asset, amount] of Object.entries(funds)) await fund(uniqueId, asset as AssetSymbol, amount);
      return uniqueId;
    },
    /** A trader's balances in the database, by names such as `available USDT`. */
    balancesOf: async (trader: string): Promise<Record<string, string>> => {
      const { rows } = await database.pool.query<{ name: string; balance: string }>(
        `select kind || ' ' || asset as name, trim_scale(balance)::text as balance from account
         where owner = $1 and balance <> 0 order by id`,
        [trader],
      );
      return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
    },
    /** The sum of all accounts of each asset, if it isn't zero; always empty. */
    leftOver: async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ asset: string }>(
        'select asset from account group by asset having sum(balance) <> 0',
      );
      return rows.map(({ asset }) => asset);
    },
    /** Stops and starts it. */
    restart: async (): Promise<void> => {
      await exchange.stop();
      exchange = make();
      await exchange.start();
    },
    /** Another process on the same database, while the first keeps running. */
    startAnother: () => make().start(),
    drop: store.drop,
    close: async (): Promise<void> => {
      await exchange.stop();
      await database.close();
      await store.drop();
    },
  };
};
