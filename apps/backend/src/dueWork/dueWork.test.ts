import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect, type DatabaseClient, type Transaction } from '../db/client';
import { scheduleWork, type NewDueWork } from './dueWorkStore';
import { dueWork } from '../db/schema';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { dueWorkJob, type DueHandler } from './dueWork';
import { startBackground } from '../runtime/testing/startBackground';

const second = 1_000;
const hour = 3_600 * second;
const noon = Date.parse('2026-03-02T12:00:00Z');

let test: TestDatabase;
let database: DatabaseClient;
const clock = { now: noon };

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 8, onError: () => undefined });
  await database.pool.query('create table bell (name text not null)');
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

beforeEach(async () => {
  clock.now = noon;
  await database.pool.query('truncate bell, due_work');
});

const ring = async (transaction: Transaction, payload: unknown): Promise<void> => {
  const { name } = payload as { name: string };
  await transaction.execute(sql`insert into bell (name) values (${name})`);
};

const rung = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>('select name from bell order by name');
  return rows.map(({ name }) => name);
};

interface Line {
  message: string;
  [field: string]: unknown;
}

/** Simulates a separate process. */
const open = (handlers: Record<string, DueHandler> = { ring }) => {
  const lines: Line[] = [];
  const write = (fields: Record<string, unknown>, message: string) => void lines.push({ message, ...fields });
  const log = { warn: write, error: write };
  const job = dueWorkJob({ db: database.db, log, handlers, now: () => clock.now, everyMs: 10 });
  return { job, lines, run: () => job.work(new AbortController().signal) };
};

const ringAt = (id: string, dueAt: number, more: Partial<NewDueWork> = {}): Promise<boolean> =>
  database.db.transaction((transaction) =>
    scheduleWork(
      transaction,
      { id, kind: 'ring', payload: { name: id }, dueAt: new Date(dueAt), ...more },
      new Date(clock.now),
    ),
  );

const rows = () => database.db.select().from(dueWork).orderBy(dueWork.id);

describe('work that is due at a time', () => {
  it('is done when it is due, and not before [OPS-280]', async () => {
    const { run } = open();
    await ringAt('one', noon + hour);
    clock.now += hour - 1;
    await run();
    expect(await rung()).toEqual([]);
    clock.now += 1;
    await run();
    expect(await rung()).toEqual(['one']);
    expect(await rows()).toMatchObject([{ doneAt: new Date(clock.now), dueAt: new Date(noon + hour), tries: 1 }]);
  });

  it('is done automatically, longest waiting first [OPS-280]', async () => {
    const order: unknown[] = [];
    const { job } = open({ ring: async (_, payload) => void order.push(payload) });
    for (const [id, dueAt] of [
      ['second', noon + 2],
      ['third', noon + 3],
      ['first', noon + 1],
    ] as const)
      await ringAt(id, dueAt);
    clock.now += hour;
    const background = startBackground();
    onTestFinished(background.stop);
    background.add(job);
    await expect.poll(() => order).toEqual(['first', 'second', 'third'].map((name) => ({ name })));
    expect(background.failures).toEqual([]);
  });

  it('is done after a restart, however late, and once [OPS-281]', async () => {
    await ringAt('one', noon + second);
    clock.now += 100 * hour;
    await open().run();
    await open().run();
    expect(await rung()).toEqual(['one']);
  });

  it('is the same work under the same ID, even once it is done [OPS-281]', async () => {
    const { run } = open();
    expect(await ringAt('one', noon)).toBe(true);
    expect(await ringAt('one', noon + hour)).toBe(false);
    await run();
    expect(await ringAt('one', noon)).toBe(false);
    await run();
    expect(await rung()).toEqual(['one']);
  });

  it('is not scheduled if the transaction that schedules it fails [OPS-281]', async () => {
    const work = { id: 'one', kind: 'ring', payload: { name: 'one' }, dueAt: new Date(noon) };
    const calling = database.db.transaction(async (transaction) => {
      await scheduleWork(transaction, work, new Date(noon));
      throw new Error('no');
    });
    await expect(calling).rejects.toThrow('no');
    await open().run();
    expect(await rung()).toEqual([]);
  });

  it('is done once, however many processes look for it [OPS-282]', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `work ${String(index).padStart(2, '0')}`);
    for (const id of ids) await ringAt(id, noon);
    await Promise.all(Array.from({ length: 4 }, () => open().run()));
    expect(await rung()).toEqual(ids);
  });

  it('that one process is doing does not delay the others [OPS-282]', async () => {
    await ringAt('one', noon);
    await ringAt('two', noon + 1);
    clock.now += second;
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      const slow: DueHandler = async (transaction, payload) => {
        resolve();
        await new Promise<void>((done) => (finish = done));
        await ring(transaction, payload);
      };
      void open({ ring: slow }).run();
    });
    await begun;
    await open().run();
    expect(await rung()).toEqual(['two']);
    finish();
    await expect.poll(rung).toEqual(['one', 'two']);
  });
});

describe('due work that fails', () => {
  it('leaves nothing behind, is tried again after a pause, and delays no other work [OPS-283]', async () => {
    let isFailing = true;
    const handler: DueHandler = async (transaction, payload) => {
      await ring(transaction, payload);
      if (isFailing && JSON.stringify(payload).includes('one')) throw new Error('out of order');
    };
    const { run, lines } = open({ ring: handler });
    await ringAt('one', noon);
    await ringAt('two', noon);
    await run();
    expect(await rung()).toEqual(['two']);
    expect(lines).toEqual([
      {
        message: 'Due work failed and will be retried',
        work: 'one',
        kind: 'ring',
        tries: 1,
        nextTryMs: 5 * second,
        err: new Error('out of order'),
      },
    ]);
    expect((await rows())[0]).toMatchObject({ doneAt: null, tries: 1, nextTryAt: new Date(noon + 5 * second) });
    clock.now += 5 * second;
    await run();
    expect((await rows())[0]).toMatchObject({ tries: 2, nextTryAt: new Date(clock.now + 10 * second) });
    isFailing = false;
    await run();
    expect(await rung()).toEqual(['two']);
    clock.now += 10 * second;
    await run();
    expect(await rung()).toEqual(['one', 'two']);
  });

  it('with a database error keeps its claim, and other work goes on [OPS-283]', async () => {
    const handler: DueHandler = async (transaction, payload) => {
      if (JSON.stringify(payload).includes('one')) await transaction.execute(sql`select 1 / 0`);
      await ring(transaction, payload);
    };
    await ringAt('one', noon);
    await ringAt('two', noon);
    await open({ ring: handler }).run();
    expect(await rung()).toEqual(['two']);
    expect((await rows())[0]).toMatchObject({ doneAt: null, tries: 1 });
  });

  it('because its process ended is as if it had never begun [OPS-281] [OPS-283]', async () => {
    await ringAt('one', noon);
    const dying: DueHandler = async (transaction, payload) => {
      await ring(transaction, payload);
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    };
    await expect(open({ ring: dying }).run()).rejects.toThrow();
    expect(await rung()).toEqual([]);
    expect(await rows()).toMatchObject([{ doneAt: null, tries: 0 }]);
    await open().run();
    expect(await rung()).toEqual(['one']);
  });
});

describe('due work of an unknown kind', () => {
  it('is left for a version that knows it, and logged once [OPS-284]', async () => {
    await ringAt('one', noon);
    await ringAt('two', noon, { kind: 'whistle' });
    const { run, lines } = open();
    await run();
    await run();
    expect(await rung()).toEqual(['one']);
    expect(lines).toEqual([{ message: 'Skipping due work of an unknown kind', kind: 'whistle' }]);
    await open({ ring, whistle: ring }).run();
    expect(await rung()).toEqual(['one', 'two']);
  });

  it('is logged even if no kind is known [OPS-284]', async () => {
    await ringAt('one', noon);
    const { run, lines } = open({});
    await run();
    expect(lines).toMatchObject([{ kind: 'ring' }]);
    expect(await rung()).toEqual([]);
  });
});
