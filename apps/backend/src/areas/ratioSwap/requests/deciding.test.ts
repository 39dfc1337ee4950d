import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectClient } from '#live/testing/liveClient';
import { newHash, startSwaps, type SwapServer } from '../testing/swapServer';

let server: SwapServer;

beforeAll(async () => {
  server = await startSwaps(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

const addWaiting = async (amount = '1000') => {
  const trader = await server.addTrader({ XDCE: '5000' });
  const txHash = newHash();
  await server.submit(trader, { amount, txHash });
  return { trader, txHash, id: await server.idOf(trader) };
};

const transfersOf = async (id: string): Promise<unknown[]> => {
  const { rows } = await server.database.pool.query<{ moved: string }>(
    `select transfer.kind || ': ' || string_agg(trim_scale(entry.amount)::text || ' ' || asset || ' ' || account.kind,
       ', ' order by entry.amount, account.kind) as moved
     from transfer join entry on entry.transfer = transfer.id join account on account.id = entry.account
     where reference = $1 group by transfer.id order by transfer.id`,
    [`swap ${id}`],
  );
  return rows.map(({ moved }) => moved);
};

describe('an approval', () => {
  it('moves the XDCE to the reserve and pays the XDC in one movement [SWP-060]', async () => {
    const { trader, id } = await addWaiting();
    const { exit, lines } = await server.operate(`swap approve ${id}`);
    expect([exit, lines]).toEqual([0, [`${id}: approved, 333.333333333333333333 XDC paid. We've emailed the trader.`]]);
    expect(await transfersOf(id)).toEqual([
      'hold: -1000 XDCE available, 1000 XDCE swap hold',
      'settle: -1000 XDCE swap hold, -333.333333333333333333 XDC swap reserve, 333.333333333333333333 XDC available, 1000 XDCE swap reserve',
    ]);
    expect(await server.balancesOf(trader)).toEqual({
      'available XDCE': '4000',
      'available XDC': '333.333333333333333333',
    });
    expect(await server.details(trader)).toMatchObject([
      { status: 'Approved', swappedXDC: '333.333333333333333333', reason: null },
    ]);
  });

  it('is emailed with the amount paid [SWP-063]', async () => {
    const { trader, txHash, id } = await addWaiting();
    await server.operate(`swap approve ${id}`);
    await expect
      .poll(() => server.lettersTo(trader.email, 'swapApproved'))
      .toMatchObject([{ kind: 'swapApproved', txHash, amount: '1000', ratio: '3', xdc: '333.333333333333333333' }]);
  });
});

describe('a rejection', () => {
  it('returns the XDCE, and its reason is in the details [SWP-061]', async () => {
    const { trader, id } = await addWaiting();
    const { exit, lines } = await server.operate(`swap reject ${id}`);
    expect([exit, lines]).toEqual([
      0,
      [`${id}: rejected, 1000 XDCE available again. The trader will see your reason.`],
    ]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '5000' });
    expect(await server.details(trader)).toMatchObject([
      { status: 'Rejected', swappedXDC: null, reason: 'Ticket 4711' },
    ]);
  });

  it('is emailed with its reason [SWP-063]', async () => {
    const { trader, txHash, id } = await addWaiting();
    await server.operate(`swap reject ${id}`);
    await expect
      .poll(() => server.lettersTo(trader.email, 'swapRejected'))
      .toMatchObject([{ kind: 'swapRejected', txHash, amount: '1000', reason: 'Ticket 4711' }]);
  });
});

describe('a decision', () => {
  it('repeated changes nothing, and it can’t be changed [SWP-062]', async () => {
    const { trader, id } = await addWaiting();
    await server.operate(`swap approve ${id}`);
    const again = await server.operate(`swap approve ${id}`);
    expect([again.exit, again.lines]).toEqual([0, [`${id}: was already approved.`]]);
    const other = await server.operate(`swap reject ${id}`);
    expect(other.exit).toBe(1);
    expect(other.lines.join()).toContain('This request is already approved.');
    expect(await server.balancesOf(trader)).toEqual({
      'available XDCE': '4000',
      'available XDC': '333.333333333333333333',
    });
    expect((await server.operate('swap approve rs-999999')).lines.join()).toContain('There is no such swap request.');
  });

  it('requires a reason, for approving and rejecting, and is recorded [SWP-065]', async () => {
    const { id } = await addWaiting();
    expect((await server.type('swap', 'reject', id)).exit).toBe(1);
    expect((await server.type('swap', 'reject', id, '--reason', 'Not your address.')).exit).toBe(0);
    const { lines } = await server.type('log');
    expect(lines.join('\n')).toContain('Not your address.');
    expect(lines.join('\n')).toContain(`swap reject ${id}`);
  });

  it('waits for an operator across a restart, with its XDCE held [SWP-067]', async () => {
    const { trader, id } = await addWaiting();
    await server.restart();
    expect(await server.details(trader)).toMatchObject([{ status: 'Pending' }]);
    expect(await server.balancesOf(trader)).toMatchObject({ 'swap hold XDCE': '1000' });
    expect((await server.operate(`swap reject ${id}`)).exit).toBe(0);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '5000' });
  });

  it('is pushed to every socket of the trader, as the request was, and to no one else [SWP-051]', async () => {
    const [trader, other] = [await server.addTrader({ XDCE: '5000' }), await server.addTrader()];
    const url = await server.listen();
    const [own, stranger, visitor] = [
      await connectClient(url, { token: () => trader.token }),
      await connectClient(url, { token: () => other.token }),
      await connectClient(url),
    ];
    const foreign: string[] = [];
    for (const { socket } of [stranger, visitor])
      socket.onAny((channel: string) => {
        if (channel.startsWith('ratio-swap')) foreign.push(channel);
      });
    for (const client of [own, stranger, visitor]) await client.settle();
    const channel = `ratio-swap-update-${trader.uniqueId}`;
    await server.submit(trader);
    await expect.poll(() => own.heard(channel)).toEqual([{}]);
    await server.operate(`swap approve ${await server.idOf(trader)}`);
    await expect.poll(() => own.heard(channel)).toEqual([{}, {}]);
    for (const client of [stranger, visitor]) await client.settle();
    expect(foreign).toEqual([]);
  });
});

describe('an operator', () => {
  it('sees what is waiting, oldest first, and what was decided, by whom and why [SWP-064]', async () => {
    const alone = await startSwaps(inject('clusterUrl'));
    try {
      expect((await alone.operate('swap list')).lines).toEqual(['No swap requests are waiting.']);
      const trader = await alone.addTrader({ XDCE: '5000' });
      const hashes = [newHash(), newHash()];
      for (const txHash of hashes) await alone.submit(trader, { txHash });
      const at = '2026-03-02 12:00:00 UTC';
      const told = (id: string, status: string, txHash: string) => [
        `${id}  ${status}  ${at}  ${trader.email}`,
        '  swaps   1000 XDCE at 3:1 for 333.333333333333333333 XDC, bought 2020-12-08 07:45:00 UTC for 12.5 USD',
        `  with    ${txHash}`,
      ];
      const [first = '', second = ''] = hashes;
      expect((await alone.operate('swap list')).lines).toEqual([
        ...told('rs-1', 'Pending', first),
        ...told('rs-2', 'Pending', second),
      ]);
      await alone.type('swap', 'reject', 'rs-1', '--why', 'Not your address.', '--by', 'rita');
      expect((await alone.operate('swap list')).lines).toHaveLength(3);
      expect((await alone.operate('swap list rejected')).json['swaps']).toMatchObject([{ id: 'rs-1' }]);
      expect((await alone.operate('swap list approved')).lines).toEqual(['No swap requests were approved.']);
      expect((await alone.operate('swap list later')).exit).toBe(1);
      await alone.submit(trader, { txHash: first });
      expect((await alone.operate('swap show rs-1')).lines).toEqual([
        ...told('rs-1', 'Rejected', first),
        '  before  this transaction was in 1 other request',
        `  decided ${at} by rita: Not your address.`,
      ]);
      expect((await alone.operate('swap show rs-77')).lines).toEqual(['There is no such swap request.']);
    } finally {
      await alone.closeSound();
    }
  });
});
