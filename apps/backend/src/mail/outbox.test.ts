import { asc, eq } from 'drizzle-orm';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { createTraderStore } from '../identity/stores/traders';
import { createStatusStore } from '../reference/statusStore';
import { connect, type DatabaseClient } from '../db/client';
import { outgoingMail } from '../db/schema';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { readEnv } from '../runtime/env';
import { startBackground } from '../runtime/testing/startBackground';
import { pauseAfter } from './delivery';
import { compose } from '../areas';
import { operateBeside } from '../areas/testing/operatorExchange';
import type { Letter } from './letters';
import { createOutbox } from './outbox';
import { startSmtpServer } from './testing/smtpServer';

const second = 1_000;
const hour = 3_600 * second;
const start = Date.parse('2026-03-02T12:00:00Z');
const code = { kind: 'loginCode', code: '01234' } as const;
const notice = { kind: 'passwordChanged', at: new Date(start) } as const;
/** Doesn't matter once it is late. */
const invitation = { kind: 'invitation', inviter: 'Bob', referralCode: 'ABC', email: 'ada@example.com' } as const;

let test: TestDatabase;
let database: DatabaseClient;
const clock = { now: start };

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 6, onError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

beforeEach(async () => {
  clock.now = start;
  await database.db.delete(outgoingMail);
});

const settingsFor = (url: string | undefined) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DEMO_MARKET: 'false',
  ...(url !== undefined && { SMTP_URL: url }),
});

/** Simulates a separate process. */
const openOutbox = (url: string | undefined, everyMs = 10) => {
  const lines: string[] = [];
  const { log } = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const env = readEnv({ ...settingsFor(url), MAIL_FROM: 'Blue Desk <desk@blue.example>' });
  const { db } = database;
  const background = startBackground();
  onTestFinished(background.stop);
  const registry = new Registry();
  const given = { db, log, registry, env, config: {}, compose, now: () => clock.now, background };
  const outbox = createOutbox({ ...given, everyMs, graceMs: 50 });
  const queue = (to: string, letter: Letter = code): Promise<void> =>
    db.transaction((transaction) => outbox.send(transaction, to, letter));
  /** Queues and delivers, as callers do. */
  const send = async (to: string, letter?: Letter): Promise<void> => {
    await queue(to, letter);
    outbox.deliver();
  };
  const counted = async (name = 'mail_tries_total'): Promise<string[]> =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { queue, send, stop: background.stop, lines, counted };
};

const mails = () => database.db.select().from(outgoingMail).orderBy(asc(outgoingMail.id));
const nextTries = async () => (await mails()).map((mail) => mail.nextTryAt);
/** A failed first try puts an email off until then; a try counts already when it begins. */
const afterOneTry = new Date(start + 5 * second);

describe('an email', () => {
  it('says that the exchange is about to close once only withdrawals are open [STS-108]', async () => {
    const { queue } = openOutbox(undefined);
    const status = createStatusStore(database.db);
    await queue('ada@example.com');
    await status.setSwitch('withdrawOnly', true);
    await queue('ada@example.com');
    await status.setSwitch('withdrawOnly', false);
    const told = (await mails()).map(({ text }) => text.startsWith('All services have stopped'));
    expect(told).toEqual([false, true]);
  });

  it('is sent as text and HTML to its reader alone, and then its contents are wiped [ACC-175] [ACC-177]', async () => {
    const { url, received } = await startSmtpServer();
    await openOutbox(url).send('ada@example.com');
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'desk@blue.example', to: 'ada@example.com' });
    const data = received[0]?.data ?? '';
    for (const part of [
      'From: Blue Desk <desk@blue.example>',
      'Subject: Your XDC Exchange sign-in code',
      'multipart/alternative',
      'text/plain',
      'text/html',
      '    01234',
      'Date: Mon, 02 Mar 2026 12:00:00 +0000',
    ])
      expect(data).toContain(part);
    await expect.poll(mails).toMatchObject([{ sentAt: new Date(start), text: '', html: '' }]);
  });

  it('that was queued before a stop is sent after the start [ACC-177]', async () => {
    const { url, received } = await startSmtpServer();
    const first = openOutbox(url);
    await first.stop();
    await first.send('ada@example.com');
    expect(received).toEqual([]);
    openOutbox(url);
    await expect.poll(() => received).toHaveLength(1);
  });

  it('is sent once, however many processes look for it [ACC-177]', async () => {
    const { url, received } = await startSmtpServer();
    const processes = Array.from({ length: 4 }, () => openOutbox(url));
    const sent = Array.from({ length: 40 }, (_, index) => `trader${index}@example.com`);
    const share = (index: number) => sent.filter((_, position) => position % processes.length === index);
    await Promise.all(processes.flatMap(({ send }, index) => share(index).map((to) => send(to))));
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(40);
    await expect.poll(async () => (await mails()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
    expect(received.map(({ to }) => to).sort()).toEqual(sent.sort());
  });
});

describe('an email that was queued with the event it reports', () => {
  it('goes out as soon as delivery is requested, or else at the next check of the outbox [OPS-271]', async () => {
    const { url, received } = await startSmtpServer();
    const rarely = openOutbox(url, hour);
    await rarely.send('ada@example.com');
    await expect.poll(() => received.length).toBe(1);
    await rarely.queue('bob@example.com');
    openOutbox(url);
    await expect.poll(() => received.map(({ to }) => to)).toEqual(['ada@example.com', 'bob@example.com']);
  });

  it('has the same Message-ID when it is sent again because sending was not recorded [OPS-272]', async () => {
    const { url, received } = await startSmtpServer();
    await database.pool.query(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'the process died'; end $$;
      create trigger dies before update of sent_at on outgoing_mail execute function die()`);
    const first = openOutbox(url);
    await first.send('ada@example.com');
    await expect.poll(() => received.length).toBe(1);
    await first.stop();
    expect(await mails()).toMatchObject([{ sentAt: null, tries: 1 }]);
    await database.pool.query('drop trigger dies on outgoing_mail; drop function die');
    clock.now += 3 * 60 * second;
    openOutbox(url);
    await expect.poll(() => received.length).toBe(2);
    const ids = received.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    expect(ids[0]).toMatch(/^<[\w-]{36}@blue\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    await expect.poll(mails).toMatchObject([{ sentAt: new Date(clock.now), messageId: ids[0] }]);
  });

  it('has a Message-ID of its own [OPS-272]', async () => {
    const outbox = openOutbox(undefined);
    await outbox.send('ada@example.com');
    await outbox.send('ada@example.com');
    expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe('a mail server that fails', () => {
  it('does not fail the call, is logged without the email, and is tried again after a pause [ACC-177]', async () => {
    const { url, received, asked, be } = await startSmtpServer();
    be('busy');
    const outbox = openOutbox(url);
    await outbox.send('ada@example.com');
    await expect.poll(() => outbox.lines.length).toBe(1);
    expect(JSON.parse(outbox.lines[0] ?? '')).toMatchObject({
      msg: 'An email could not be sent and will be retried',
      tries: 1,
      pauseMs: 5 * second,
      reason: expect.stringContaining('451 not now') as string,
    });
    expect(outbox.lines[0]).not.toContain('01234');
    await expect.poll(nextTries).toEqual([afterOneTry]);
    clock.now += 4 * second;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(asked()).toBe(1);
    be('kind');
    clock.now += 2 * second;
    await expect.poll(() => received).toHaveLength(1);
  });

  it('is counted for the operator: failed, sent, and dropped after a day [OPS-267]', async () => {
    const { url, be } = await startSmtpServer();
    be('busy');
    const { send, counted } = openOutbox(url);
    await send('ada@example.com');
    await expect.poll(() => counted()).toEqual(['mail_tries_total{outcome="failed"} 1']);
    be('kind');
    clock.now += 5 * second;
    await expect.poll(() => counted()).toContain('mail_tries_total{outcome="sent"} 1');
    be('busy');
    await send('ada@example.com', invitation);
    await expect.poll(() => counted()).toContain('mail_tries_total{outcome="failed"} 2');
    clock.now += 24 * hour + second;
    await expect.poll(() => counted()).toContain('mail_tries_total{outcome="dropped"} 1');
  });

  it('is tried again after longer and longer pauses, an hour at most [ACC-177]', () => {
    const pauses = Array.from({ length: 40 }, (_, index) => pauseAfter(index + 1));
    expect(pauses.slice(0, 4)).toEqual([5 * second, 10 * second, 20 * second, 40 * second]);
    expect(pauses.at(-1)).toBe(hour);
    expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
  });

  it('is tried for a day; then an email that no longer matters is given up, with a line in the log [ACC-177] [OPS-291]', async () => {
    const { url, asked, be } = await startSmtpServer();
    be('busy');
    const outbox = openOutbox(url);
    await outbox.send('ada@example.com', invitation);
    await expect.poll(nextTries).toEqual([afterOneTry]);
    clock.now += 24 * hour + second;
    await expect.poll(mails).toEqual([]);
    expect(asked()).toBe(1);
    expect(JSON.parse(outbox.lines.at(-1) ?? '')).toMatchObject({
      msg: 'An email could not be sent; giving up after a day',
      tries: 1,
    });
  });

  it('for a day parks codes and notices instead of dropping them, and says so [OPS-290]', async () => {
    const { url, asked, be } = await startSmtpServer();
    be('busy');
    const { send, lines, counted } = openOutbox(url);
    await send('ada@example.com');
    await send('ada@example.com', notice);
    await expect.poll(nextTries).toEqual([afterOneTry, afterOneTry]);
    clock.now += 24 * hour + second;
    const parkedAt = new Date(clock.now);
    await expect.poll(mails).toMatchObject([
      { sort: 'code', parkedAt, text: '', html: '' },
      { sort: 'notice', parkedAt, text: expect.stringContaining('was changed') as string },
    ]);
    expect(asked()).toBe(2);
    await expect.poll(() => counted()).toContain('mail_tries_total{outcome="parked"} 2');
    expect(await counted('mail_parked')).toEqual(['mail_parked{sort="code"} 1', 'mail_parked{sort="notice"} 1']);
    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.filter(({ msg }) => msg === 'An email could not be sent for a day and was parked')).toHaveLength(2);
  });

  it('for a day: its notices wait for the operator, who sends them again, and expired codes are never sent [OPS-292]', async () => {
    const { url, received, be } = await startSmtpServer();
    be('busy');
    const outbox = openOutbox(url);
    await outbox.send('ada@example.com');
    await outbox.send('ada@example.com', notice);
    await expect.poll(nextTries).toEqual([afterOneTry, afterOneTry]);
    clock.now += 24 * hour + second;
    await expect.poll(async () => (await mails()).filter(({ parkedAt }) => parkedAt !== null)).toHaveLength(2);
    const [expired, parked] = await mails();
    be('kind');
    const operator = operateBeside({ database, clock, current: () => expect.fail('No money moves.') });
    onTestFinished(operator.stop);
    expect((await operator.operate(`mail resend ${expired?.id} --wait 5`)).lines).toEqual([
      `Email ${expired?.id} holds a code or link that has expired, so it is never sent again. Its reader can ask for a new one.`,
    ]);
    clock.now += 31 * 24 * hour;
    openOutbox(url);
    await expect.poll(mails).toMatchObject([{ id: parked?.id }]);
    expect((await operator.type('mail', 'list')).lines).toEqual([
      `${parked?.id}  2026-03-02 12:00:00 UTC  ada@example.com  ${parked?.subject}  (1 try)`,
    ]);
    expect((await operator.operate('mail resend all --wait 5')).lines).toEqual([
      '1 email will be sent again, for a day at most.',
    ]);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.data).toContain(`Message-ID: ${parked?.messageId}`);
    await expect.poll(mails).toMatchObject([{ sentAt: new Date(clock.now), parkedAt: null }]);
    expect((await operator.operate('mail resend all --wait 5')).lines).toEqual(['No notices are parked.']);
  });

  it('that stops responding delays neither the call nor the shutdown, and is tried again later [ACC-177]', async () => {
    const { url, received, asked, be } = await startSmtpServer();
    be('silent');
    const outbox = openOutbox(url);
    await outbox.send('ada@example.com');
    await expect.poll(asked).toBe(1);
    const began = performance.now();
    await outbox.stop();
    expect(performance.now() - began).toBeLessThan(5 * second);
    be('kind');
    clock.now += 6 * second;
    openOutbox(url);
    await expect.poll(() => received).toHaveLength(1);
  });

  it('that is unreachable affects no call [ACC-177]', async () => {
    const email = 'there@example.com';
    const at = new Date(clock.now);
    const names = { firstName: 'Ada', lastName: 'Field', passwordHash: 'none', referralCode: 'THERE' };
    await createTraderStore(database.db).add({
      ...names,
      uniqueId: 'u-there',
      email,
      isVerified: true,
      passwordChangedAt: at,
      createdAt: at,
    });
    const app = await buildApp({
      env: readEnv(settingsFor('smtp://127.0.0.1:9')),
      database,
      config: {},
      now: () => clock.now,
    });
    await app.ready();
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/user/forgot_password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, exchange_id: '1' }).toString(),
    });
    expect(statusCode).toBe(200);
    await expect.poll(mails).toMatchObject([{ recipient: email, sentAt: null, tries: 1 }]);
    await app.close();
  });
});

describe('without a mail server', () => {
  it('emails that no longer matter are dropped once there is one, and the log says that none was tried [OPS-291]', async () => {
    await openOutbox(undefined).send('ada@example.com', invitation);
    clock.now += 24 * hour + second;
    const { url, asked } = await startSmtpServer();
    const outbox = openOutbox(url);
    await expect.poll(mails).toEqual([]);
    expect(asked()).toBe(0);
    await expect.poll(() => outbox.lines).toHaveLength(1);
    const line = JSON.parse(outbox.lines[0] ?? '') as object;
    expect(line).toMatchObject({ msg: 'An email had waited for more than a day and was dropped without being sent' });
    expect(line).not.toHaveProperty('tries');
  });

  it('emails stay in the outbox, for a month at most [ACC-176]', async () => {
    await openOutbox(undefined).send('ada@example.com');
    expect(await mails()).toMatchObject([{ recipient: 'ada@example.com', tries: 0, sentAt: null }]);
    clock.now += 29 * 24 * hour;
    await openOutbox(undefined).send('ada@example.com');
    clock.now += 2 * 24 * hour;
    openOutbox(undefined);
    await expect.poll(mails).toHaveLength(1);
    expect(await database.db.select().from(outgoingMail).where(eq(outgoingMail.tries, 0))).toHaveLength(1);
  });
});
