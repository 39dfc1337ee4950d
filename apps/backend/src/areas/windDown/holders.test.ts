import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openSimulationTraders } from '../../simulation/market/simulationTraders';
import { startSwaps, type SwapServer } from '../ratioSwap/testing/swapServer';
import { createStatusStore } from '../../reference/statusStore';
import { orderFields } from '../trading/testing/tradingServer';
import type { WalletTrader } from '../wallet/testing/walletServer';
import { reminderWork, windDownDueHandlers } from './reminders';

let server: SwapServer;
let ada: WalletTrader;

const windDown = (isOn: boolean) => createStatusStore(server.database.db).setSwitch('withdrawOnly', isOn);

beforeAll(async () => {
  server = await startSwaps(inject('clusterUrl'), { CODE_TRIES: '1000' });
  await createStatusStore(server.database.db).setSwitch('staking', true);
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '1000000', XDCE: '5000', USDT: '1000' });
});

interface Report {
  holders: { email: string }[];
  totals: Record<string, string>;
}

const report = async (): Promise<Report> => {
  const { json } = await server.operate('winddown report');
  return json as unknown as Report;
};

const emails = async (): Promise<string[]> => (await report()).holders.map(({ email }) => email);

/** What the ledger's entries owe traders. */
const owed = async (): Promise<Record<string, string>> => {
  const { rows } = await server.database.pool.query<{ asset: string; amount: string }>(
    `select asset, trim_scale(sum(amount))::text as amount from entry join account on account.id = entry.account
     where owner is not null group by asset having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ asset, amount }) => [asset, amount]));
};

describe('the list of holders', () => {
  it('adds up to what the ledger owes, with an order, a stake, a withdrawal and a swap open [STS-131]', async () => {
    const order = orderFields({ side: 'sell', price: '0.05', amount: '100' });
    const staked = { exchange_id: '1', tenure: '3', stakingAmount: '100000', currencyName: 'XDC' };
    const tfaCode = server.freshAppCode();
    const answers = [
      await server.post('/trade/new_order', order, ada),
      await server.post('/staking/initiatestaking', { ...staked, tfaCode }, ada),
      await server.withdraw(ada, { currency: 'USDT', amount: '100' }),
      await server.submit(ada),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Object.keys(await server.balancesOf(ada))).toEqual(
      expect.arrayContaining(['in orders XDC', 'staked XDC', 'pending withdrawal USDT', 'swap hold XDCE']),
    );
    expect((await report()).totals).toEqual(await owed());
  });

  it('includes frozen accounts, and amounts too small to be withdrawn [STS-131]', async () => {
    const dusty = await server.addTrader({ USDT: '0.000001' });
    expect(await server.operate(`account freeze ${ada.email}`)).toMatchObject({ exit: 0 });
    expect(await emails()).toEqual(expect.arrayContaining([ada.email, dusty.email]));
  });

  it('leaves out the demo market’s own traders, who get no reminder either [STS-132]', async () => {
    const { makers } = await openSimulationTraders(server.database.db, new Date(server.clock.now));
    const [trader = ''] = makers;
    await server.move('USDT', '500', { house: 'demo faucet' }, { trader });
    expect((await emails()).filter((email) => email.endsWith('.invalid'))).toEqual([]);
    await windDown(true);
    const { json } = await server.operate('winddown remind');
    expect(json).toMatchObject({ reminded: (await report()).holders.length });
    await windDown(false);
  });
});

describe('a requested reminder', () => {
  const sentTo = async ({ uniqueId }: WalletTrader): Promise<string[]> => {
    const sent: string[] = [];
    const mailer = { send: async (_: unknown, to: string) => void sent.push(to) };
    const { kind, payload } = reminderWork(uniqueId, new Date(server.clock.now));
    const { db } = server.database;
    await db.transaction(async (transaction) => windDownDueHandlers({ mailer })[kind]?.(transaction, payload));
    return sent;
  };

  it('is not sent once the mode is off again [STS-133]', async () => {
    await windDown(true);
    expect(await sentTo(ada)).toEqual([ada.email]);
    await windDown(false);
    expect(await sentTo(ada)).toEqual([]);
  });

  it('is not sent to someone who has nothing left by then [STS-133]', async () => {
    await windDown(true);
    const gone = await server.addTrader({ USDT: '10' });
    expect(await sentTo(gone)).toEqual([gone.email]);
    await server.move('USDT', '10', { trader: gone.uniqueId }, { house: 'demo faucet' });
    expect(await sentTo(gone)).toEqual([]);
    await windDown(false);
  });
});
