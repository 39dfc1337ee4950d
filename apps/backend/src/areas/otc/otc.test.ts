import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectClient } from '#live/testing/liveClient';
import { handOverSigned } from '#operator/testing/handOverSigned';
import { startOtc, type OtcServer } from './testing/otcServer';

let server: OtcServer;

beforeAll(async () => {
  server = await startOtc(inject('clusterUrl'));
  await server.fundDesk('10000000 XDC');
});
afterAll(() => server.closeSound());

const buy = 'buy 220000.5 XDC for 11000.025000000000000001 USDT';
const paid = { USDT: '12000' };

const postingOf = async (id: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query<{ moved: string }>(
    `select transfer.kind || ': ' || string_agg(trim_scale(entry.amount)::text || ' ' || asset || ' ' || account.kind,
       ', ' order by entry.amount) as moved
     from transfer join entry on entry.transfer = transfer.id join account on account.id = entry.account
     where reference = $1 group by transfer.id`,
    [`otc ${id}`],
  );
  return rows.map(({ moved }) => moved);
};

const statusOf = async (request: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query('select status from public_request where reference = $1', [
    request,
  ]);
  return rows;
};

describe('a quote', () => {
  it('belongs to the account with the request’s email, and is emailed with its terms and its end [REQ-030]', async () => {
    const trader = await server.addTrader();
    const request = await server.ask({ email: trader.email.toUpperCase() });
    const { exit, lines, json } = await server.quote(request.toLowerCase(), buy, '--for', '15m');
    const { id } = json['quote'] as { id: string };
    expect(id).toMatch(/^Q-[A-Z2-7]{8}$/);
    expect([exit, lines]).toEqual([
      0,
      [
        `${id}: ${trader.email} buys 220000.5 XDC for 11000.025000000000000001 USDT, at 0.05 USDT, ` +
          "until 2026-03-02 12:15:00 UTC. We've emailed the trader.",
      ],
    ]);
    await expect
      .poll(() => server.lettersTo(trader.email, 'otcQuoted'))
      .toMatchObject([
        {
          quote: id,
          request,
          side: 'buy',
          pays: '11000.025000000000000001 USDT',
          gets: '220000.5 XDC',
          price: '0.05 USDT for 1 XDC',
          until: new Date('2026-03-02T12:15:00Z'),
        },
      ]);
    expect(await statusOf(request)).toEqual([{ status: 'answered' }]);
    expect(await server.balancesOf(trader)).toEqual({});
    expect((await server.operate('otc list')).lines.slice(0, 3)).toEqual([
      `${id}  open  2026-03-02 12:00:00 UTC  ${request}  ${trader.email}`,
      '  buys 220000.5 XDC for 11000.025000000000000001 USDT, at 0.05 USDT, until 2026-03-02 12:15:00 UTC',
      '  quoted by ada: As agreed',
    ]);
  });

  it.each([
    ['buy 220000 XDC for 12100.01 USDT', 'is more than 10% from 11000 USDT'],
    ['sell 220000 XDC for 9899.99 USDT', 'is more than 10% from 11000 USDT'],
    ['buy 199999 XDC for 9999.99 USDT', 'This is worth 9999.99 USD, and the minimum is 10000 USD.'],
    ['buy 1000000000 XDC for 50000000 USDT', 'is too much: at most'],
    ['buy 220000 XDC for 220000 XDCE', 'XDC-XDCE has no reference price'],
    ['220000 XDC for 11000 USDT', 'is not a trade'],
    ['buy 220000 USDT for 11000 XDC', 'There is no pair USDT-XDC.'],
  ])('of `%s` is refused, and nobody is emailed [REQ-031]', async (terms, sentence) => {
    const trader = await server.addTrader();
    const { exit, lines } = await server.quote(await server.ask(trader), terms);
    expect([exit, lines[0]]).toEqual([1, expect.stringContaining(sentence)]);
    expect(server.lettersTo(trader.email, 'otcQuoted')).toEqual([]);
  });

  it('goes to no stranger, nobody unverified, on hold or closed, and to no request that is closed or quoted [REQ-032]', async () => {
    const refused = async (request: string, sentence: string) =>
      expect(await server.quote(request, buy)).toMatchObject({ exit: 1, lines: [expect.stringContaining(sentence)] });
    await refused(await server.ask({ email: 'stranger@example.com' }), 'There is no account stranger@example.com.');
    await refused('R-NONE', 'There is no OTC request R-NONE.');
    await refused(await server.ask(await server.addTrader({}, { kycStatus: 1 })), "identity isn't verified");
    const frozen = await server.addTrader();
    await server.operate(`account freeze ${frozen.email}`);
    await refused(await server.ask(frozen), 'account is on hold');
    const closed = await server.addTrader();
    const asked = await server.ask(closed);
    await server.operate(`account close ${closed.email}`);
    await refused(asked, 'account is closed');
    const trader = await server.addTrader();
    const request = await server.ask(trader);
    const first = await server.quote(request, buy);
    await refused(request, `${(first.json['quote'] as { id: string }).id} is still open for this request.`);
    await server.operate(`requests close ${request}`);
    await refused(request, 'This request is closed.');
  });
});

describe('a settlement', () => {
  it('books both sides exactly in one movement, is in the histories, and is told at once [REQ-033] [REQ-037]', async () => {
    const { trader, request, id } = await server.quoted(buy, paid);
    const client = await connectClient(await server.listen(), { token: () => trader.token });
    await client.settle();
    const { exit, lines } = await server.operate(`otc settle ${id}`);
    expect([exit, lines]).toEqual([
      0,
      [`${id}: settled. ${trader.email} paid 11000.025000000000000001 USDT and got 220000.5 XDC. We've emailed them.`],
    ]);
    expect(server.told).toContain(`  11000.025000000000000001 USDT from ${trader.email} to otc desk`);
    expect(server.told).toContain('On a real exchange a second person has to approve this.');
    expect(await postingOf(id)).toEqual([
      'posting: -220000.5 XDC otc desk, -11000.025000000000000001 USDT available, ' +
        '11000.025000000000000001 USDT otc desk, 220000.5 XDC available',
    ]);
    expect(await server.balancesOf(trader)).toEqual({
      'available USDT': '999.974999999999999999',
      'available XDC': '220000.5',
    });
    expect(await server.orderHistory(trader)).toEqual([
      {
        uniqueId: id,
        name: 'XDC-USDT',
        tradeType: 'otc',
        type: 'buy',
        status: 'completed',
        averagePrice: '0.05',
        amount: '220000.5',
        receivedTotal: '220000.5',
        total: '11000.025000000000000001',
        fee: '0',
        updatedAt: '2026-03-02T12:00:00.000Z',
      },
    ]);
    await expect
      .poll(() => client.heard(`order-history-${trader.uniqueId}`))
      .toMatchObject([{ uniqueId: id, Type: 'buy', pair: 'XDC-USDT', originalQty: '220000.5', status: 'completed' }]);
    await expect.poll(() => server.lettersTo(trader.email, 'otcSettled')).toMatchObject([{ gets: '220000.5 XDC' }]);
    expect(await statusOf(request)).toEqual([{ status: 'closed' }]);
  });

  it('happens once, however often and from wherever it is typed, and after a restart [REQ-034]', async () => {
    const { trader, id } = await server.quoted('sell 220000 XDC for 10500 USDT', { XDC: '500000' });
    await server.fundDesk('10500 USDT');
    const answers = await Promise.all([1, 2, 3].map(() => server.operate(`otc settle ${id}`)));
    expect(answers.map(({ json }) => json['isRepeat']).toSorted()).toEqual([false, true, true]);
    await server.restart();
    expect((await server.operate(`otc settle ${id}`)).lines).toEqual([`${id}: was already settled.`]);
    expect((await server.operate(`otc cancel ${id}`)).exit).toBe(1);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '280000', 'available USDT': '10500' });
    expect(await postingOf(id)).toHaveLength(1);
  });

  it('needs a quote that lasts, a market that is near, both funds and a trader in good standing [REQ-035]', async () => {
    const refused = async (id: string, sentence: string) => {
      expect(await server.operate(`otc settle ${id}`)).toMatchObject({
        exit: 1,
        lines: [expect.stringContaining(sentence)],
      });
      expect(await postingOf(id)).toEqual([]);
    };
    const poor = await server.quoted(buy, { USDT: '11000' });
    await refused(poor.id, "A trader's available balance is too low for this.");
    const selling = await server.quoted('sell 4000000 XDC for 200000 USDT', { XDC: '4000000' });
    await refused(selling.id, 'The account otc desk has');
    const rich = await server.quoted(buy, paid);
    await server.operate('market reference XDC-USDT --set 0.06');
    await refused(rich.id, 'is more than 10% from 13200.03 USDT');
    await server.operate('market reference XDC-USDT --set 0.05');
    await server.changeTrader(rich.trader, { kycStatus: 3 });
    await refused(rich.id, "identity isn't verified");
    await server.changeTrader(rich.trader, { kycStatus: 2 });
    await server.operate(`account freeze ${rich.trader.email}`);
    await refused(rich.id, 'account is on hold');
    await server.operate(`account unfreeze ${rich.trader.email}`);
    const ended = await server.quoted(buy, paid);
    server.clock.now += 30 * 60_000;
    await refused(ended.id, 'This quote ended at 2026-03-02 12:30:00 UTC.');
    expect((await server.operate('otc list')).lines.join('\n')).toContain(`${ended.id}  ended`);
    const next = await server.quote(ended.request, buy);
    expect(next.exit).toBe(0);
    const { id } = next.json['quote'] as { id: string };
    expect((await server.operate(`otc cancel ${id}`)).lines).toEqual([
      `${id}: cancelled. It can't be settled any more.`,
    ]);
    await refused(id, 'This quote was cancelled.');
    await expect.poll(() => server.lettersTo(ended.trader.email, 'otcCancelled')).toMatchObject([{ quote: id }]);
  });

  it('is of what was quoted and signed, whatever somebody writes into the database [REQ-036]', async () => {
    const { trader, id } = await server.quoted(buy, paid);
    const { db, pool } = server.database;
    await expect(pool.query('update otc_quote set total = 1 where id = $1', [id])).rejects.toThrow(
      'only ever added to',
    );
    const terms = {
      trader: trader.uniqueId,
      pair: 'XDC-USDT',
      side: 'buy',
      amount: '220000.5',
      total: '10900',
    } as const;
    const [key, by] = [randomUUID(), 'ada'];
    const command = { kind: 'otc.settle', quote: id, ...terms, by, why: 'Cheaper' } as const;
    await handOverSigned(db, { id: key, command, by }, server.clock.now);
    await expect
      .poll(
        async () => (await pool.query<{ outcome: unknown }>('select outcome from inbox where id = $1', [key])).rows[0],
      )
      .toMatchObject({ outcome: { refused: { message: 'This is not what was quoted.' } } });
    expect(await postingOf(id)).toEqual([]);
  });
});
