import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createChainCustody, createChains } from '../custody/chain/chains';
import { createRealDatabase } from '../custody/testing/realDatabase';
import { connect } from '../db/client';
import { trader as traderTable } from '../db/schema';
import { createTestDatabase } from '../db/testing/testDatabase';
import { readActions } from './actions';
import { createOperator } from '../areas/testing/operator';
import { firstOwner } from './testing/firstOwner';

const now = () => Date.parse('2026-03-02T12:00:00Z');

const open = async (kind: 'demo' | 'real', isProduction = false) => {
  const store = await (kind === 'real' ? createRealDatabase : createTestDatabase)(inject('clusterUrl'));
  // As the program has it: what is done within a transaction must not need a second connection.
  const database = connect({ connectionString: store.connectionString, max: 1, onError: () => undefined });
  await database.db.insert(traderTable).values({
    uniqueId: 'u-1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Field',
    passwordHash: 'none',
    passwordChangedAt: new Date(now()),
    referralCode: 'CODE',
    createdAt: new Date(now()),
  });
  const keys = kind === 'real' ? await firstOwner(database.db, 'ada', new Date(now())) : undefined;
  const options = { db: database.db, now };
  return {
    database,
    chains: createChains(options),
    custody: createChainCustody(options),
    ...createOperator({ database, now, isProduction, keys }),
    newest: async () => (await readActions(database.db, 1))[0],
    close: async () => {
      await database.close();
      await store.drop();
    },
  };
};

let desk: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  desk = await open('demo');
});

afterAll(() => desk.close());

const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const paymentsTo = async (asset: 'XRP' | 'XDC', destinationTag?: string) => {
  const { transfers } = await desk.custody.read(asset, 0);
  return transfers.filter((one) => one.destinationTag === destinationTag);
};

describe('`chain deposit`', () => {
  it("sends test coins to a trader's address, confirms it, and is logged [WAL-181]", async () => {
    const line = 'chain deposit ADA@example.com xdc 1,234.5';
    const { exit, lines, json } = await desk.operate(line);
    const to = await desk.custody.addressFor('XDC', 'u-1');
    const { transactionId } = json;
    expect([exit, lines]).toEqual([
      0,
      [
        `1234.5 XDC is on its way to ${String(to?.address)}, waiting for a block.`,
        `Transaction ${String(transactionId)}`,
      ],
    ]);
    expect(await paymentsTo('XDC')).toMatchObject([{ ...to, transactionId, amount: '1234.5' }]);
    expect(await desk.newest()).toMatchObject({ who: 'ada', why: 'Ticket 4711', words: line });
  });

  it('credits a trader who has never looked up a deposit address [WAL-181]', async () => {
    await desk.operate('chain deposit ada@example.com ETH 5');
    const { address } = (await desk.custody.addressFor('ETH', 'u-1')) ?? {};
    const { rows } = await desk.database.db.execute(
      sql`select owner from deposit_address where asset = 'ETH' and address = ${address}`,
    );
    expect(rows).toEqual([{ owner: 'u-1' }]);
  });

  it("sends XRP with the trader's own tag, or to an address with the given tag [WAL-181]", async () => {
    await desk.operate('chain deposit ada@example.com XRP 5');
    const own = await desk.custody.addressFor('XRP', 'u-1');
    expect(await paymentsTo('XRP', own?.destinationTag)).toMatchObject([{ ...own, amount: '5' }]);
    const line = `chain deposit ${String(own?.address)} XRP 6`;
    const { lines } = await desk.operate(`${line} --tag 77`);
    expect(lines[0]).toBe(`6 XRP is on its way to ${String(own?.address)} with tag 77, waiting for a block.`);
    expect(await paymentsTo('XRP', '77')).toMatchObject([{ address: own?.address, amount: '6' }]);
    expect(await desk.newest()).toMatchObject({ words: `${line} --tag 77` });
  });

  it.each([
    ['nobody@example.com XDC 5', 'There is no account nobody@example.com.'],
    ['ada@example.com DOGE 5', 'There is no currency DOGE.'],
    ['ada@example.com XDC 0', '0 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.'],
    ['nowhere XDC 5', 'Enter valid XDC address.'],
    [`${outside} ETH 5 --tag 1`, 'ETH has no destination tags.'],
    ['ada@example.com XRP 5 --tag 1', "The trader's own tag is used. Use --tag only with an address."],
    ['ada@example.com XRP 5 --tag x', '--tag takes a destination tag, which is a number.'],
  ])('refuses `%s` and sends nothing [WAL-181]', async (words, sentence) => {
    const before = [await desk.newest(), await desk.custody.read('XDC', 0), await desk.custody.read('XRP', 0)];
    const { exit, lines } = await desk.operate(`chain deposit ${words}`);
    expect([exit, lines]).toEqual([1, [sentence]]);
    const after = [await desk.newest(), await desk.custody.read('XDC', 0), await desk.custody.read('XRP', 0)];
    expect(after).toEqual(before);
  });
});

describe('`chain mine`', () => {
  it('adds blocks, one if no number is given, and is logged [WAL-181]', async () => {
    const { height } = await desk.custody.read('BTC', 0);
    expect((await desk.operate('chain mine btc')).json).toMatchObject({ coin: 'BTC', count: 1, height: height + 1 });
    const { lines } = await desk.operate('chain mine BTC 5');
    expect(lines).toEqual([`Mined 5 blocks of BTC. Its chain now has ${height + 6} blocks.`]);
    expect((await desk.custody.read('BTC', 0)).height).toBe(height + 6);
    expect(await desk.newest()).toMatchObject({ words: 'chain mine BTC 5', why: 'Ticket 4711' });
  });

  it.each(['0', '101', '-1', 'x'])('refuses to add %s blocks', async (count) => {
    const { exit, lines } = await desk.operate(`chain mine BTC ${count}`);
    expect([exit, lines]).toEqual([1, [`${count} is not a number of blocks from 1 to 100.`]]);
  });
});

describe('where coins are real', () => {
  it.each([
    ['in production, on the database of a demo', 'demo', true],
    ['in production', 'real', true],
    ['on a real database', 'real', false],
  ] as const)('%s both are refused and change nothing [WAL-182]', async (_, kind, isProduction) => {
    const other = await open(kind, isProduction);
    onTestFinished(other.close);
    for (const line of ['chain deposit ada@example.com XDC 5', `chain deposit ${outside} ETH 5`, 'chain mine BTC']) {
      const { exit, lines } = await other.operate(line);
      expect([exit, lines]).toEqual([1, ['Simulated chains exist only in a demo. Nothing has changed.']]);
    }
    const { rows } = await other.database.pool.query(
      `select (select count(*)::int from chain) as chains, (select count(*)::int from chain_transfer) as payments,
         (select count(*)::int from operator_action) as actions`,
    );
    expect(rows).toEqual([{ chains: 0, payments: 0, actions: 0 }]);
  });
});
