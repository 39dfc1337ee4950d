import { pairOf, serverWording } from '@exchange/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { threePictures } from './kyc/testing/kycServer';
import { startStakingServer, type StakingServer } from './staking/testing/stakingServer';
import { outside, type WalletTrader } from './wallet/testing/walletServer';

/*
 * A client whose authors had the two documents and nothing else: it sends what the tables of calls name, in their order
 * and all of it, also where it has nothing to say, and reads what they say is read.
 */

type Fields = Readonly<Record<string, string>>;
type Body = Record<string, unknown>;

const password = 'Right-1234!';
const hash = `0x${'ab'.repeat(32)}`;

let server: StakingServer;
let url: string;
const used = new Set<string>();

beforeAll(async () => {
  server = await startStakingServer(inject('clusterUrl'), { CODE_TRIES: '1000', MAIL_TRIES: '1000' });
  await server.openRegistration(true);
  url = await server.listen();
});
afterAll(() => server.close());

const send = async (method: string, path: string, init: RequestInit, token = ''): Promise<Body> => {
  used.add(`${method} ${path.replace(/[?].*/, '').replace(/(verify_account|updateLoginDetails|resetTfa)\/.+/, '$1')}`);
  const headers = { ...(token !== '' && { authorization: token }), ...(init.headers as Fields | undefined) };
  const response = await fetch(`${url}/api${path}`, { ...init, method, headers });
  return { ...((await response.json()) as Body), isAccepted: response.ok };
};

const form = (path: string, fields: Fields, token?: string) =>
  send('POST', path, { body: new URLSearchParams(fields) }, token);

const parts = (path: string, fields: Fields, token?: string, pictures: readonly Buffer[] = []) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const picture of pictures)
    body.append('doc_image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'id.jpg');
  return send('POST', path, { body }, token);
};

const get = (path: string, token?: string) => send('GET', path, {}, token);

type Kind = Parameters<StakingServer['lettersTo']>[1];

/** Of the newest email of its kind. */
const mailed = async (email: string, kind: Kind, what: 'link' | 'code'): Promise<string> => {
  const newest = () => server.lettersTo(email, kind).at(-1) as Partial<Record<'link' | 'code', string>> | undefined;
  await expect.poll(newest).toBeDefined();
  return newest()?.[what]?.split('/').at(-1) ?? '';
};

/** As the documents tell success apart: by `statusCode` or `status`, and else by the HTTP status. */
const expectSuccess = async (called: Promise<Body>): Promise<Body> => {
  const { isAccepted, ...body } = await called;
  const isSuccess = isAccepted === true && (body['statusCode'] ?? 200) === 200;
  if (!isSuccess) expect.fail(JSON.stringify(body));
  return body;
};

const expectMessage = async (called: Promise<Body>, message: string): Promise<void> => {
  expect(await called).toMatchObject({ message });
};

const expectRows = async (called: Promise<Body>): Promise<readonly Body[]> => {
  const { data } = await expectSuccess(called);
  expect(Array.isArray(data)).toBe(true);
  return data as Body[];
};

const credentials = (email: string) => ({ email, password, exchange_id: '1' });

const logIn = (email: string, otp = ''): Promise<Body> =>
  form('/user/login', { unique_id: '', otp, exchange_id: '1', email, password });

const withoutApp = { twoFactorSecret: null, twoFactorSince: null };

it('signs up, verifies its address and confirms new devices', async () => {
  const email = 'docs@example.com';
  const names = { firstName: 'Docs', lastName: 'Reader' };
  const twice = { password, confirmPassword: password };
  await expectSuccess(form('/user/register', { exchange_id: '1', ...names, email, ...twice, referral_code: '' }));
  const verifying = await mailed(email, 'verifyAccount', 'link');
  await expectMessage(get(`/user/verify_account/${verifying}`), 'User verified Successfully.');
  const { token } = await expectSuccess(logIn(email));
  await expectMessage(get(`/user/check_jwt?token=${String(token)}`), 'User JWT Successfully');

  const [byCode, byLink] = [await server.addTrader({}, withoutApp), await server.addTrader({}, withoutApp)];
  await expectMessage(logIn(byCode.email), serverWording.newLoginActivity);
  const { data } = await form('/user/resendVerifyLoginToken', credentials(byCode.email));
  const loginActivityToken = String((data as Body)['socketToken']);
  const otp = await mailed(byCode.email, 'loginActivity', 'code');
  const confirming = { email: byCode.email, exchangeId: '1', loginActivityToken, otp };
  await expectSuccess(form('/user/verifyNewLoginActivity', confirming));
  await logIn(byLink.email);
  const link = await mailed(byLink.email, 'loginActivity', 'link');
  await expectMessage(get(`/user/updateLoginDetails/${link}`), 'User New Login Activity Verified Successfully.');
});

it('replaces a password that has expired or was forgotten', async () => {
  const expired = await server.addTrader({}, { ...withoutApp, isPasswordExpired: true, checksPlaces: false });
  await logIn(expired.email);
  const otp = await mailed(expired.email, 'expiredPassword', 'code');
  const fresh = { newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!' };
  const replacing = { email: expired.email, ...fresh, exchangeId: '1', tfaCode: '', otp };
  await expectSuccess(form('/user/reset_expired_password', replacing));
  const { email } = await server.addTrader({}, withoutApp);
  await expectSuccess(form('/user/forgot_password', { email, exchange_id: '1' }));
  const forgotCode = await mailed(email, 'resetPassword', 'link');
  await expectSuccess(form('/user/reset_password', { forgotCode, ...fresh }));
});

it('turns two-factor on and off, and changes its password', async () => {
  const { uniqueId, email, token } = await server.addTrader({}, withoutApp);
  const switching = { body: JSON.stringify({ unique_id: uniqueId, tfaStatus: 'Enable' }) };
  const asJson = { ...switching, headers: { 'content-type': 'application/json' } };
  await expectSuccess(send('POST', '/user/generate_email_otp_for_tfa', asJson, token));
  const otp = await mailed(email, 'twoFactorCode', 'code');
  const verifying = form('/user/verify_email_otp_for_tfa', { unique_id: uniqueId, otp }, token);
  await expectMessage(verifying, 'OTP Verified Successfully');
  const { data } = await expectSuccess(form('/user/user_profile', { exchange_id: '1', user_id: uniqueId }, token));
  const secret = String((data as Body)['tfaCode']);
  await expectSuccess(form('/user/tfa', { unique_id: uniqueId, code: server.appCode(0, secret) }, token));
  const lost = await server.addTrader();
  await server.postFrom('/user/request_tfa_reset', { email: lost.email, password, exchange_id: '1' }, lost.home);
  const link = await mailed(lost.email, 'disableTwoFactor', 'link');
  await expectMessage(get(`/user/resetTfa/${link}`), 'User 2FA status disabled successfully');
  const status = new URLSearchParams({ uniqueId, exchangeId: '1', email }).toString();
  expect(await get(`/user/usertfastatus?${status}`, token)).toMatchObject({ data: { tfaStatus: 1 } });
  server.clock.now += 30_000;
  const passwords = { oldPassword: password, newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!' };
  await expectSuccess(
    form('/user/change_password', { user_id: uniqueId, ...passwords, code: server.appCode(0, secret) }, token),
  );
});

const pair = pairOf('XDC-USDT').id;

/** With the fields of an order as the documents name them. */
const orderOf = ({ uniqueId }: WalletTrader, pairId: string, symbol: string, side: string, price: string) => ({
  exchange_id: '1',
  user_id: uniqueId,
  pair_id: pairId,
  symbol,
  amount: '100',
  price,
  side,
  type: 'limit',
});

it('looks at the markets without an account', async () => {
  await expectSuccess(get('/get_currency_stats'));
  await expectSuccess(form('/get_pair_status', { exchangeId: '1' }));
  await expectSuccess(get('/getfeesdetails?exchangeId=1'));
  await expectRows(form('/pair_price', { exchange_id: '1' }));
  const book = await expectSuccess(
    form('/trade/order_book', { exchange_id: '1', order_book_limit: '5', pair_id: pair }),
  );
  expect(book['data']).toMatchObject({ asks: [], bids: [] });
  const mirrored = { exchangeId: '1', pairId: pairOf('ETH-USDT').id, pair: 'ETH-USDT' };
  expect((await expectSuccess(form('/user/get_order_book', mirrored)))['data']).toMatchObject({ asks: [], bids: [] });
  const tape = { exchange_id: '1', trade_history_limit: '100', pair_id: pair, pair: 'XDC-USDT', page: '1' };
  await expectSuccess(form('/trade/trade_history', tape));
  await expectSuccess(form('/trade_histories', { exchange_id: '1', pair: 'XDC-USDT' }));
  await expectSuccess(get('/websocket/trade_history_ethusdt'));
  await expectSuccess(get('/common/get_estimatme_usdbalance?pair=XDC-USDT&price=1'));
  const from = Math.floor(server.clock.now / 1_000) - 86_400;
  const asked = { e: 'XDC', fsym: 'XDC', tsym: 'USDT', to: String(from + 86_400), from: String(from), limit: '2000' };
  const candles = new URLSearchParams({ ...asked, resolution: '15' }).toString();
  expect(await get(`/charts/XDC-USDT/klines?${candles}`)).toHaveProperty('s');
  await expectRows(form('/user/list_all_country_code', {}));
});

it('trades, and looks at what it did', async () => {
  const trader = await server.addTrader({ XDC: '5000', USDT: '500', XDCE: '5000' });
  const { uniqueId, token } = trader;
  const mine = { exchange_id: '1', user_id: uniqueId };
  await expectRows(form('/user/get_balance', mine, token));
  for (const path of ['/user/add_fav_pair', '/user/remove_fav_pair'])
    await expectSuccess(form(path, { ...mine, pair_id: pair }, token));
  await expectSuccess(form('/user/list_fav_pair', mine, token));
  await expectSuccess(parts('/trade/new_order', orderOf(trader, pair, 'XDC-USDT', 'sell', '0.05'), token));
  const swapped = orderOf(trader, pairOf('XDC-XDCE').id, 'XDC-XDCE', 'buy', '1');
  await expectSuccess(parts('/trade/new_order_swap', swapped, token));
  const open = await expectRows(form('/trade/open_order', { ...mine, limit: '500', page: '1' }, token));
  expect(open).toHaveLength(2);
  for (const { uniqueId: order } of open)
    await expectSuccess(form('/trade/cancel_order', { ...mine, trade_order_id: String(order) }, token));
  await expectSuccess(form('/trade/all_pair_user_order', { ...mine, limit: '500', page: '1' }, token));
  await expectSuccess(get(`/trade-history?curr=XDC&userid=${uniqueId}&cache=false`, token));
  const maker = await server.addTrader({ XDC: '5000' });
  const offer = orderOf(maker, pairOf('XDC-XDCE').id, 'XDC-XDCE', 'sell', '1');
  await expectSuccess(parts('/trade/new_order_swap', offer, maker.token));
  const { status } = await expectSuccess(form('/swap', { currency: 'XDCE', swap_amount: '10' }, token));
  expect(status).not.toBe(0);
  expect(await get('/user/get_apikey', token)).toHaveProperty('data');
});

it('deposits, withdraws and looks at both', async () => {
  const trader = await server.addTrader({ XDC: '50000', XRP: '500' });
  const { uniqueId, email, token } = trader;
  for (const tokenSymbol of ['XDC', 'XRP'])
    expect(await form('/user/get_address', { exchangeId: '1', uniqueId, tokenSymbol }, token)).toMatchObject({
      message: { name: tokenSymbol },
    });
  await expectSuccess(form('/user/generate_withdrawal_otp', { currency: 'XDC', amount: '2000' }, token));
  const otp = await mailed(email, 'withdrawalCode', 'code');
  const to = {
    toAddress: outside.XDC,
    transactionSpeed: 'normal',
    otp,
    tfa: server.freshAppCode(),
    destinationTag: '',
  };
  await expectSuccess(form('/user/withdraw_request', { currency: 'XDC', amount: '2000', ...to }, token));
  for (const type of ['Deposit', 'Withdraw'])
    await expectRows(get(`/transaction/history?type=${type}&uniqueId=${uniqueId}&exchangeId=1`, token));
  expect(await get(`/api/wallet?userid=${uniqueId}&cache=false`, token)).toBeTypeOf('object');
});

it('stakes, stops the renewal and revokes', async () => {
  const { token } = await server.addTrader({ XDC: '900000' });
  const stake = (path: string, tenure: string, stakingAmount: string) =>
    form(path, { exchange_id: '1', tenure, stakingAmount, tfaCode: server.freshAppCode(), currencyName: 'XDC' }, token);
  await expectSuccess(stake('/staking/initiatestaking', '3', '100000'));
  await expectSuccess(stake('/staking/initiatefixedstaking', '6', '100000'));
  const [one, other] = await expectRows(get('/staking/getStakingDetails', token));
  const renewable = [one, other].find((row) => row?.['tenure'] === '3' || row?.['tenure'] === 3) ?? one;
  const stakingId = String(renewable?.['stakingId']);
  for (const path of ['/staking/autorenewalupdate', '/staking/revokeStaking'])
    await expectSuccess(form(path, { stakingId, tfaCode: server.freshAppCode() }, token));
  await expectRows(get('/staking/getrewardsdetails', token));
});

it('swaps at the ratio of the day it bought, given without a zone [CAL-353]', async () => {
  const { token } = await server.addTrader({ XDCE: '5000' });
  const bought = { txHash: hash, buyingDate: '2020-12-08T10:00', amount: '100', amountUSD: '5' };
  await expectSuccess(form('/user/submit_swap_ratio', { exchange_id: '1', ...bought }, token));
  const [row] = await expectRows(get('/user/swap_ratio_details', token));
  expect(row).toMatchObject({ buyDate: '2020-12-08T10:00:00.000Z' });
});

it('keeps its profile, invites people and proves who it is', async () => {
  const { uniqueId, token } = await server.addTrader({}, { kycStatus: 0 });
  const address = {
    postal_code: '8010',
    mobile_isd: '43',
    mobile_no: '5550100',
    city: 'Graz',
    address: 'Ring 1',
    state: 'Styria',
  };
  const profile = { user_id: uniqueId, firstName: 'Ada', lastName: 'Field', ...address, country_id: 'AT' };
  await expectSuccess(form('/user/update_user', { ...profile, country: 'Austria', profile_image: '' }, token));
  await expectSuccess(form('/user/user_referral_list', {}, token));
  await expectSuccess(form('/user/send_referral_code', { email: 'one@example.com,two@example.com' }, token));
  const [kind] = await expectRows(form('/user/get_doctype_by_country_id', { country_id: 'AT' }, token));
  const person = { first_name: 'Ada', last_name: 'Field', gender: '1', dob: '1990-05-17', doc_unique_no: 'X1234567' };
  const named = { ...person, user_documation_verification_id: '', imageId: '', country_id: 'AT' };
  const fields = { exchange_id: '1', user_id: uniqueId, ...named, doc_type_id: String(kind?.['docTypeId']) };
  await expectSuccess(parts('/user/update_kyc', fields, token, await threePictures()));
});

it('writes to the exchange', async () => {
  const person = { name: 'Ada', email: 'ada@example.com', mobileNo: '5550100' };
  await expectSuccess(form('/common/otc', { exchange_id: '1', ...person, tradeDetails: 'Two million XDC' }));
  const asked = { firstName: 'Ada', lastName: 'Field', email: 'ada@example.com', type: 'Custodians' };
  const wish = { options: 'Referral Earning', description: 'We hold coins.' };
  await expectSuccess(form('/common/partnership', { exchange_id: '1', ...asked, ...wish }));
  const ticket = { ...person, query: 'OTP Issue', subject: 'OTP Issue', description: 'No code arrives.' };
  await expectSuccess(form('/common/contact', { exchange_id: '1', ...ticket }));
  const token = { assetType: '1', tokenName: 'Token', contractAddress: '0x1', tokenSymbol: 'TKN', tokenDecimals: '18' };
  const asker = { requestedBy: 'Ada', logoURL: 'https://example.com/logo.png', contactNo: '5550100' };
  const erc20 = { ...token, ...asker, emailAddress: 'ada@example.com' };
  await expectSuccess(form('/user/add_exchange_asset_requests', { exchange_id: '1', ...erc20 }));
  const asset = { tokenName: 'Token', assetType: '2', website: 'https://example.com', supply: '1000000' };
  const unsaid = { marketPrice: '', marketCap: '', whitepaperLink: '', gitHubLink: '', remarks: '' };
  const company = { name: 'Ada', companyPosition: 'Founder', emailAddress: 'ada@example.com', contactNo: '5550100' };
  await expectSuccess(
    form('/user/add_others_exchange_asset_requests', { exchange_id: '1', ...company, ...asset, ...unsaid }),
  );
});

it('has made every call of the documents [CAL-351]', () => {
  expect(used.size).toBe(64);
});
