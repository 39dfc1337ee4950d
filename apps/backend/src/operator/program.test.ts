import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { startProgram, type StartedProgram } from '../testing/startProgram';

let database: TestDatabase;
let running: StartedProgram[];

beforeEach(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  running = [];
});

afterEach(async () => {
  for (const { end } of running) await end('SIGTERM');
  await database.drop();
});

/** A server as `npm start` runs it, once it is ready. */
const startServer = async (): Promise<StartedProgram> => {
  const server = startProgram('server', { DATABASE_URL: database.connectionString, DEMO_MARKET: 'false' });
  running.push(server);
  await server.ready();
  return server;
};

const startOperator = (words: string[], env: Record<string, string> = {}) =>
  startProgram('operator', { DATABASE_URL: database.connectionString, OPERATOR: 'grace', ...env }, ...words);

/** As an operator types it. */
const operate = async (words: string[], env?: Record<string, string>) => {
  const { ended, out, err } = startOperator(words, env);
  const exit = await ended;
  return { out: out(), err: err(), exit };
};

const json = (out: string): unknown => JSON.parse(out);

const onDemo = 'On a real exchange a second person has to approve this.';

const movement = '5 XDC from demo faucet to plain@demo.test';

const book = (...more: string[]) => ['ledger', 'correct', movement, '--why', 'Ticket 4711', ...more];

describe('the program', () => {
  it(
    'books a correction while the exchange runs, and shows it in its log [OPR-002] [OPR-006] [OPR-051] [OPR-068]',
    { tags: 'nightly' },
    async () => {
      await startServer();
      const { out, err, exit } = await operate(book('--id', 'd-1'));
      expect([out, err, exit]).toEqual([
        `Booked: ${movement}\n`,
        `About to book, all or nothing:\n  ${movement}\n${onDemo}\nSending this to the exchange as d-1…\n`,
        0,
      ]);
      const log = await operate(['log', '--json']);
      expect([log.err, log.exit]).toEqual(['', 0]);
      expect(json(log.out)).toMatchObject({
        actions: [{ who: 'grace', why: 'Ticket 4711', words: `ledger correct "${movement}"`, outcome: 'done' }],
      });
      const refused = await operate([...book('--id', 'd-1'), '--by', 'ada', '--json']);
      expect(refused.exit).toBe(1);
      expect(json(refused.out)).toMatchObject({
        id: 'd-1',
        error: expect.stringContaining('is already used by another command') as unknown,
      });
      expect(await operate(['ledger', 'check'])).toMatchObject({ exit: 0, err: '' });
    },
  );

  it('prints errors as one JSON document, too, and exits with 1 [OPR-005] [OPR-006]', async () => {
    for (const [words, error] of [
      [['pair', 'XDC-USDT', 'off'], 'There is no command pair XDC-USDT off.'],
      [['--json=yes', '--json'], "--json doesn't take a value."],
      [
        ['deposit', 'credit', 'nobody@example.com', 'XDC', '5', '--why', 'x'],
        'There is no account nobody@example.com.',
      ],
    ] as const) {
      const { out, err, exit } = await operate([...words, '--json']);
      expect([json(out), err, exit]).toEqual([{ error }, '', 1]);
    }
  });

  it('continues if its output is no longer read, and exits as it would have [OPR-006] [OPR-008]', async () => {
    const words = ['ledger', 'correct', '5 XDC from demo faucet to fees', '--why', 'x', '--id', 'd-3'];
    const { child, ended } = startOperator(words);
    for (const unread of [child.stdout, child.stderr]) unread?.destroy();
    expect(await ended).toBe(2);
    const { out } = await operate(['inbox', '--json']);
    expect(json(out)).toMatchObject({ waiting: [{ id: 'd-3' }] });
  });

  it('on a database without an exchange says what to do [OPR-007]', async () => {
    const empty = await createTestDatabase(inject('clusterUrl'), 'template1');
    onTestFinished(empty.drop);
    const { out, err, exit } = await operate(['status'], { DATABASE_URL: empty.connectionString });
    expect([out, err, exit]).toEqual([
      '',
      'This database has not been set up by this version of the exchange. Start the exchange on it once, then try again.\n',
      1,
    ]);
  });
});
