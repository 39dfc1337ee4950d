import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { programs } from '../testing/programs';

let database: TestDatabase;
let running: ChildProcess[];

beforeEach(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  running = [];
});

afterEach(async () => {
  for (const child of running) await stop(child);
  await database.drop();
});

const run = (file: string, env: Record<string, string>, words: string[]) =>
  spawn(process.execPath, [file, ...words], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.connectionString, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
};

/** A server as `npm start` runs it, once it is ready. */
const startServer = async (): Promise<ChildProcess> => {
  const child = run(programs.server, { PORT: '0', DEMO_MARKET: 'false' }, []);
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('is ready');
  return child;
};

/** As an operator types it. */
const operate = async (words: string[], env: Record<string, string> = {}) => {
  const child = run(programs.operator, { OPERATOR: 'grace', ...env }, words);
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { out, err, exit: child.exitCode };
};

const json = (out: string): unknown => JSON.parse(out);

const movement = '5 XDC from demo faucet to plain@demo.test';

const book = (...more: string[]) => ['ledger', 'correct', movement, '--why', 'Ticket 4711', ...more];

describe('the program', () => {
  it('books a correction while the exchange runs, and shows it in its log [OPR-002] [OPR-006] [OPR-051]', async () => {
    await startServer();
    const { out, err, exit } = await operate(book('--id', 'd-1'));
    expect([out, err, exit]).toEqual([
      `Booked: ${movement}\n`,
      `About to book, all or nothing:\n  ${movement}\nSending this to the exchange as d-1…\n`,
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
  });

  it('leaves a correction for the next start if no exchange is running [OPR-006] [OPR-012]', async () => {
    await stop(await startServer());
    const waiting = await operate(book('--id', 'd-2', '--json'));
    expect([json(waiting.out), waiting.exit]).toEqual([{ id: 'd-2', outcome: 'waiting', isExchangeRunning: false }, 2]);
    await startServer();
    const { out } = await operate(book('--id', 'd-2', '--json'));
    expect(json(out)).toMatchObject({ id: 'd-2', outcome: 'done', legs: [movement] });
    expect(json((await operate(['inbox', '--json'])).out)).toEqual({ waiting: [] });
  });

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

  it('continues if its output is no longer read, and exits as it would have [OPR-008]', async () => {
    const words = ['ledger', 'correct', '5 XDC from demo faucet to fees', '--why', 'x', '--id', 'd-3'];
    const child = run(programs.operator, {}, words);
    for (const unread of [child.stdout, child.stderr]) unread.destroy();
    await once(child, 'close');
    expect(child.exitCode).toBe(2);
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
