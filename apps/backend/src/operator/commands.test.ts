import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStatusStore, type StatusStore } from '../areas/status/store';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { seedReferenceData } from '../reference/seedReferenceData';
import { runCommand } from './commands';
import { createOperatorAccounts } from './operatorAccounts';

let test: TestDatabase;
let database: DatabaseClient;
let store: StatusStore;

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 2, onError: () => undefined });
  await seedReferenceData(database.db);
  store = createStatusStore(database.db);
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const operate = (line: string) =>
  runCommand(line.split(' '), {
    status: store,
    accounts: createOperatorAccounts({
      db: database.db,
      sessionTimes: { idleMs: 60_000, maxMs: 60_000 },
      now: Date.now,
    }),
  });

describe('an operator', () => {
  it('opens registration, and a restart leaves it open [OPS-130]', async () => {
    expect(await operate('switch registration on')).toEqual({ lines: ['registration is on.'], isDone: true });
    await seedReferenceData(database.db);
    expect((await store.switches())['registration']).toBe(true);
  });

  it('puts a pair under maintenance [OPS-131]', async () => {
    expect((await operate('pair XDC-USDT off')).isDone).toBe(true);
    expect(await store.pairs()).toContainEqual(expect.objectContaining({ name: 'XDC-USDT', isTradingOpen: false }));
  });

  it('closes deposits and withdrawals of a coin apart [OPS-131]', async () => {
    expect((await operate('currency XRP withdrawals off')).isDone).toBe(true);
    const xrp = (await store.currencies()).find(({ symbol }) => symbol === 'XRP');
    expect(xrp).toMatchObject({ isDepositOpen: true, isWithdrawalOpen: false });
  });

  it('sees what is open [OPS-130]', async () => {
    const { lines } = await operate('status');
    expect(lines).toContain('pair      XDC-USDT        off');
  });

  it.each([
    ['pair NO-PAIR off', 'There is no pair NO-PAIR.'],
    ['currency DOGE deposits off', 'There is no currency DOGE.'],
    ['pair XDC-USDT maybe', 'Usage: pair <BASE-QUOTE> <on|off>'],
    ['switch everything on', 'Usage: switch <closureNotice|registration|staking> <on|off>'],
    ['constructor', 'There is no command constructor.'],
    ['account', 'Usage: account <verify|unlock|sessions end> <email>'],
    ['account verify', 'Usage: account <verify|unlock|sessions end> <email>'],
    ['account sessions nobody@example.com', 'Usage: account <verify|unlock|sessions end> <email>'],
    ['account unlock nobody@example.com', 'There is no account nobody@example.com.'],
  ])('who types `%s` reads what is wrong and changes nothing [OPS-132]', async (line, sentence) => {
    const { lines, isDone } = await operate(line);
    expect(isDone).toBe(false);
    expect(lines[0]).toBe(sentence);
  });
});
