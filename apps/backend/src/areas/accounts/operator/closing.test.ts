import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { compose } from '../..';
import { startSwaps, type SwapServer } from '../../ratioSwap/testing/swapServer';
import { orderFields } from '../../trading/testing/tradingServer';
import { depositSteps } from '../../wallet/testing/depositSteps';
import { followingCustody, type WalletTrader } from '../../wallet/testing/walletServer';

let server: SwapServer;
let ada: WalletTrader;

const day = 24 * 60 * 60_000;

beforeAll(async () => {
  server = await startSwaps(inject('clusterUrl'), { ...followingCustody, CODE_TRIES: '1000', MAIL_TRIES: '1000' });
  await server.operate('switch staking on');
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '1000000', XDCE: '5000' });
});

const sell = (trader: WalletTrader) =>
  server.post('/trade/new_order', orderFields({ side: 'sell', price: '0.05', amount: '100' }), trader);

const stake = (trader: WalletTrader) => {
  const fields = { exchange_id: '1', tenure: '3', stakingAmount: '100000', currencyName: 'XDC' };
  return server.post('/staking/initiatestaking', { ...fields, tfaCode: server.freshAppCode() }, trader);
};

const address = (trader: WalletTrader) =>
  server.post('/user/get_address', { exchangeId: '1', uniqueId: trader.uniqueId, tokenSymbol: 'XDC' }, trader);

const withdraw = async (trader: WalletTrader) => {
  const { status, body } = await server.withdraw(trader, { currency: 'XDC', amount: '1500' });
  return [status, body['message']];
};

/** Closed, and signed in again. */
const closed = async (trader = ada): Promise<WalletTrader> => {
  expect(await server.operate(`account close ${trader.email}`)).toMatchObject({ exit: 0 });
  return { ...trader, token: await server.signIn(trader.uniqueId) };
};

const refusal = "Your account is closed, so you can't do this. Contact support if you want it reopened.";
const over =
  'Your account is closed, and the time to withdraw its funds is over. They are still yours: contact support to have them released.';

describe('closing an account', () => {
  it('cancels its orders, signs its trader out, and tells them why and until when they can withdraw [OPR-043]', async () => {
    await sell(ada);
    const { exit, lines } = await server.operate(`account close ${ada.email.toUpperCase()}`);
    expect([exit, lines]).toEqual([
      0,
      [
        `${ada.email} is closed, 1 open order cancelled, and signed out everywhere. Its trader can withdraw until 2026-05-31 12:00:00 UTC. We've emailed them.`,
        'Still in it: 1000000 XDC, 5000 XDCE.',
      ],
    ]);
    expect(await server.balancesOf(ada)).toEqual({ 'available XDC': '1000000', 'available XDCE': '5000' });
    expect((await server.getFrom('/user/check_jwt', { token: ada.token })).status).toBe(401);
    await server.until(async () => server.lettersTo(ada.email, 'accountClosed'), [{ reason: 'Ticket 4711' }]);
    const [letter] = server.lettersTo(ada.email, 'accountClosed');
    const { text } = compose(letter ?? { kind: 'loginCode', code: '' }, {
      brand: 'Exchange',
      publicUrl: 'https://exchange.example',
    });
    for (const told of ['Ticket 4711', '31-05-2026 12:00:00 UTC', '90 days', 'Nothing is taken after that'])
      expect(text).toContain(told);
    const back = { ...ada, token: await server.signIn(ada.uniqueId) };
    expect((await server.post('/user/user_profile', { exchange_id: '1', user_id: 'me' }, back)).body).toMatchObject({
      data: { withdrawableUntil: '2026-05-31T12:00:00.000Z' },
    });
    expect((await server.operate(`account close ${ada.email}`)).lines[0]).toContain('was already closed');
  });

  it('is told only to whoever has the password [ACC-221]', async () => {
    await closed();
    const answers = await Promise.all(
      [ada.email, 'nobody@example.com'].map((email) =>
        server.logIn(email, ada.home, { password: 'Wrong-1234!', exchange_id: '1' }),
      ),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toEqual(unknown);
  });

  it('stops orders, swaps, stakes and deposits at once, also after a restart [OPR-044]', async () => {
    const steps = depositSteps(server);
    const { address: known } = await server.addressOf(ada, 'XDC');
    const begun = await stake(ada);
    expect(begun.status).toBe(200);
    const back = await closed();
    await server.restart();
    const swap = { exchange_id: '1', currency: 'XDCE', swap_amount: '10' };
    const answers = [
      await sell(back),
      await server.post('/swap', swap, back),
      await server.submit(back),
      await stake(back),
      await address(back),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ message: refusal });
    const { transactionId = '' } = await server.chains.sendTestCoins({ asset: 'XDC', amount: '5000', address: known });
    await server.chains.mine('XDC', 1);
    await steps.untilStored(transactionId, { status: 'kept', keptFor: 'accountClosed' });
    expect(await server.balancesOf(ada)).toEqual({
      'available XDC': '900000',
      'available XDCE': '5000',
      'staked XDC': '100000',
    });
  });

  it('leaves what is in it to its trader for 90 days, and to an operator to release after that [OPR-045]', async () => {
    const back = await closed();
    server.clock.now += 90 * day - 3 * 60_000;
    back.token = await server.signIn(ada.uniqueId);
    expect((await withdraw(back))[0]).toBe(200);
    server.clock.now += 3 * 60_000;
    expect(await withdraw(back)).toEqual([403, over]);
    expect(await server.operate(`account release ${ada.email} --for 2d`)).toMatchObject({ exit: 0 });
    expect(server.told.at(-2)).toBe('On a real exchange a second person has to approve this.');
    expect((await withdraw(back))[0]).toBe(200);
    expect((await sell(back)).body).toMatchObject({ message: refusal });
    server.clock.now += 2 * day;
    back.token = await server.signIn(ada.uniqueId);
    expect(await withdraw(back)).toEqual([403, over]);
    await server.until(async () => server.lettersTo(ada.email, 'fundsReleased'), [{ reason: 'Ticket 4711' }]);
    expect((await server.operate(`account release ${(await server.addTrader()).email}`)).lines[0]).toContain(
      "This account isn't closed.",
    );
  });

  it('ends running stakes with their term [OPR-044]', async () => {
    expect((await stake(ada)).status).toBe(200);
    await closed();
    server.clock.now += 100 * day;
    const back = { ...ada, token: await server.signIn(ada.uniqueId) };
    const listed = async () =>
      (await server.get('/staking/getStakingDetails', { exchange_id: '1' }, back)).body['data'];
    await server.until(listed, [{ status: 'completed', autoRenewal: false }]);
    expect(Number((await server.balancesOf(ada))['available XDC'])).toBeGreaterThan(1_000_000);
  });

  it('is undone by reopening it [OPR-046]', async () => {
    const back = await closed();
    expect(await server.operate(`account reopen ${ada.email}`)).toMatchObject({
      exit: 0,
      lines: [`${ada.email} is open again: the trader has full access. We've emailed them.`],
    });
    expect(server.told.at(-2)).toBe('On a real exchange a second person has to approve this.');
    expect((await sell(back)).status).toBe(200);
    expect((await address(back)).status).toBe(200);
    await server.until(async () => server.lettersTo(ada.email, 'accountReopened'), [{ reason: 'Ticket 4711' }]);
    expect((await server.operate(`account reopen ${ada.email}`)).lines).toEqual([`${ada.email} was not closed.`]);
  });
});
