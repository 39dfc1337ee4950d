import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStatusStore, type StatusStore } from '../areas/status/store';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { checkLedger } from '../ledger/ledgerCheck';
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
    checkLedger: () => checkLedger(database.pool),
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

  it('sets what new orders of a pair pay, and a restart leaves it so [LED-024]', async () => {
    expect(await operate('fees XDC-USDT 0.25 .125')).toEqual({
      lines: ['New orders of XDC-USDT pay 0.25 % to buy and 0.125 % to sell. Orders placed before keep their fee.'],
      isDone: true,
    });
    await seedReferenceData(database.db);
    const pair = (await store.pairs()).find(({ name }) => name === 'XDC-USDT');
    expect(pair).toMatchObject({ buyFeePercent: '0.250000', sellFeePercent: '0.125000' });
  });

  it.each(['-0.1 0.5', '0.5 100.1', '0.5 0.0000001', '0,5 0.5', 'NaN 0.5', '1e1 0.5'])(
    'who sets fees of `%s` reads what is wrong and changes nothing [LED-025] [OPS-132]',
    async (fees) => {
      const before = await store.pairs();
      expect(await operate(`fees ETH-USDT ${fees}`)).toEqual({
        lines: ['A fee is a percentage from 0 to 100 with at most 6 decimals.'],
        isDone: false,
      });
      expect(await store.pairs()).toEqual(before);
    },
  );

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
    ['fees XDC-USDT 0.5', 'Usage: fees <BASE-QUOTE> <buy %> <sell %>'],
    ['fees XDC-USDT 0.5 0.5 0.5', 'Usage: fees <BASE-QUOTE> <buy %> <sell %>'],
    ['fees NO-PAIR 0.5 0.5', 'There is no pair NO-PAIR.'],
    ['ledger', 'Usage: ledger check'],
    ['ledger check all', 'Usage: ledger check'],
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
