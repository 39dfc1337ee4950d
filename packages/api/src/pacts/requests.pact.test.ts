import { MatchersV3 } from '@pact-foundation/pact';
import type { Result } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { ExchangeClient } from '../client/types';
import { post } from './accounts';
import { calls, play } from './contract';
import { expectRefused, tooManyCalls } from './refusals';
import { state } from './states/states';

const { regex, string } = MatchersV3;

type Call = (client: ExchangeClient) => Promise<Result<unknown>>;

const otc = { name: 'Ada', email: 'ada@example.com', mobileNo: '5550100', tradeDetails: 'Two million XDC' };
const partnership = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  type: 'Custodians',
  options: 'Referral Earning',
  description: 'We hold coins.',
} as const;
const ticket = {
  name: 'Ada',
  email: 'ada@example.com',
  mobileNo: '5550100',
  query: 'OTP Issue',
  subject: 'OTP Issue',
  description: 'No code arrives.',
} as const;
const erc20 = {
  assetType: '1',
  tokenName: 'Token',
  contractAddress: '0x1',
  tokenSymbol: 'TKN',
  tokenDecimals: '18',
  requestedBy: 'Ada',
  logoURL: 'https://example.com/logo.png',
  contactNo: '5550100',
  emailAddress: 'ada@example.com',
} as const;
const other = {
  assetType: '2',
  name: 'Ada',
  companyPosition: 'Engines, founder',
  emailAddress: 'ada@example.com',
  contactNo: '5550100',
  tokenName: 'Token',
  website: 'https://example.com',
  supply: '1000000',
} as const;

interface Form {
  code: string;
  what: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  status: 'status' | 'statusCode';
  call: Call;
  wrong: { fields: Readonly<Record<string, string>>; field: string; message: string; call: Call };
}

const noEmail = 'Enter valid email address.';

const forms: Form[] = [
  {
    code: 'CAL-060',
    what: 'an OTC enquiry',
    path: '/common/otc',
    fields: otc,
    status: 'status',
    call: (client) => client.requests.requestOtc(otc),
    wrong: {
      fields: { ...otc, mobileNo: '555-0100' },
      field: 'mobileNo',
      message: 'Mobile number only accepts number.',
      call: (client) => client.requests.requestOtc({ ...otc, mobileNo: '555-0100' }),
    },
  },
  {
    code: 'CAL-061',
    what: 'a partnership enquiry',
    path: '/common/partnership',
    fields: partnership,
    status: 'status',
    call: (client) => client.requests.requestPartnership(partnership),
    wrong: {
      fields: { ...partnership, email: 'ada' },
      field: 'email',
      message: noEmail,
      call: (client) => client.requests.requestPartnership({ ...partnership, email: 'ada' }),
    },
  },
  {
    code: 'CAL-062',
    what: 'a support ticket',
    path: '/common/contact',
    fields: ticket,
    status: 'status',
    call: (client) => client.requests.contactSupport(ticket),
    wrong: {
      fields: { ...ticket, email: 'ada' },
      field: 'email',
      message: noEmail,
      call: (client) => client.requests.contactSupport({ ...ticket, email: 'ada' }),
    },
  },
  {
    code: 'CAL-063',
    what: 'a request to list an ERC20 token',
    path: '/user/add_exchange_asset_requests',
    fields: erc20,
    status: 'statusCode',
    call: (client) => client.requests.requestErc20Asset(erc20),
    wrong: {
      fields: { ...erc20, contactNo: '+555' },
      field: 'contactNo',
      message: 'Current field only accepts number.',
      call: (client) => client.requests.requestErc20Asset({ ...erc20, contactNo: '+555' }),
    },
  },
  {
    code: 'CAL-064',
    what: 'a request to list another coin',
    path: '/user/add_others_exchange_asset_requests',
    fields: other,
    status: 'statusCode',
    call: (client) => client.requests.requestOtherAsset(other),
    wrong: {
      fields: { ...other, emailAddress: 'ada' },
      field: 'emailAddress',
      message: noEmail,
      call: (client) => client.requests.requestOtherAsset({ ...other, emailAddress: 'ada' }),
    },
  },
];

const requestWith = (path: string, fields: Readonly<Record<string, string>>) =>
  post(path, { exchange_id: '1', ...fields });

describe.each(forms)('$what', ({ code, what, path, fields, status, call, wrong }) => {
  it(`is taken on, with a reference [${code}] [CAL-321]`, () =>
    play(
      calls
        .uponReceiving(what)
        .withRequest(requestWith(path, fields))
        .willRespondWith({
          status: 200,
          body: { [status]: 200, message: string('Thank you.'), reference: regex('^\\S+$', 'R-7K3M9Q') },
        }),
      async (client) => {
        const { data } = await call(client);
        expect(data).toMatchObject({ reference: 'R-7K3M9Q' });
      },
    ));

  it(`with a wrong field is refused by its name [${code}] [CAL-229] [CAL-321]`, () =>
    expectRefused(
      calls.uponReceiving(`${what} with a wrong ${wrong.field}`).withRequest(requestWith(path, wrong.fields)),
      { status: 400, message: wrong.message, field: wrong.field },
      wrong.call,
      status,
    ));
});

// Floods are stopped before the call is reached, with `statusCode` in the response for all calls.
describe.each(forms.filter(({ status }) => status === 'statusCode'))(
  '$what in a flood',
  ({ code, what, path, fields, call }) => {
    it(`is refused [${code}] [CAL-229] [CAL-321]`, () =>
      expectRefused(
        calls
          .given(...state('a flood of calls', {}))
          .uponReceiving(`${what} in a flood of calls`)
          .withRequest(requestWith(path, fields)),
        tooManyCalls,
        call,
      ));
  },
);
