import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newHash, startSwaps, type SwapServer } from '../testing/swapServer';

let server: SwapServer;

beforeAll(async () => {
  server = await startSwaps(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

const addHolder = (amount = '5000') => server.addTrader({ XDCE: amount });

describe('a swap request', () => {
  it('holds its XDCE, and is answered with its status [SWP-040]', async () => {
    const trader = await addHolder();
    const txHash = newHash();
    const { status, body } = await server.submit(trader, { txHash, amount: '1500' });
    const row = {
      transactionHash: txHash,
      buyDate: '2020-12-08T07:45:00.000Z',
      amount: '1500',
      amountUSD: '12.5',
      swappedXDC: null,
      reason: null,
      status: 'Pending',
      updatedAt: new Date(server.clock.now).toISOString(),
    };
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        message: 'Your swap request was submitted. Verification can take up to 48 hours.',
        data: row,
      },
    ]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '3500', 'swap hold XDCE': '1500' });
    expect(await server.details(trader)).toEqual([row]);
  });

  it.each(['0x12', `0x${'g'.repeat(64)}`, 'a'.repeat(66), `0x${'a'.repeat(65)}`])(
    'with the hash %s is refused in the documented words [SWP-041] [DOM-217]',
    async (txHash) => {
      const trader = await addHolder();
      expect((await server.submit(trader, { txHash })).body).toEqual({
        status: 400,
        code: 'invalid_request',
        message: `Your txHash value : ${txHash} is invalid`,
        field: 'txHash',
      });
      expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '5000' });
    },
  );

  it.each(['0', '-1', '', 'ten', '1e3', '0.000'])(
    'of %j is refused in the documented words [SWP-042]',
    async (figure) => {
      const trader = await addHolder();
      expect((await server.submit(trader, { amount: figure })).body).toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: 'Amount should be greater than 0',
        field: 'amount',
      });
      expect((await server.submit(trader, { amountUSD: figure })).body).toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: 'USD should be greater than 0',
        field: 'amountUSD',
      });
      expect(await server.details(trader)).toEqual([]);
    },
  );

  it.each([`0.${'0'.repeat(18)}1`, `1${'0'.repeat(18)}`])(
    'of %s is refused as more than the ledger can hold',
    async (amount) => {
      const { status, body } = await server.submit(await addHolder(), { amount });
      expect([status, body['field']]).toEqual([400, 'amount']);
    },
  );

  it('for more than is available is refused and holds nothing, even twice at once [SWP-043]', async () => {
    const trader = await addHolder('1000');
    expect((await server.submit(trader, { amount: '1000.000000000000000001' })).body).toEqual({
      status: 400,
      code: 'insufficient_funds',
      message: 'Insufficient Fund',
      field: 'amount',
    });
    const answers = await Promise.all([
      server.submit(trader, { amount: '600' }),
      server.submit(trader, { amount: '600' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '400', 'swap hold XDCE': '600' });
  });

  it.each([
    ['2020-12-06T05:29:59.000Z', '1000'],
    ['2020-12-06T05:30:00.000Z', '333.333333333333333333'],
    ['2020-12-28T05:30:00.000Z', '100'],
  ])('of a purchase at %s gives %s XDC [SWP-044]', async (buyingDate, xdc) => {
    const trader = await addHolder();
    expect((await server.submit(trader, { buyingDate })).status).toBe(200);
    await server.operate(`swap approve ${await server.idOf(trader)}`);
    expect(await server.balancesOf(trader)).toMatchObject({ 'available XDC': xdc });
  });

  it('for a purchase a second too late is refused [SWP-044]', async () => {
    const trader = await addHolder();
    expect((await server.submit(trader, { buyingDate: '2020-12-28T05:30:01.000Z' })).body).toEqual({
      status: 400,
      code: 'invalid_request',
      message: 'Purchases after 28 Dec 2020 are not supported.',
      field: 'buyingDate',
    });
    expect((await server.submit(trader, { buyingDate: 'last week' })).status).toBe(400);
    expect(await server.details(trader)).toEqual([]);
  });

  it('for a purchase on the 30th of February is refused in the field [SWP-070]', async () => {
    const trader = await addHolder();
    expect((await server.submit(trader, { buyingDate: '2020-02-30T12:00:00.000Z' })).body).toEqual({
      status: 400,
      code: 'invalid_request',
      message: 'The buying date must be between 06-12-2020 05:30 and 28-12-2020 05:30 (GMT).',
      field: 'buyingDate',
    });
    expect(await server.details(trader)).toEqual([]);
  });

  it('is one of 20 under review at most: nobody floods the review, nor keeps more purchases from their buyers [SWP-053]', async () => {
    const [trader, buyer] = [await addHolder(), await addHolder()];
    const crumb = () => server.submit(trader, { amount: '0.000000000000000003' });
    const answers = await Promise.all(Array.from({ length: 25 }, crumb));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await crumb()).body).toEqual({
      status: 403,
      code: 'forbidden',
      message: 'You have 20 swap requests under review, which is the maximum. Wait until one is decided.',
    });
    expect((await server.submit(buyer)).status).toBe(200);
    await server.operate(`swap reject ${await server.idOf(trader)}`);
    expect((await crumb()).status).toBe(200);
  });

  it('with a hash that was used is refused, however it is capitalised [SWP-045]', async () => {
    const [trader, other] = [await addHolder(), await addHolder()];
    const txHash = newHash();
    await server.submit(trader, { txHash });
    const refused = {
      status: 409,
      code: 'conflict',
      message: 'This transaction was already used for a swap request.',
      field: 'txHash',
    };
    expect((await server.submit(trader, { txHash })).body).toEqual(refused);
    const capitals = `0x${txHash.slice(2).toUpperCase()}`;
    expect((await server.submit(other, { txHash: capitals })).body).toEqual(refused);
    expect(await server.balancesOf(other)).toEqual({ 'available XDCE': '5000' });
  });

  it('of two traders with the same hash at once is accepted from one of them [SWP-045]', async () => {
    const traders = [await addHolder(), await addHolder(), await addHolder()];
    const txHash = newHash();
    const answers = await Promise.all(traders.map((trader) => server.submit(trader, { txHash })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lists = await Promise.all(traders.map((trader) => server.details(trader)));
    expect(lists.flat()).toHaveLength(1);
  });

  it('frees its hash for everybody once it is rejected, so that nobody can keep it from its buyer [SWP-052]', async () => {
    const [stranger, buyer] = [await addHolder(), await addHolder()];
    const txHash = newHash();
    await server.submit(stranger, { txHash });
    expect((await server.submit(buyer, { txHash })).status).toBe(409);
    await server.operate(`swap reject ${await server.idOf(stranger)}`);
    expect((await server.submit(buyer, { txHash })).status).toBe(200);
    expect((await server.submit(stranger, { txHash })).status).toBe(409);
    await server.operate(`swap reject ${await server.idOf(buyer)}`);
    expect((await server.submit(buyer, { txHash })).status).toBe(200);
    expect((await server.details(buyer)).map(({ status }) => status)).toEqual(['Pending', 'Rejected']);
  });

  it('with the same client ID is the same request, or refused if its figures differ [SWP-047]', async () => {
    const trader = await addHolder();
    const words = { txHash: newHash(), client_swap_id: 'c-1', amount: '700' };
    await server.submit(trader, words);
    const again = await server.submit(trader, {
      ...words,
      amount: '700.0',
      txHash: words.txHash.toUpperCase().replace('0X', '0x'),
    });
    expect([again.status, again.body['message'], again.body['data']]).toMatchObject([
      200,
      'This swap request was already submitted.',
      { amount: '700', status: 'Pending', client_swap_id: 'c-1' },
    ]);
    expect((await server.submit(trader, { ...words, amount: '701' })).body).toEqual({
      status: 409,
      code: 'conflict',
      message: 'This ID is already used by another request.',
      field: 'client_swap_id',
    });
    expect(await server.balancesOf(trader)).toMatchObject({ 'swap hold XDCE': '700' });
    const other = await addHolder();
    expect((await server.submit(other, { client_swap_id: 'c-1' })).status).toBe(200);
  });

  it('is listed for its own trader, newest first [SWP-048]', async () => {
    const [trader, other] = [await addHolder(), await addHolder()];
    for (const amount of ['1', '2', '3']) await server.submit(trader, { amount });
    expect((await server.details(trader)).map(({ amount }) => amount)).toEqual(['3', '2', '1']);
    expect(await server.details(other)).toEqual([]);
  });

  it('of a trader on hold is refused [SWP-049]', async () => {
    const trader = await addHolder();
    await server.operate(`account freeze ${trader.email}`);
    expect((await server.submit(trader)).status).toBe(403);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDCE': '5000' });
  });

  it('that would pay nothing is refused [SWP-050]', async () => {
    const { body } = await server.submit(await addHolder(), { amount: '0.000000000000000001' });
    expect(body).toEqual({
      status: 400,
      code: 'invalid_request',
      message: 'This amount is too small to swap.',
      field: 'amount',
    });
  });
});
