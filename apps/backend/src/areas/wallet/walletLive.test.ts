import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { depositSteps, type DepositSteps } from './testing/depositSteps';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from './testing/walletServer';
import { readContract } from '../../contract/document';
import { createChannelChecks } from '../../contract/validation';
import { connectClient } from '../../live/testing/liveClient';

let server: WalletServer;
let steps: DepositSteps;
let url: string;

const checkOf = createChannelChecks(readContract());

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
  url = await server.listen();
});
afterAll(() => server.closeSound());

interface Update {
  userId: string;
  status: string;
  steps: { step: string; confirmations?: number }[];
}

type Channel = 'deposit-update' | 'withdrawal-update';

/** A trader's connection that compares every message with the database as soon as it arrives. */
const follow = async ({ uniqueId, token }: WalletTrader, channel: Channel) => {
  const client = await connectClient(url, { token: () => token });
  await client.settle();
  const name = `${channel}-${uniqueId}`;
  const stored: Promise<number>[] = [];
  const readSteps = async (id: string): Promise<number> => {
    const table = channel === 'deposit-update' ? 'incoming' : 'withdrawal';
    const { rows } = await server.database.pool.query<{ steps: number }>(
      `select jsonb_array_length(steps) as steps from ${table} where id = $1`,
      [id],
    );
    return rows[0]?.steps ?? 0;
  };
  client.socket.on(name, ({ depositId, transactionId }: { depositId?: string; transactionId: string }) => {
    stored.push(readSteps(depositId ?? transactionId));
  });
  const heard = (): Update[] => client.heard(name) as Update[];
  return {
    client,
    heard,
    /** Waits for this many updates, and checks all of them. */
    updates: async (count: number): Promise<Update[]> => {
      await expect.poll(() => heard().length, { timeout: 20_000 }).toBe(count);
      const updates = heard();
      const known = await Promise.all(stored);
      for (const [index, update] of updates.entries()) {
        expect(checkOf(`${channel}-{userId}`)(update)).toBeUndefined();
        expect(update.userId).toBe(uniqueId);
        expect(known[index]).toBeGreaterThanOrEqual(update.steps.length);
        expect(update.steps.slice(0, -1)).toEqual(updates[index - 1]?.steps ?? []);
      }
      return updates;
    },
  };
};

const lastSteps = (updates: readonly Update[]) =>
  updates.map(({ status, steps: line }) => [status, line.at(-1)?.step, line.at(-1)?.confirmations]);

describe('a deposit', () => {
  it('is published when it is seen, credited, confirmed to 3 and taken back, in order and once durable [WAL-201] [WAL-202] [WAL-204] [WAL-205]', async () => {
    const trader = await server.addTrader();
    const live = await follow(trader, 'deposit-update');
    await steps.pay(trader, 'XDC', '5000');
    await live.updates(1);
    for (const count of [2, 3, 4]) {
      await server.chains.mine('XDC', 1);
      await live.updates(count);
    }
    await steps.settled('XDC');
    await server.chains.undoBlocks('XDC', 4, { drop: true });
    expect(lastSteps(await live.updates(5))).toEqual([
      ['Pending', 'seen', 0],
      ['Completed', 'credited', 1],
      ['Completed', 'confirmed', 2],
      ['Completed', 'confirmed', 3],
      ['Reversed', 'reversed', undefined],
    ]);
  });

  it('is published when it is kept, with each confirmation, and when it is returned [WAL-201] [WAL-202] [WAL-205]', async () => {
    const trader = await server.addTrader();
    const live = await follow(trader, 'deposit-update');
    const transactionId = await steps.pay(trader, 'ETH', '0.001');
    await live.updates(1);
    await server.chains.mine('ETH', 1);
    const [, kept] = await live.updates(2);
    expect(kept).toMatchObject({ status: 'Pending', keptFor: 'minimum' });
    await server.chains.mine('ETH', 1);
    await live.updates(3);
    await server.chains.mine('ETH', 1);
    await live.updates(4);
    await steps.operator.operate(`deposit return ${transactionId}:0`);
    expect(lastSteps(await live.updates(5)).slice(1)).toEqual([
      ['Pending', 'kept', undefined],
      ['Pending', 'confirmed', 2],
      ['Pending', 'confirmed', 3],
      ['Returned', 'returned', undefined],
    ]);
  });

  it('is published to every connection of its trader, and to no one else [WAL-204]', async () => {
    const [trader, other] = [await server.addTrader(), await server.addTrader()];
    const [one, two] = [await follow(trader, 'deposit-update'), await follow(trader, 'deposit-update')];
    const stranger = await follow(other, 'deposit-update');
    const visitor = await connectClient(url);
    const foreign: string[] = [];
    for (const { socket } of [stranger.client, visitor])
      socket.onAny((channel: string) => {
        if (channel.includes('-update-')) foreign.push(channel);
      });
    await steps.deposit(trader, 'BTC', '1');
    for (const live of [one, two]) await live.updates(2);
    await steps.deposit(other, 'BTC', '2');
    await stranger.updates(2);
    await visitor.settle();
    expect(new Set(foreign)).toEqual(new Set([`deposit-update-${other.uniqueId}`]));
    expect(new Set(one.heard().map(({ userId }) => userId))).toEqual(new Set([trader.uniqueId]));
  });
});

it('a withdrawal is published at each of its steps [WAL-203] [WAL-204] [WAL-205]', async () => {
  const trader = await server.addTrader({ XDC: '50000' });
  const live = await follow(trader, 'withdrawal-update');
  expect((await server.withdraw(trader, { currency: 'XDC', amount: '2000' })).status).toBe(200);
  await live.updates(1);
  server.clock.now += 60_000;
  await live.updates(3);
  for (const count of [4, 5]) {
    await server.chains.mine('XDC', 1);
    await live.updates(count);
  }
  await server.chains.mine('XDC', 1);
  expect(lastSteps(await live.updates(7))).toEqual([
    ['Pending', 'requested', undefined],
    ['Process', 'approved', undefined],
    ['Process', 'sent', undefined],
    ['Process', 'confirmed', 1],
    ['Process', 'confirmed', 2],
    ['Process', 'confirmed', 3],
    ['Completed', 'completed', undefined],
  ]);
});
