import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { email } from './accounts';
import { calls, playAs } from './contract';
import { exactly, fromState, id, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import { appCode, postWallet, twoFactorForADay } from './wallet';

const { string } = MatchersV3;

const entry = {
  savedAddress: 'a-7001',
  coin: 'XDC',
  label: 'Cold storage',
  address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;

const saved = state('a saved address', { email, ...entry });
const known = fromState('savedAddress', entry.savedAddress);

const item = { id: id(entry.savedAddress), currency: entry.coin, label: entry.label, address: entry.address };

const given = { currency: entry.coin, label: entry.label, toAddress: entry.address };

/** A trader whose app gives the code that a change needs. */
const withApp = () => asTrader().given(...twoFactorForADay);
const afterTooManyTries = () => withApp().given(...state('too many tries', {}));
const code = { tfa: appCode.asked };
const proven = { tfa: appCode.example };
const xrp = {
  currency: 'XRP',
  label: 'Savings',
  toAddress: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  destinationTag: '100001',
};

describe('the saved addresses', () => {
  const requestAs = (authorization: Asked, more: Record<string, string> = {}) => ({
    method: 'GET',
    path: '/user/withdrawal_addresses',
    query: { exchange_id: '1', ...more },
    headers: { Authorization: authorization },
  });

  it('come with id, coin, label and address [CAL-334] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...saved)
        .uponReceiving('a request for the saved addresses of a coin')
        .withRequest(requestAs(sessionToken, { currency: 'XDC' }))
        .willRespondWith({ status: 200, body: { data: [item] } }),
      async (client) => {
        const { data } = await client.wallet.withdrawalAddresses({ currency: 'XDC' });
        expect(data?.data).toEqual([{ ...item, id: entry.savedAddress }]);
      },
    ));

  it('are none at first [CAL-334] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the saved addresses where there are none')
        .withRequest(requestAs(sessionToken))
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.wallet.withdrawalAddresses({});
        expect(data?.data).toEqual([]);
      },
    ));

  it('of a coin that is not listed are refused [CAL-334] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a request for the saved addresses of a coin that is not listed')
        .withRequest(requestAs(sessionToken, { currency: 'DOGE' })),
      { status: 404, message: 'This coin is not listed.', field: 'currency' },
      (client) => client.wallet.withdrawalAddresses({ currency: 'DOGE' }),
    ));

  it('are shown to nobody else [CAL-334] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the saved addresses after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.wallet.withdrawalAddresses({}),
    ));
});

describe('saving an address', () => {
  const requestFor = (fields: Record<string, Asked>, authorization: Asked = sessionToken) =>
    postWallet('/user/save_withdrawal_address', fields, authorization);
  const answer = (data: object) => ({
    status: 200,
    body: { statusCode: 200, message: string('Address saved.'), data },
  });

  it('answers the entry [CAL-335] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      withApp()
        .uponReceiving('an address to save')
        .withRequest(requestFor({ ...given, ...code }))
        .willRespondWith(answer(item)),
      async (client) => {
        const { data } = await client.wallet.saveWithdrawalAddress({ ...given, ...proven });
        expect(data?.data).toEqual({ ...item, id: entry.savedAddress });
      },
    ));

  it('of XRP keeps its destination tag [CAL-335] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      withApp()
        .uponReceiving('an address of XRP to save')
        .withRequest(requestFor({ ...xrp, ...code }))
        .willRespondWith(
          answer({
            id: id('a-7002'),
            currency: 'XRP',
            label: xrp.label,
            address: xrp.toAddress,
            destinationTag: exactly(xrp.destinationTag),
          }),
        ),
      async (client) => {
        const { data } = await client.wallet.saveWithdrawalAddress({ ...xrp, ...proven });
        expect(data?.data).toMatchObject({ id: 'a-7002', destinationTag: '100001' });
      },
    ));

  it('that is saved changes its label [CAL-335] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      withApp()
        .given(...saved)
        .uponReceiving('another label for a saved address')
        .withRequest(requestFor({ ...given, ...code, id: known, label: 'Ledger' }))
        .willRespondWith(answer({ ...item, label: 'Ledger' })),
      async (client) => {
        const { data } = await client.wallet.saveWithdrawalAddress({
          ...given,
          ...proven,
          id: entry.savedAddress,
          label: 'Ledger',
        });
        expect(data?.data).toMatchObject({ id: entry.savedAddress, label: 'Ledger' });
      },
    ));

  const refusals: [how: string, before: () => ReturnType<typeof asTrader>, refused: Refused, fields: object][] = [
    [
      'that is none of the coin',
      asTrader,
      { status: 400, message: 'Enter valid XDC address.', field: 'toAddress' },
      { toAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    ],
    [
      'with a label of more than 40 characters',
      asTrader,
      { status: 400, message: 'Use at most 40 characters.', field: 'label' },
      { label: 'Cold storage '.repeat(4) },
    ],
    ['without a label', asTrader, { status: 400, message: 'This field is required.', field: 'label' }, { label: ' ' }],
    [
      'of XRP without a destination tag',
      asTrader,
      { status: 400, message: 'This field is required.', field: 'destinationTag' },
      { currency: xrp.currency, toAddress: xrp.toAddress },
    ],
    [
      'of a coin that is not listed',
      asTrader,
      { status: 404, message: 'This coin is not listed.', field: 'currency' },
      { currency: 'DOGE' },
    ],
    [
      'in a book that is full',
      () => asTrader().given(...state('a full address book', { email, coin: entry.coin })),
      {
        status: 409,
        message: "You've saved 100 XDC addresses, the maximum. Remove one to save another.",
        field: 'currency',
      },
      {},
    ],
    [
      'that is saved under another label',
      () => asTrader().given(...saved),
      { status: 409, message: 'This address is already saved as “Cold storage”.', field: 'toAddress' },
      { label: 'Ledger' },
    ],
    [
      'in place of an entry that is not there',
      asTrader,
      { status: 404, message: "This address isn't in your address book any more.", field: 'id' },
      { id: 'a-none' },
    ],
    ['after too many wrong codes', afterTooManyTries, tooManyTries, {}],
  ];

  it.each(refusals)('%s is refused [CAL-335] [CAL-229] [CAL-321] [WAL-237]', (how, before, refused, fields) =>
    expectRefusedAs(
      token,
      before()
        .uponReceiving(`an address to save ${how}`)
        .withRequest(requestFor({ ...given, ...fields })),
      refused,
      (client) => client.wallet.saveWithdrawalAddress({ ...given, ...fields }),
    ),
  );

  it('without a code is refused [CAL-335] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      withApp()
        .uponReceiving('an address to save without a code of the authenticator app')
        .withRequest(requestFor(given)),
      { status: 400, message: 'Wrong 2FA code.', field: 'tfa' },
      (client) => client.wallet.saveWithdrawalAddress(given),
    ));

  it('after the session is refused [CAL-335] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('an address to save after the session').withRequest(requestFor(given, endedToken)),
      loggedOut,
      (client) => client.wallet.saveWithdrawalAddress(given),
    ));
});

describe('removing a saved address', () => {
  const requestFor = (which: Asked, authorization: Asked = sessionToken, more: Record<string, Asked> = {}) =>
    postWallet('/user/remove_withdrawal_address', { id: which, ...more }, authorization);
  const removed = { status: 200, body: { statusCode: 200, message: string('Address removed.') } };

  it('takes it out of the book [CAL-336] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      withApp()
        .given(...saved)
        .uponReceiving('the removal of a saved address')
        .withRequest(requestFor(known, sessionToken, code))
        .willRespondWith(removed),
      async (client) => {
        const { data } = await client.wallet.removeWithdrawalAddress({ id: entry.savedAddress, ...proven });
        expect(data?.message).toBe('Address removed.');
      },
    ));

  it('without a code is refused [CAL-336] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      withApp()
        .given(...saved)
        .uponReceiving('the removal of a saved address without a code of the authenticator app')
        .withRequest(requestFor(known)),
      { status: 400, message: 'Wrong 2FA code.', field: 'tfa' },
      (client) => client.wallet.removeWithdrawalAddress({ id: entry.savedAddress }),
    ));

  it('after too many wrong codes is refused [CAL-336] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      afterTooManyTries()
        .given(...saved)
        .uponReceiving('the removal of a saved address after too many wrong codes')
        .withRequest(requestFor(known, sessionToken, code)),
      tooManyTries,
      (client) => client.wallet.removeWithdrawalAddress({ id: entry.savedAddress, ...proven }),
    ));

  it('succeeds if it is already gone [CAL-336] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('the removal of a saved address that is not there')
        .withRequest(requestFor('a-none'))
        .willRespondWith(removed),
      async (client) => {
        const { data } = await client.wallet.removeWithdrawalAddress({ id: 'a-none' });
        expect(data?.message).toBe('Address removed.');
      },
    ));

  it('after the session is refused [CAL-336] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the removal of a saved address after the session')
        .withRequest(requestFor(entry.savedAddress, endedToken)),
      loggedOut,
      (client) => client.wallet.removeWithdrawalAddress({ id: entry.savedAddress }),
    ));
});

describe('the wait for new addresses', () => {
  const requestFor = (fields: Record<string, Asked>, authorization: Asked = sessionToken) =>
    postWallet('/user/new_address_wait', { wait: 'on', ...fields }, authorization);

  it('is turned on with a code [CAL-350] [CAL-208] [CAL-321]', () =>
    playAs(
      token,
      withApp()
        .uponReceiving('that withdrawals to new addresses wait')
        .withRequest(requestFor(code))
        .willRespondWith({
          status: 200,
          body: {
            statusCode: 200,
            message: string('Wait for new addresses changed.'),
            data: { isOn: true, endsAt: null },
          },
        }),
      async (client) => {
        const { data } = await client.wallet.setNewAddressWait({ wait: 'on', ...proven });
        expect(data?.data).toEqual({ isOn: true, endsAt: null });
      },
    ));

  it('without a code is refused [CAL-350] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      withApp()
        .uponReceiving('that withdrawals to new addresses wait, without a code of the authenticator app')
        .withRequest(requestFor({})),
      { status: 400, message: 'Wrong 2FA code.', field: 'tfa' },
      (client) => client.wallet.setNewAddressWait({ wait: 'on' }),
    ));

  it('after too many wrong codes is refused [CAL-350] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      afterTooManyTries()
        .uponReceiving('that withdrawals to new addresses wait, after too many wrong codes')
        .withRequest(requestFor(code)),
      tooManyTries,
      (client) => client.wallet.setNewAddressWait({ wait: 'on', ...proven }),
    ));

  it('after the session is refused [CAL-350] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('that withdrawals to new addresses wait, after the session')
        .withRequest(requestFor({}, endedToken)),
      loggedOut,
      (client) => client.wallet.setNewAddressWait({ wait: 'on' }),
    ));
});
