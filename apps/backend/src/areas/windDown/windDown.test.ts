import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startSwaps, type SwapServer } from '../ratioSwap/testing/swapServer';
import { orderFields } from '../trading/testing/tradingServer';
import { followingCustody, type WalletTrader } from '../wallet/testing/walletServer';

let server: SwapServer;
let ada: WalletTrader;

const flip = (name: string, isOn: boolean) => server.operate(`switch ${name} ${isOn ? 'on' : 'off'}`);
const windDown = (isOn: boolean) => flip('withdrawOnly', isOn);

beforeAll(async () => {
  server = await startSwaps(inject('clusterUrl'), { ...followingCustody, CODE_TRIES: '1000' });
  for (const name of ['registration', 'staking']) await flip(name, true);
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '1000000', XDCE: '5000', USDT: '1000' });
});
afterEach(() => windDown(false));

const sell = (trader: WalletTrader, more: Record<string, string> = {}) =>
  server.post('/trade/new_order', { ...orderFields({ side: 'sell', price: '0.05', amount: '100' }), ...more }, trader);

const stake = (trader: WalletTrader) =>
  server.post(
    '/staking/initiatestaking',
    { exchange_id: '1', tenure: '3', stakingAmount: '100000', currencyName: 'XDC', tfaCode: server.freshAppCode() },
    trader,
  );

const hashOf = (body: Record<string, unknown>): string => (body['data'] as { transactionHash: string }).transactionHash;

const orderOf = (body: Record<string, unknown>): string => (body['data'] as { uniqueId: string }).uniqueId;

describe('while only withdrawals are open', () => {
  it('new orders are refused, and open ones stay until they are cancelled [STS-101]', async () => {
    const resting = await sell(ada, { client_order_id: 'resting' });
    expect(resting.status).toBe(200);
    await windDown(true);
    expect(await sell(ada)).toMatchObject({
      status: 409,
      body: {
        statusCode: 409,
        code: 'conflict',
        message:
          'Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.',
        field: 'pair_id',
      },
    });
    const again = await sell(ada, { client_order_id: 'resting' });
    expect([again.status, orderOf(again.body)]).toEqual([200, orderOf(resting.body)]);
    expect(await server.balancesOf(ada)).toMatchObject({ 'in orders XDC': '100' });
    const fields = { exchange_id: '1', user_id: ada.uniqueId, trade_order_id: orderOf(resting.body) };
    expect((await server.post('/trade/cancel_order', fields, ada)).status).toBe(200);
    expect(await server.balancesOf(ada)).toMatchObject({ 'available XDC': '1000000' });
  });

  it('both kinds of swap are refused, but earlier ratio swap requests can still be decided [STS-102]', async () => {
    const bob = await server.addTrader({ XDCE: '5000' });
    const sent = await server.submit(ada, { client_swap_id: 'before' });
    expect([sent.status, (await server.submit(bob)).status]).toEqual([200, 200]);
    await windDown(true);
    const message = 'Swaps have stopped because the exchange is closing. You can still withdraw your funds.';
    const quick = await server.post('/swap', { exchange_id: '1', currency: 'XDCE', swap_amount: '10' }, ada);
    expect(quick.body).toMatchObject({ message });
    expect((await server.submit(ada)).body).toMatchObject({ status: 409, code: 'conflict', message });
    const again = { client_swap_id: 'before', txHash: hashOf(sent.body) };
    expect((await server.submit(ada, again)).status).toBe(200);
    expect(await server.balancesOf(ada)).toMatchObject({ 'available XDCE': '4000', 'swap hold XDCE': '1000' });
    expect(await server.operate(`swap reject ${await server.idOf(ada)}`)).toMatchObject({ exit: 0 });
    expect(await server.balancesOf(ada)).toEqual({
      'available XDC': '1000000',
      'available XDCE': '5000',
      'available USDT': '1000',
    });
    expect(await server.operate(`swap approve ${await server.idOf(bob)}`)).toMatchObject({ exit: 0 });
    expect(await server.balancesOf(bob)).toEqual({
      'available XDCE': '4000',
      'available XDC': '333.333333333333333333',
    });
  });

  it('new stakes are refused, and running ones end with their term instead of being renewed [STS-103]', async () => {
    const begun = Date.parse('2026-01-31T09:30:15.250Z');
    server.clock.now = Math.max(server.clock.now, begun);
    expect((await stake(ada)).status).toBe(200);
    await windDown(true);
    const refused = await stake(ada);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Staking has stopped because the exchange is closing. Stakes that are running end with their current term.',
    ]);
    expect((await server.getFrom('/staking/pool')).body).toMatchObject({ data: { isOpen: false } });
    server.clock.now += 100 * 24 * 60 * 60_000;
    const back = { ...ada, token: await server.signIn(ada.uniqueId) };
    const listed = async () => {
      const { body } = await server.get('/staking/getStakingDetails', { exchange_id: '1' }, back);
      return body['data'];
    };
    await server.until(listed, [{ status: 'completed', autoRenewal: false }]);
    expect(Number((await server.balancesOf(ada))['available XDC'])).toBeGreaterThan(1_000_000);
  });

  it('a running stake can be revoked, and its XDC returns [STS-103]', async () => {
    const { body } = await stake(ada);
    const { stakingId } = body['data'] as { stakingId: string };
    await windDown(true);
    const fields = { exchange_id: '1', stakingId, tfaCode: server.freshAppCode() };
    expect(await server.post('/staking/revokeStaking', fields, ada)).toMatchObject({
      status: 200,
      body: { message: 'Your stake has been revoked. Your XDC will be returned within 7 days.' },
    });
    expect(await server.balancesOf(ada)).toMatchObject({ 'available XDC': '900000', 'staked XDC': '100000' });
    server.clock.now += 7 * 24 * 60 * 60_000;
    await server.until(() => server.balancesOf(ada), { 'available XDC': '1000000' });
    expect(await server.balancesOf(ada)).not.toHaveProperty('staked XDC');
  });

  it('no one can sign up or be invited, whatever the registration switch says [STS-104]', async () => {
    await windDown(true);
    const names = { firstName: 'Kim', lastName: 'Brook', email: 'kim@example.com' };
    const form = { exchange_id: '1', ...names, password: 'Secret-1234', confirmPassword: 'Secret-1234' };
    const answer = await server.postFrom('/user/register', form);
    expect(answer.body['message']).toBe('Registrations Stopped.');
    const invited = await server.post('/user/send_referral_code', { exchange_id: '1', email: 'kim@example.com' }, ada);
    expect(invited.body['message']).toBe('Registrations Stopped.');
  });

  it('no deposit address is given, but deposits to a known one are credited [STS-105]', async () => {
    const { address } = await server.addressOf(ada, 'USDT');
    await windDown(true);
    const asked = await server.post(
      '/user/get_address',
      { exchangeId: '1', uniqueId: ada.uniqueId, tokenSymbol: 'USDT' },
      ada,
    );
    expect(asked).toMatchObject({
      status: 409,
      body: { message: 'Deposits have stopped because the exchange is closing. You can still withdraw your funds.' },
    });
    await server.chains.sendTestCoins({ asset: 'USDT', amount: '70', address });
    await server.chains.mine('USDT', 3);
    await server.until(() => server.balancesOf(ada), { 'available USDT': '1070' });
  });

  it('signing in and withdrawing go on as before [STS-106]', async () => {
    await windDown(true);
    const { status, body } = await server.withdraw(ada, { currency: 'USDT', amount: '100' });
    expect([status, body['statusCode']]).toEqual([200, 200]);
    expect(await server.balancesOf(ada)).toMatchObject({ 'pending withdrawal USDT': '100' });
  });

  it('no coin can be deposited and no pair traded, as the status calls say [STS-107]', async () => {
    const status = async () => {
      const [coins, pairs] = await Promise.all([
        server.getFrom('/get_currency_stats', { exchangeId: '1' }),
        server.postFrom('/get_pair_status', { exchangeId: '1' }),
      ]);
      const flags = pairs.body['data'] as { pair: string; tradingFlag: boolean }[];
      return {
        xdc: (coins.body['data'] as Record<string, unknown>)['XDC'],
        isTraded: flags.some(({ tradingFlag }) => tradingFlag),
      };
    };
    expect(await status()).toEqual({ xdc: ['Coin', 'Active', 'Active'], isTraded: true });
    await windDown(true);
    expect(await status()).toEqual({ xdc: ['Coin', 'Inactive', 'Active'], isTraded: false });
  });
});

const totals = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('total'));

describe('an operator who winds down', () => {
  it('sees who still holds what, and where it is [STS-109]', async () => {
    await sell(ada);
    const { lines, json } = await server.operate('winddown report');
    expect(lines[0]).toMatch(/^Wind-down mode is off\. \d+ traders still hold funds\.$/);
    expect(lines).toContain(`${ada.email}  1000 USDT, 1000000 XDC (100 in orders), 5000 XDCE`);
    expect(totals(lines).map((line) => line.split(/\s+/)[1])).toEqual(['USDT', 'XDC', 'XDCE']);
    expect((json as { holders: { email: string }[] }).holders.map(({ email }) => email)).toContain(ada.email);
    const cut = await server.type('winddown', 'report', '--last', '1');
    expect(cut.lines[2]).toMatch(/^and \d+ more traders: --last \d+ shows all\.$/);
  });

  it('reminds everyone who holds something, at most once a week [STS-110]', async () => {
    const nobody = await server.addTrader();
    await sell(ada);
    await windDown(true);
    await Promise.all([server.operate('winddown remind'), server.operate('winddown remind')]);
    const remindersTo = ({ email }: WalletTrader) => server.lettersTo(email, 'fundsLeft');
    await server.until(async () => remindersTo(ada), [{ kind: 'fundsLeft' }]);
    expect(remindersTo(ada)[0]?.left.slice(0, 2)).toMatchObject([
      { asset: 'USDT', amount: '1000' },
      { asset: 'XDC', amount: '1000000', inOrders: '100' },
    ]);
    expect(remindersTo(nobody)).toEqual([]);
    server.clock.now += 7 * 24 * 60 * 60_000 - 1;
    expect((await server.operate('winddown remind')).lines[0]).toBe('The exchange will email a reminder to 0 traders.');
    server.clock.now += 1;
    expect((await server.operate('winddown remind')).lines[0]).toMatch(/will email a reminder to [1-9]\d* traders?\./);
    await server.until(async () => remindersTo(ada), [{}, {}]);
  });

  it('reminds no one before the mode is on [STS-110]', async () => {
    expect(await server.operate('winddown remind')).toMatchObject({
      exit: 1,
      lines: [
        'Wind-down mode is off, so no reminders are sent. To turn it on: npm run operator -- switch withdrawOnly on --why "..."',
      ],
    });
  });

  it('reopens everything with one command [STS-111]', async () => {
    await windDown(true);
    await flip('closureNotice', true);
    expect((await server.operate('open')).lines).toEqual([
      'Registration and staking are open, and the closure notice is hidden.',
    ]);
    expect((await server.operate('status')).json).toMatchObject({
      switches: { withdrawOnly: false, closureNotice: false, registration: true, staking: true },
    });
  });
});
