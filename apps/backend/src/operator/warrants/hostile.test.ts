import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { areaCommands, areaOperatorCommands } from '../../areas';
import { createOperator } from '../../areas/testing/operator';
import { createRealDatabase } from '../../custody/testing/realDatabase';
import type { Command } from '../../exchange/commands';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { inboxJob } from '../../inbox/inboxJob';
import { findHanded, handOver, readWaiting } from '../../inbox/inboxStore';
import { signedBytes, type Warrant } from '../../inbox/warrant';
import { keepAction } from '../actions';
import { settledCommands } from '../operate';
import { memoryKeys } from '../testing/memoryKeys';
import { usualExamine } from '../testing/handOverSigned';
import { signWith } from '../people/signer';
import { demoKey, newKeyPair } from './keys';
import { digestOf, readRoster } from './roster';

let exchange: TestExchange;
let trader: string;
let identity: string;

/** Until nothing is left to take up: as in a server, what could not be confirmed at once is tried again. */
const takeUp = async (): Promise<void> => {
  const { db } = exchange.database;
  const examine = usualExamine(() => exchange.clock.now, settledCommands(areaOperatorCommands));
  const { work } = inboxJob({ db, exchange: exchange.current(), examine });
  const stopping = new AbortController();
  await vi.waitFor(async () => {
    await work(stopping.signal);
    expect(await readWaiting(db, 1)).toEqual([]);
  });
};

/** Somebody at a desk of their own, with the keys that are there. */
const at = (keys: ReturnType<typeof memoryKeys>) => {
  const { type, told } = createOperator({ database: exchange.database, now: () => exchange.clock.now, keys });
  const run = async (...args: string[]) => {
    const answer = await type(...args, '--wait', '0');
    if (answer.exit !== 2) return answer;
    await takeUp();
    const { json } = await type('inbox', String(answer.json['id']));
    const exit = json['outcome'] === 'waiting for a second person' ? 2 : Number(json['outcome'] !== 'done');
    return { exit, lines: [json['refused']], json };
  };
  return {
    told,
    keys,
    /** Typed, and taken up by the exchange. */
    run: (line: string, ...more: string[]) => run(...line.split(' '), ...more, '--why', 'Ticket 4711'),
  };
};

type Desk = ReturnType<typeof at>;

let olga: Desk;
let omar: Desk;
let tara: Desk;
let theo: Desk;
let sam: Desk;

const join = async (
  inviter: Desk,
  name: string,
  roles: string,
  approver?: Desk,
  keys = memoryKeys(),
): Promise<Desk> => {
  const id = `invite-${randomUUID()}`;
  await inviter.run(`invite ${name} --roles ${roles} --id ${id}`);
  if (approver) await approver.run(`approve ${id}`);
  const code = /login (\S+)$/.exec(inviter.told.findLast((line) => line.includes('login')) ?? '')?.[1] ?? '';
  const desk = at(keys);
  await desk.run(`login ${code}`);
  return desk;
};

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() }, createRealDatabase);
  trader = await exchange.addTrader();
  identity = (await readRoster(exchange.database.db)).exchange;
  olga = at(memoryKeys());
  await olga.run('bootstrap olga');
  omar = await join(olga, 'omar', 'owner');
  tara = await join(olga, 'tara', 'treasury', omar);
  theo = await join(olga, 'theo', 'treasury', omar);
  sam = await join(olga, 'sam', 'support', omar);
});
afterAll(() => exchange.close());

const halt = (by = 'tara', id = randomUUID()): Command => ({ kind: 'trading.halt', id, by, why: 'Mine' });

/** Written into the inbox by whoever can write to the database. */
const write = async (command: Command, warrant?: Warrant, id: string = randomUUID()) => {
  await handOver(exchange.database.db, { id, command, by: 'tara', warrant });
  await takeUp();
  return (await findHanded(exchange.database.db, id))?.outcome;
};

const pairOf = async ({ keys }: Desk, name: string) => {
  const pair = await keys.read(identity, name);
  if (!pair) throw new Error(`${name} has no key.`);
  return pair;
};

const signedBy = async (desk: Desk, name: string, id: string, command: Command, when = exchange.clock.now) =>
  signWith(
    identity,
    await pairOf(desk, name),
  )({
    id,
    command,
    action: { who: name, why: 'Mine', words: 'trading halt' },
    at: new Date(when),
  });

const refusedWith = (message: string) => ({
  refused: { code: 'not allowed', message: expect.stringContaining(message) as unknown },
});

describe('a command written straight into the inbox', () => {
  it('without a signature is refused [OPR-061]', async () => {
    expect(await write(halt())).toEqual(refusedWith('not signed'));
  });

  it.each<[string, string, unknown]>([
    ['of no command', 'account delete', ['trader1@example.com']],
    ['too few', 'account verify', []],
    ['that are none', 'account verify', 'trader1@example.com'],
  ])('with words %s is refused, and holds up no other [OPR-097]', async (_, name, words) => {
    const id = randomUUID();
    const command = { kind: 'operator.settle', name, words, by: 'sam' } as Command;
    expect(await write(command, await signedBy(sam, 'sam', id, command), id)).toHaveProperty('refused');
    expect(await sam.run('account unlock trader1@example.com')).toMatchObject({ exit: 0 });
  });

  it('signed by nobody we know, or with the key of the demo, is refused [OPR-061]', async () => {
    for (const pair of [newKeyPair(), demoKey]) {
      const [id, command] = [randomUUID(), halt()];
      const action = { who: 'tara', why: 'Mine', words: 'trading halt' };
      const warrant = signWith(identity, pair)({ id, command, action, at: new Date(exchange.clock.now) });
      expect(await write(command, warrant, id)).toEqual(refusedWith('is not an operator'));
    }
  });

  it('with the signature of another command, ID, exchange, person, reason or moment is refused [OPR-062]', async () => {
    const [id, command] = [randomUUID(), halt()];
    const warrant = await signedBy(tara, 'tara', id, command);
    const { sign } = await pairOf(tara, 'tara');
    const other = randomUUID();
    const elsewhere = sign(signedBytes({ exchange: randomUUID(), id: other, command, warrant }));
    const fits = refusedWith("doesn't fit");
    expect(await write(halt(), warrant)).toEqual(fits);
    expect(await write(command, warrant)).toEqual(fits);
    expect(await write({ ...command, pair: 'XDC-USDT' } as Command, warrant, id)).toEqual(fits);
    expect(await write(command, { ...warrant, signature: elsewhere }, other)).toEqual(fits);
    const at = new Date(exchange.clock.now + 1).toISOString();
    for (const changed of [{ at }, { by: 'omar' }, { why: 'Told to' }]) {
      const own = randomUUID();
      const signed = await signedBy(tara, 'tara', own, command);
      expect(await write(command, { ...signed, ...changed }, own)).toEqual(fits);
    }
  });

  it('is refused if it names another person or reason than its signature [OPR-062]', async () => {
    for (const command of [halt('omar'), { ...halt(), why: 'Told to' } as Command]) {
      const id = randomUUID();
      expect(await write(command, await signedBy(tara, 'tara', id, command), id)).toEqual(refusedWith('names another'));
    }
  });

  it('is carried out once, and never again: neither it nor its outcome can be removed [OPR-062]', async () => {
    const [id, command] = [randomUUID(), halt()];
    const warrant = await signedBy(tara, 'tara', id, command);
    expect(await write(command, warrant, id)).toMatchObject({ done: {} });
    for (const trick of [
      'delete from inbox',
      'update inbox set outcome = null, done_at = null',
      `update inbox set id = 'another'`,
    ])
      await expect(exchange.database.pool.query(`${trick} where id = $1`, [id])).rejects.toThrow('only ever added to');
  });

  it('is refused when its signature has become old [OPR-062]', async () => {
    const [id, command] = [randomUUID(), halt()];
    const warrant = await signedBy(tara, 'tara', id, command, exchange.clock.now - 73 * 3_600_000);
    expect(await write(command, warrant, id)).toEqual(refusedWith('72 hours'));
  });

  it('makes nobody an operator, and neither does a row among the statements [OPR-061]', async () => {
    const mallory = newKeyPair();
    const command: Command = { kind: 'operator.begin', name: 'mallory', key: mallory.key };
    const id = randomUUID();
    const action = { who: 'mallory', why: 'Mine', words: 'bootstrap' };
    const warrant = signWith(identity, mallory)({ id, command, action, at: new Date(exchange.clock.now) });
    expect(await write(command, warrant, id)).toEqual(refusedWith('already has a first owner'));
    const invite = {
      kind: 'operator.invite',
      name: 'mallory',
      roles: ['owner'],
      invitation: mallory.key,
      until: '2099',
    };
    const forged = { ...(await signedBy(tara, 'tara', id, command)), by: 'olga' };
    for (const given of [warrant, forged, {}])
      await exchange.database.pool.query(
        `insert into operator_statement (inbox_id, command, warrant, at) values ($1, $2, $3, now())`,
        [randomUUID(), JSON.stringify(invite), JSON.stringify(given)],
      );
    const { members, invitations } = await readRoster(exchange.database.db);
    expect([...members.values()].map(({ name }) => name)).toEqual(['olga', 'omar', 'tara', 'theo', 'sam']);
    expect(invitations.size).toBe(0);
  });
});

describe('an operator', () => {
  it('without the role is refused [OPR-063]', async () => {
    expect(await sam.run('deposit credit trader1@example.com XDC 5')).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining("sam can't do this. It takes one of these roles: owner, treasury.")],
    });
    const unlocking = 'account unlock trader1@example.com';
    expect(await tara.run(unlocking)).toMatchObject({
      exit: 1,
      lines: ["tara can't do this. It takes one of these roles: owner, compliance, support."],
    });
    expect(await sam.run(unlocking)).toMatchObject({ exit: 0 });
  });

  it('without being an owner cannot have secrets re-sealed, or stop that [OPR-111]', async () => {
    for (const command of ['secrets rotate', 'secrets stop'])
      expect(await tara.run(command)).toMatchObject({
        exit: 1,
        lines: ["tara can't do this. It takes one of these roles: owner."],
      });
  });

  it('cannot move more than there is, with however many others [OPR-064]', async () => {
    expect(await olga.run('ledger correct', '999999999999 USDT from custody to trader1@example.com')).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('is too much: at most')],
    });
    const half = (to: string) => `11000000 XDC from custody to ${to}`;
    const parts = [half('trader1@example.com'), half('fees')];
    expect(await olga.run('ledger correct', ...parts)).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('22000000 XDC is too much: at most 20000000 XDC')],
    });
  });

  it('is nobody under another name [OPR-060]', async () => {
    expect(await tara.run('trading halt --by ceo')).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('You have no key of ceo')],
    });
  });

  it('who was revoked is refused at the moment of carrying out, however early they signed [OPR-065]', async () => {
    const eve = await join(olga, 'eve', 'treasury', omar);
    const [id, command] = [randomUUID(), halt('eve')];
    const warrant = await signedBy(eve, 'eve', id, command);
    await handOver(exchange.database.db, { id, command, by: 'eve', warrant });
    const pending = randomUUID();
    const revoke = { kind: 'operator.revoke', name: 'eve' } as const;
    // Before it in the inbox, and in the same round.
    await exchange.database.pool.query('update inbox set held_at = now() where id = $1', [id]);
    const signed = await signedBy(olga, 'olga', pending, revoke);
    await handOver(exchange.database.db, { id: pending, command: revoke, by: 'olga', warrant: signed });
    const late = randomUUID();
    const lateCommand = halt('eve', late);
    const lateWarrant = await signedBy(eve, 'eve', late, lateCommand);
    await handOver(exchange.database.db, { id: late, command: lateCommand, by: 'eve', warrant: lateWarrant });
    await takeUp();
    expect((await findHanded(exchange.database.db, late))?.outcome).toEqual(refusedWith('was revoked'));
    expect(await omar.run(`approve ${id}`)).toMatchObject({ exit: 1, lines: [expect.stringContaining('was revoked')] });
    expect(await eve.run('trading halt')).toMatchObject({ exit: 1, lines: [expect.stringContaining('revoked')] });
  });
});

describe('a dry run', () => {
  it('shows what would be booked and whether it takes two, and changes nothing [OPR-056]', async () => {
    const { rows: before } = await exchange.database.pool.query('select count(*) from inbox');
    const movement = '5 XDC from custody to trader1@example.com';
    expect(await tara.run('ledger correct', movement, '--dry-run')).toMatchObject({
      exit: 0,
      lines: [expect.any(String), expect.stringContaining('"amount":"5"'), 'A second person would have to approve it.'],
    });
    expect(tara.told).toContain(`  ${movement}`);
    expect(await sam.run('deposit credit trader1@example.com XDC 5 --dry-run')).toMatchObject({ exit: 1 });
    expect((await exchange.database.pool.query('select count(*) from inbox')).rows).toEqual(before);
  });
});

describe('what takes a second person', () => {
  const credit = (id: string) => `deposit credit trader1@example.com XDC 5 --id ${id}`;

  it('waits, can be looked at, and is carried out once another operator approves it [OPR-066]', async () => {
    expect(await tara.run(credit('c-1'))).toMatchObject({ exit: 2 });
    expect(await exchange.balancesOf(trader)).toEqual({});
    const shown = (await theo.run('approvals')).lines;
    expect(shown.join('\n')).toContain('tara  deposit credit trader1@example.com XDC 5');
    expect(shown).toContain(`  ${trader} is trader1@example.com`);
    expect(await theo.run('approve c-1')).toMatchObject({ exit: 0 });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
    expect(await theo.run('approve c-1 --id again')).toMatchObject({ exit: 1 });
    expect(await tara.run(credit('c-1'))).toMatchObject({ exit: 0 });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5' });
  });

  it('is approved neither by the same person, nor by their second key, nor without the role [OPR-067]', async () => {
    const second = await join(olga, 'tara', 'treasury', omar);
    await tara.run(credit('c-2'));
    for (const desk of [tara, second])
      expect(await desk.run('approve c-2')).toMatchObject({
        exit: 1,
        lines: [expect.stringContaining('another person has to approve it')],
      });
    expect(await sam.run('approve c-2')).toMatchObject({ exit: 1, lines: [expect.stringContaining("sam can't")] });
    expect(await findHanded(exchange.database.db, 'c-2')).toMatchObject({ outcome: null, isHeld: true });
  });

  it('is not approved after it was changed, nor by letting it pass for approved [OPR-067]', async () => {
    await tara.run(credit('c-3'));
    const { db, pool } = exchange.database;
    const held = await findHanded(db, 'c-3');
    const { rows } = await pool.query<{ warrant: Warrant }>(`select warrant from inbox where id = 'c-3'`);
    const [row] = rows;
    if (!held || !row) throw new Error('It is not there.');
    const digest = digestOf({ exchange: identity, id: 'c-3', command: held.command, warrant: row.warrant });
    await pool.query(`update inbox set command = jsonb_set(command, '{amount}', '"5000"') where id = 'c-3'`);
    const [id, command] = ['approve-c-3', { kind: 'operator.approve', held: 'c-3', digest } as const];
    expect(await write(command, await signedBy(theo, 'theo', id, command), id)).toEqual(refusedWith('not the command'));
    await pool.query(`update inbox set held_at = null where id = 'c-3'`);
    await takeUp();
    expect((await findHanded(db, 'c-3'))?.outcome).toEqual(refusedWith("doesn't fit"));
  });

  it('is shown so that its words can neither hide the command nor look like one [OPR-115]', async () => {
    const command: Command = {
      kind: 'deposit.credit',
      id: 'c-5',
      trader,
      asset: 'XDC',
      amount: '9',
      by: 'tara',
      why: 'Mine',
    };
    const words = 'deposit credit\u001B[8m\u009B8m\n  command  {"amount":"77"}';
    const action = { who: 'tara', why: 'Mine', words };
    const warrant = signWith(
      identity,
      await pairOf(tara, 'tara'),
    )({
      ...{ id: 'c-5', command, action },
      at: new Date(exchange.clock.now),
    });
    await write(command, warrant, 'c-5');
    await keepAction(exchange.database.db, { ...action, at: new Date(exchange.clock.now), inboxId: 'c-5' });
    const lines = [...(await theo.run('approvals')).lines, ...(await theo.run('log --find 8m')).lines].map(String);
    expect(lines.filter((line) => line.includes('deposit credit\\u{1b}[8m'))).toHaveLength(2);
    expect(lines.filter((line) => /[\p{Cc}\p{Cf}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('  command') && line.includes('"amount":"77"'))).toEqual([]);
    expect(lines.join('\n')).toContain('"amount":"9"');
    await theo.run('decline c-5');
  });

  it('can be declined, and is then over [OPR-066]', async () => {
    await tara.run(credit('c-4'));
    const command: Command = { kind: 'operator.decline', held: 'c-4' };
    const action = { who: 'tara', why: 'Mine', words: 'decline c-4' };
    const id = randomUUID();
    const strangers = signWith(identity, newKeyPair())({ id, command, action, at: new Date(exchange.clock.now) });
    expect(await write(command, strangers, id)).toEqual(refusedWith('tara is not an operator'));
    expect(await theo.run('decline c-4')).toMatchObject({ exit: 0 });
    expect(await tara.run(credit('c-4'))).toMatchObject({
      exit: 1,
      lines: [expect.stringContaining('theo declined it: Ticket 4711')],
    });
  });

  it('covers returning a deposit elsewhere than to its sender, so that nobody alone pays it out [OPR-113]', async () => {
    const { pool } = exchange.database;
    const [sender, elsewhere] = [`xdc${'1'.repeat(40)}`, `xdc${'2'.repeat(40)}`];
    await pool.query(
      `insert into incoming (id, asset, transaction_id, address, sender, amount, status, kept_for, confirmations, steps,
         created_at, updated_at)
       select id, 'XDC', id, $1, $2, 5000000, 'kept', 'addressUnknown', 3, '[]', now(), now()
       from unnest(array['d-1', 'd-2']) as id`,
      [`xdc${'3'.repeat(40)}`, sender],
    );
    const statusOf = async (id: string) => {
      const { rows } = await pool.query<{ status: string }>('select status from incoming where id = $1', [id]);
      return rows;
    };
    for (const words of [`d-1 ${elsewhere}`, `d-1 ${sender} 7`])
      expect(await tara.run(`deposit return ${words}`)).toMatchObject({ exit: 2 });
    expect(await statusOf('d-1')).toEqual([{ status: 'kept' }]);
    for (const words of ['d-1', `d-2 ${sender}`])
      expect(await tara.run(`deposit return ${words}`)).toMatchObject({ exit: 0 });
    expect(await statusOf('d-2')).toEqual([{ status: 'returning' }]);
  });

  it('covers large withdrawals, also in parts on one day [OPR-114]', async () => {
    const { pool } = exchange.database;
    const today = new Date(exchange.clock.now);
    const add = (id: string, worth: number, status = 'Pending', paymentType = 'Manual', updatedAt = today) =>
      pool.query(
        `insert into withdrawal (id, number, owner, asset, amount, fee, address, status, payment_type, worth,
           confirmations, steps, created_at, updated_at)
         values ($1, nextval('withdrawal_number'), $2, 'XDC', $3, 1, $4, $5, $6, $3, 0, '[]', $7, $7)`,
        [id, trader, worth, `xdc${'1'.repeat(40)}`, status, paymentType, updatedAt],
      );
    await add('wl-1', 60_000);
    await add('wl-2', 100_001);
    const approved = async (id: string) => (await tara.run(`withdrawal approve ${id}`)).exit;
    // One that is small is not held, but refused for another reason: its trader has no second factor.
    expect([await approved('wl-1'), await approved('wl-2')]).toEqual([1, 2]);
    const shown = (await theo.run('approvals')).lines;
    expect(shown).toContain(`  wl-2 is 100001 XDC to xdc${'1'.repeat(40)}, of trader1@example.com`);
    await add('wl-3', 60_000, 'Completed', 'Auto');
    await add('wl-4', 60_000, 'Completed', 'Manual', new Date(exchange.clock.now - 25 * 60 * 60_000));
    expect(await approved('wl-1')).toBe(1);
    await add('wl-5', 40_001, 'Process');
    expect(await approved('wl-1')).toBe(2);
  });

  it('covers inviting, so that no owner makes a second person up [OPR-067]', async () => {
    expect(await olga.run('invite puppet --roles owner --id i-1')).toMatchObject({ exit: 2 });
    expect(await tara.run('approve i-1')).toMatchObject({ exit: 1, lines: [expect.stringContaining('Only an owner')] });
    const { invitations } = await readRoster(exchange.database.db);
    expect(invitations.size).toBe(0);
  });
});
