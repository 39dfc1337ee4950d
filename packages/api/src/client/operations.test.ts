import type { Result } from '@exchange/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isRecord } from '../contract/fits';
import type { Fields } from '../http/encode';
import { operations } from '../testing/allOperations';
import { examples } from '../testing/examples.gen';
import { recordingClient } from './recordingClient';
import type { ExchangeClient, Input, OperationId } from './types';

const other = { message: 'Something else.' };

/** Responses that count as refusals and ones that don't, with enough cases to tell any two rules apart. */
const rules = {
  http: { refused: [[400, { statusCode: 200 }]], taken: [[200, { statusCode: 400, status: 0, ...other }]] },
  'http and statusCode': {
    refused: [
      [400, { statusCode: 200 }],
      [200, { statusCode: 400 }],
    ],
    taken: [[200, other]],
  },
  statusCode: { refused: [[200, { statusCode: 400 }]], taken: [[400, { statusCode: 200, ...other }]] },
  status: {
    refused: [
      [200, { status: 400 }],
      [200, { status: 7 }],
    ],
    taken: [[400, { status: 200, ...other }]],
  },
  'status not 0': {
    refused: [
      [200, { status: 0 }],
      [400, { status: 7 }],
    ],
    taken: [[200, { status: 7, ...other }]],
  },
  withdrawal: {
    refused: [
      [200, { message: 'Wrong OTP' }],
      [200, { message: 'Insufficient Fund' }],
    ],
    taken: [[400, { status: 0 }]],
  },
  'withdrawal code': {
    refused: [[200, { message: 'Wrong OTP' }]],
    taken: [[400, { statusCode: 200, message: 'Insufficient Fund' }]],
  },
  address: {
    refused: [
      [200, { message: 'None' }],
      [400, {}],
    ],
    taken: [[200, { statusCode: 400 }]],
  },
} as const;

type Rule = keyof typeof rules;

type Told = readonly [status: number, said: object];

const isRule = (decides: Row[7]): decides is Rule => decides in rules;

const rulingOf = (decides: Row[7]): { refused: readonly Told[]; taken: readonly Told[] } => {
  if (isRule(decides)) return rules[decides];
  const message = decides.slice('says '.length);
  return {
    refused: [
      [200, other],
      [400, { message }],
    ],
    taken: [[200, { message }]],
  };
};

type Row = readonly [
  code: string,
  method: 'GET' | 'POST',
  path: string,
  id: OperationId,
  encoding: 'form' | 'multipart' | 'json' | 'query',
  caller: 'anybody' | 'trader',
  fields: string,
  decides: Rule | `says ${string}`,
];

// One call per row, for comparison with the documents.
// oxfmt-ignore
const calls = [
  ['CAL-001', 'POST', '/user/register', 'register', 'form', 'anybody', 'exchange_id firstName lastName email password confirmPassword referral_code', 'statusCode'],
  ['CAL-002', 'POST', '/user/login', 'login', 'form', 'anybody', 'unique_id otp exchange_id email password code mailOTP recoveryCode proof', 'statusCode'],
  ['CAL-003', 'POST', '/user/resendVerifyLoginToken', 'resendLoginActivityCode', 'form', 'anybody', 'email password exchange_id', 'http and statusCode'],
  ['CAL-004', 'POST', '/user/verifyNewLoginActivity', 'verifyLoginActivity', 'form', 'anybody', 'email exchangeId loginActivityToken otp', 'statusCode'],
  ['CAL-005', 'POST', '/user/reset_expired_password', 'resetExpiredPassword', 'form', 'anybody', 'email newPassword confirmPassword exchangeId tfaCode otp', 'statusCode'],
  ['CAL-006', 'POST', '/user/forgot_password', 'forgotPassword', 'form', 'anybody', 'email exchange_id', 'http and statusCode'],
  ['CAL-007', 'POST', '/user/reset_password', 'resetPassword', 'form', 'anybody', 'forgotCode newPassword confirmPassword exchange_id', 'http and statusCode'],
  ['CAL-008', 'GET', '/user/verify_account/{token}', 'verifyAccount', 'query', 'anybody', 'token exchange_id', 'says User verified Successfully.'],
  ['CAL-009', 'GET', '/user/updateLoginDetails/{token}', 'confirmLoginActivity', 'query', 'anybody', 'token exchange_id', 'says User New Login Activity Verified Successfully.'],
  ['CAL-010', 'GET', '/user/resetTfa/{token}', 'disableTfaByLink', 'query', 'anybody', 'token exchange_id', 'says User 2FA status disabled successfully'],
  ['CAL-011', 'POST', '/user/generate_email_otp_for_tfa', 'generateTfaOtp', 'json', 'trader', 'unique_id tfaStatus exchange_id', 'http and statusCode'],
  ['CAL-012', 'POST', '/user/verify_email_otp_for_tfa', 'verifyTfaOtp', 'form', 'trader', 'unique_id otp exchange_id', 'says OTP Verified Successfully'],
  ['CAL-013', 'GET', '/user/usertfastatus', 'tfaStatus', 'query', 'trader', 'uniqueId exchangeId email', 'http'],
  ['CAL-014', 'GET', '/user/check_jwt', 'checkSession', 'query', 'anybody', 'token exchange_id', 'says User JWT Successfully'],
  ['CAL-015', 'POST', '/user/tfa', 'switchTfa', 'form', 'trader', 'unique_id code exchange_id', 'status'],
  ['CAL-016', 'POST', '/user/change_password', 'changePassword', 'form', 'trader', 'user_id oldPassword newPassword confirmPassword code exchange_id', 'http and statusCode'],
  ['CAL-017', 'GET', '/user/get_apikey', 'apiKeys', 'query', 'trader', 'exchange_id', 'http'],
  ['CAL-018', 'POST', '/user/user_profile', 'userProfile', 'form', 'trader', 'exchange_id user_id', 'http'],
  ['CAL-019', 'POST', '/user/update_user', 'updateUser', 'multipart', 'trader', 'user_id firstName lastName postal_code mobile_isd mobile_no city address state country_id country profile_image exchange_id', 'http and statusCode'],
  ['CAL-020', 'POST', '/user/update_kyc', 'submitKyc', 'multipart', 'trader', 'exchange_id user_id first_name last_name gender dob doc_unique_no doc_image picture_ids user_documation_verification_id imageId country_id doc_type_id', 'statusCode'],
  ['CAL-021', 'POST', '/user/get_doctype_by_country_id', 'documentTypes', 'form', 'trader', 'country_id exchange_id', 'http'],
  ['CAL-022', 'POST', '/user/list_all_country_code', 'countries', 'form', 'anybody', 'exchange_id', 'http'],
  ['CAL-023', 'POST', '/user/user_referral_list', 'referrals', 'form', 'trader', 'exchange_id', 'statusCode'],
  ['CAL-024', 'POST', '/user/send_referral_code', 'sendReferralCode', 'form', 'trader', 'email exchange_id', 'statusCode'],
  ['CAL-025', 'GET', '/get_currency_stats', 'currencyStats', 'query', 'anybody', 'exchange_id', 'http'],
  ['CAL-026', 'POST', '/get_pair_status', 'pairStatus', 'form', 'anybody', 'exchangeId', 'http'],
  ['CAL-027', 'GET', '/getfeesdetails', 'fees', 'query', 'anybody', 'exchangeId', 'http'],
  ['CAL-028', 'POST', '/pair_price', 'pairPrices', 'form', 'anybody', 'exchange_id', 'http'],
  ['CAL-029', 'POST', '/user/list_fav_pair', 'favouritePairs', 'form', 'trader', 'exchange_id user_id', 'http'],
  ['CAL-030', 'POST', '/user/add_fav_pair', 'addFavouritePair', 'form', 'trader', 'exchange_id user_id pair_id', 'status'],
  ['CAL-031', 'POST', '/user/remove_fav_pair', 'removeFavouritePair', 'form', 'trader', 'exchange_id user_id pair_id', 'status'],
  ['CAL-032', 'GET', '/common/get_estimatme_usdbalance', 'estimateUsd', 'query', 'anybody', 'exchange_id pair price', 'http'],
  ['CAL-033', 'GET', '/charts/{pair}/klines', 'candles', 'query', 'anybody', 'pair e fsym tsym to from limit resolution', 'http'],
  ['CAL-034', 'POST', '/trade/order_book', 'orderBook', 'form', 'anybody', 'exchange_id order_book_limit pair_id', 'http'],
  ['CAL-035', 'POST', '/user/get_order_book', 'mirroredOrderBook', 'form', 'anybody', 'exchangeId pairId pair', 'http'],
  ['CAL-036', 'POST', '/trade/trade_history', 'tape', 'form', 'anybody', 'exchange_id trade_history_limit pair_id pair page', 'http'],
  ['CAL-037', 'POST', '/trade_histories', 'tapeModels', 'form', 'anybody', 'exchange_id pair limit', 'http'],
  ['CAL-038', 'GET', '/websocket/trade_history_ethusdt', 'tapeEthUsdt', 'query', 'anybody', 'exchange_id', 'http'],
  ['CAL-039', 'POST', '/trade/all_pair_user_order', 'userTrades', 'form', 'trader', 'exchange_id user_id limit page', 'http'],
  ['CAL-040', 'POST', '/trade/open_order', 'openOrders', 'form', 'trader', 'exchange_id user_id limit page', 'http'],
  ['CAL-041', 'POST', '/trade/cancel_order', 'cancelOrder', 'form', 'trader', 'exchange_id user_id trade_order_id', 'statusCode'],
  ['CAL-042', 'POST', '/trade/new_order', 'placeOrder', 'multipart', 'trader', 'exchange_id user_id pair_id symbol amount price side type total pair client_order_id', 'statusCode'],
  ['CAL-043', 'POST', '/trade/new_order_swap', 'placeSwapOrder', 'multipart', 'trader', 'exchange_id user_id pair_id symbol amount price side type total pair client_order_id', 'statusCode'],
  ['CAL-044', 'POST', '/user/get_balance', 'balances', 'form', 'trader', 'exchange_id user_id', 'http'],
  ['CAL-045', 'GET', '/trade-history', 'orderHistory', 'query', 'trader', 'exchange_id curr userid cache currency client_order_id from to page limit', 'http'],
  ['CAL-368', 'GET', '/trade-history/fills', 'orderFills', 'query', 'trader', 'exchange_id limit order_id page', 'http'],
  ['CAL-046', 'POST', '/user/withdraw_request', 'requestWithdrawal', 'form', 'trader', 'exchange_id currency amount toAddress transactionSpeed otp tfa destinationTag client_withdrawal_id', 'withdrawal'],
  ['CAL-047', 'POST', '/user/generate_withdrawal_otp', 'generateWithdrawalOtp', 'form', 'trader', 'exchange_id currency amount toAddress destinationTag', 'withdrawal code'],
  ['CAL-331', 'POST', '/user/cancel_withdrawal', 'cancelWithdrawal', 'form', 'trader', 'exchange_id transactionId', 'statusCode'],
  ['CAL-369', 'GET', '/user/portfolio', 'portfolio', 'query', 'trader', 'exchange_id days', 'http'],
  ['CAL-372', 'GET', '/user/portfolio_statement', 'portfolioStatement', 'query', 'trader', 'exchange_id year', 'http'],
  ['CAL-334', 'GET', '/user/withdrawal_addresses', 'withdrawalAddresses', 'query', 'trader', 'exchange_id currency', 'http'],
  ['CAL-335', 'POST', '/user/save_withdrawal_address', 'saveWithdrawalAddress', 'form', 'trader', 'exchange_id id currency label toAddress destinationTag tfa', 'statusCode'],
  ['CAL-336', 'POST', '/user/remove_withdrawal_address', 'removeWithdrawalAddress', 'form', 'trader', 'exchange_id id tfa', 'statusCode'],
  ['CAL-350', 'POST', '/user/new_address_wait', 'setNewAddressWait', 'form', 'trader', 'exchange_id wait tfa', 'statusCode'],
  ['CAL-048', 'POST', '/user/get_address', 'depositAddress', 'form', 'trader', 'exchangeId uniqueId tokenSymbol', 'address'],
  ['CAL-049', 'GET', '/api/wallet', 'wallet', 'query', 'trader', 'userid cache exchange_id', 'http'],
  ['CAL-050', 'GET', '/transaction/history', 'transactionHistory', 'query', 'trader', 'type uniqueId exchangeId currency from to page limit client_withdrawal_id', 'http'],
  ['CAL-051', 'POST', '/staking/initiatestaking', 'initiateStaking', 'form', 'trader', 'exchange_id tenure stakingAmount tfaCode currencyName client_stake_id', 'statusCode'],
  ['CAL-052', 'POST', '/staking/initiatefixedstaking', 'initiateFixedStaking', 'form', 'trader', 'exchange_id tenure stakingAmount tfaCode currencyName client_stake_id', 'statusCode'],
  ['CAL-053', 'GET', '/staking/getStakingDetails', 'stakingDetails', 'query', 'trader', 'exchange_id', 'http'],
  ['CAL-054', 'POST', '/staking/revokeStaking', 'revokeStaking', 'form', 'trader', 'exchange_id stakingId tfaCode', 'http and statusCode'],
  ['CAL-055', 'POST', '/staking/autorenewalupdate', 'disableAutoRenewal', 'form', 'trader', 'exchange_id stakingId tfaCode', 'http and statusCode'],
  ['CAL-056', 'GET', '/staking/getrewardsdetails', 'stakingRewards', 'query', 'trader', 'exchange_id', 'statusCode'],
  ['CAL-345', 'GET', '/staking/pool', 'stakingPool', 'query', 'anybody', 'exchange_id', 'statusCode'],
  ['CAL-057', 'POST', '/user/submit_swap_ratio', 'submitSwapRatio', 'form', 'trader', 'exchange_id txHash buyingDate amount amountUSD client_swap_id', 'status'],
  ['CAL-058', 'GET', '/user/swap_ratio_details', 'swapRatioDetails', 'query', 'trader', 'exchange_id', 'statusCode'],
  ['CAL-059', 'POST', '/swap', 'swap', 'form', 'trader', 'exchange_id currency swap_amount client_order_id', 'status not 0'],
  ['CAL-060', 'POST', '/common/otc', 'requestOtc', 'form', 'anybody', 'exchange_id client_request_id name email mobileNo tradeDetails', 'status'],
  ['CAL-061', 'POST', '/common/partnership', 'requestPartnership', 'form', 'anybody', 'exchange_id client_request_id firstName lastName email type options description', 'status'],
  ['CAL-062', 'POST', '/common/contact', 'contactSupport', 'form', 'anybody', 'exchange_id client_request_id name email mobileNo query subject description', 'status'],
  ['CAL-063', 'POST', '/user/add_exchange_asset_requests', 'requestErc20Asset', 'form', 'anybody', 'exchange_id client_request_id assetType tokenName contractAddress tokenSymbol tokenDecimals requestedBy logoURL contactNo emailAddress', 'statusCode'],
  ['CAL-064', 'POST', '/user/add_others_exchange_asset_requests', 'requestOtherAsset', 'form', 'anybody', 'exchange_id client_request_id name companyPosition emailAddress contactNo tokenName assetType website supply marketPrice marketCap whitepaperLink gitHubLink remarks', 'statusCode'],
  ['CAL-354', 'POST', '/user/resend_verification', 'resendVerification', 'form', 'anybody', 'email exchange_id', 'http and statusCode'],
  ['CAL-091', 'POST', '/user/request_tfa_reset', 'requestTfaReset', 'form', 'anybody', 'email password exchange_id', 'http and statusCode'],
  ['CAL-361', 'POST', '/user/generate_email_otp_for_mail_auth', 'generateMailAuthOtp', 'form', 'trader', 'unique_id mailAuth exchange_id', 'http and statusCode'],
  ['CAL-362', 'POST', '/user/mail_auth', 'switchMailAuth', 'form', 'trader', 'unique_id code exchange_id', 'status'],
  ['CAL-363', 'POST', '/user/recovery_codes', 'makeRecoveryCodes', 'form', 'trader', 'unique_id code exchange_id', 'status'],
  ['CAL-094', 'POST', '/user/logout', 'logout', 'form', 'trader', 'exchange_id', 'http and statusCode'],
  ['CAL-100', 'GET', '/user/sessions', 'sessions', 'query', 'trader', 'exchange_id', 'http'],
  ['CAL-131', 'POST', '/user/end_session', 'endSession', 'form', 'trader', 'session_id exchange_id', 'http and statusCode'],
  ['CAL-132', 'POST', '/user/end_other_sessions', 'endOtherSessions', 'form', 'trader', 'exchange_id', 'http and statusCode'],
  ['CAL-133', 'GET', '/user/security_log', 'securityLog', 'query', 'trader', 'exchange_id before limit', 'http'],
  ['CAL-134', 'POST', '/user/set_anti_phishing_word', 'setAntiPhishingWord', 'form', 'trader', 'word code exchange_id', 'http and statusCode'],
  ['CAL-440', 'POST', '/user/code_first', 'setCodeFirst', 'form', 'trader', 'code codeFirst exchange_id', 'http and statusCode'],
  ['CAL-470', 'GET', '/user/passkeys', 'passkeys', 'query', 'trader', 'exchange_id', 'http'],
  ['CAL-471', 'POST', '/user/passkeys/add_options', 'passkeyAddOptions', 'form', 'trader', 'code oldPassword exchange_id', 'http'],
  ['CAL-472', 'POST', '/user/passkeys/add', 'addPasskey', 'form', 'trader', 'credential name exchange_id', 'http and statusCode'],
  ['CAL-473', 'POST', '/user/passkeys/rename', 'renamePasskey', 'form', 'trader', 'id name exchange_id', 'http and statusCode'],
  ['CAL-474', 'POST', '/user/passkeys/remove', 'removePasskey', 'form', 'trader', 'id code oldPassword exchange_id', 'http and statusCode'],
  ['CAL-475', 'POST', '/user/passkeys/confirm_options', 'passkeyConfirmOptions', 'form', 'trader', 'exchange_id', 'http'],
  ['CAL-476', 'POST', '/user/passkeys/confirm', 'confirmByPasskey', 'form', 'trader', 'credential exchange_id', 'http and statusCode'],
  ['CAL-477', 'POST', '/user/passkeys/sign_in_options', 'passkeySignInOptions', 'form', 'anybody', 'exchange_id', 'http'],
  ['CAL-478', 'POST', '/user/passkeys/sign_in', 'passkeySignIn', 'form', 'anybody', 'credential exchange_id', 'statusCode'],
  ['CAL-135', 'POST', '/user/kyc_picture', 'sendKycPicture', 'multipart', 'trader', 'side picture exchange_id', 'statusCode'],
  ['CAL-370', 'GET', '/pair_price/day', 'dayPrices', 'query', 'anybody', 'exchange_id', 'http'],
  ['CAL-371', 'GET', '/status/incidents', 'incidents', 'query', 'anybody', 'exchange_id', 'http'],
  ['CAL-092', 'GET', '/health', 'readiness', 'query', 'anybody', '', 'http'],
  ['CAL-093', 'GET', '/health/live', 'liveness', 'query', 'anybody', '', 'http'],
] as const satisfies readonly Row[];

type Named<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Named<Rest> : Text;
type FieldsOf<Id extends OperationId> = Named<
  Extract<(typeof calls)[number], readonly [string, string, string, Id, ...string[]]>[6]
>;

/** Values that careless encoding would break. */
const valueOf = (name: string) => `${name} é+&=/?%`;
const files: Record<string, Blob[]> = {
  doc_image: [new Blob(['front']), new Blob(['back']), new Blob(['holding'])],
  profile_image: [new Blob(['portrait'])],
};
const exchangeIdNames = ['exchange_id', 'exchangeId', 'e'];

const inputOf = (fields: readonly string[]): Fields =>
  Object.fromEntries(
    fields.filter((name) => !exchangeIdNames.includes(name)).map((name) => [name, files[name] ?? valueOf(name)]),
  );

const expectedOf = (name: string): [string, string][] => {
  if (exchangeIdNames.includes(name)) return [[name, 'exchange-7']];
  if (name === 'doc_image') return ['front', 'back', 'holding'].map((text) => [name, text]);
  return [[name, name === 'profile_image' ? 'portrait' : valueOf(name)]];
};

const byName = ([one]: [string, string], [other]: [string, string]): number => one.localeCompare(other);

const contentTypes: Record<Row[4], string | undefined> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
  query: undefined,
};

const sentIn = async (request: Request, encoding: Row[4]): Promise<[string, string][]> => {
  if (encoding === 'query') return [...new URL(request.url).searchParams];
  if (encoding === 'json') {
    const body: unknown = await request.json();
    return isRecord(body) ? Object.entries(body).map(([name, value]) => [name, String(value)]) : [];
  }
  const parts = [...(await request.formData())];
  return Promise.all(
    parts.map(async ([name, part]): Promise<[string, string]> => [
      name,
      typeof part === 'string' ? part : await part.text(),
    ]),
  );
};

type Call = (input: Fields) => Promise<Result<unknown>>;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** The types of single calls are checked below; here all calls share one type. */
const callOf = (client: ExchangeClient, id: OperationId): Call => {
  const found: unknown = Reflect.get(client[operations[id].area], id);
  if (!isCall(found)) throw new Error(`The client has no ${id}`);
  return found;
};

interface Example {
  status: number;
  body: object;
}

/** Examples with HTTP 200 that are refusals, and their messages. */
const refusedWith200: Record<string, string> = {
  'requestWithdrawal wrongOtpWith200': 'Wrong OTP',
  'requestWithdrawal insufficientFundWith200': 'Insufficient Fund',
  'generateWithdrawalOtp wrongOtp': 'Wrong OTP',
  'depositAddress refusedInWords': 'No address is available for this coin.',
  'depositAddress refusedByObject': 'No address is available for this coin.',
  'swap failed': 'Insufficient Fund',
};

const failureOf = (id: OperationId, name: string, { status, body }: Example) => {
  const words = refusedWith200[`${id} ${name}`];
  if (status === 200) return words === undefined ? undefined : { code: 'refused', message: words };
  const { message = '', field }: { message?: unknown; field?: unknown } = body;
  const isUnknownPath = status === 404 && 'isExtension' in operations[id] && field === undefined;
  if (status === 501 || isUnknownPath) return { code: 'not-built' };
  return { code: 'refused', status, message, details: body };
};

const examplesOf = (id: OperationId) =>
  Object.entries<Example>(examples[id]).map(([name, example]) => {
    const { client } = recordingClient(() => Response.json(example.body, { status: example.status }));
    return { body: example.body, failure: failureOf(id, name, example), answer: () => callOf(client, id)({}) };
  });

describe('the contract and the client', () => {
  it('have these calls and no others', () => {
    expect(calls.map(([, , , id]) => id).sort()).toEqual(Object.keys(operations).sort());
  });

  it('have exactly these fields in their types', () => {
    type Forgotten = { [Id in OperationId]: Exclude<keyof Input<Id>, FieldsOf<Id>> }[OperationId];
    type Invented = {
      [Id in OperationId]: Exclude<FieldsOf<Id>, keyof Input<Id> | 'exchange_id' | 'exchangeId' | 'e' | ''>;
    }[OperationId];
    expectTypeOf<Forgotten>().toEqualTypeOf<never>();
    expectTypeOf<Invented>().toEqualTypeOf<never>();
  });
});

describe.each(calls)('[%s] %s %s', (_code, method, path, id, encoding, caller, fieldList, decides) => {
  const fields = fieldList.split(' ').filter((name) => name !== '');

  it(`is ${id}, made as ${encoding} by ${caller}, and sends exactly its fields`, async () => {
    const { client, requests } = recordingClient(() => new Response());
    await callOf(client, id)(inputOf(fields));
    const [request = new Request('http://nothing.was.sent')] = requests;
    const filled = path.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(valueOf(name)));
    const url = new URL(request.url);
    expect([request.method, url.origin, url.pathname]).toEqual([method, 'http://exchange.test', `/api${filled}`]);
    expect(request.headers.get('Authorization')).toBe(caller === 'trader' ? 'token-of-u-1001' : null);
    expect(request.headers.get('Content-Type')?.split(';')[0]).toBe(contentTypes[encoding]);
    const expected = fields.filter((name) => !path.includes(`{${name}}`)).flatMap(expectedOf);
    expect((await sentIn(request, encoding)).sort(byName)).toEqual(expected.sort(byName));
  });

  it('comes back as data if it succeeded', async () => {
    const successes = examplesOf(id).filter(({ failure }) => !failure);
    expect(successes).not.toEqual([]);
    expect(await Promise.all(successes.map(({ answer }) => answer()))).toEqual(
      successes.map(({ body }) => ({ data: body })),
    );
  });

  it('comes back as a failure with its reason if it did not', async () => {
    const failures = examplesOf(id).filter(({ failure }) => failure);
    expect(failures).not.toEqual([]);
    expect(await Promise.all(failures.map(({ answer }) => answer()))).toMatchObject(
      failures.map(({ failure }) => ({ error: failure })),
    );
  });

  it(`is refused or not as its rule has it, whatever else the answer says: ${decides}`, async () => {
    const body = examplesOf(id).find(({ failure }) => !failure)?.body;
    const isRefused = async ([status, said]: Told): Promise<boolean> => {
      const { client } = recordingClient(() => Response.json({ ...body, ...said }, { status }));
      return (await callOf(client, id)({})).error?.code === 'refused';
    };
    const { refused, taken } = rulingOf(decides);
    expect(await Promise.all(refused.map(isRefused))).toEqual(refused.map(() => true));
    expect(await Promise.all(taken.map(isRefused))).toEqual(taken.map(() => false));
  });
});
