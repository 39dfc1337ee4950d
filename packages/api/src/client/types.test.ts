import { describe, expectTypeOf, it } from 'vitest';
import type { Failure, Result } from '@exchange/domain';
import type { components } from '../contract/schema.gen';
import { ok, type Answer, type Answers } from '../testing';
import type { Answered, Call, CallOptions, ExchangeClient, Input, OperationId } from './types';

type Schemas = components['schemas'];
type RequiredIn<Fields> = { [Key in keyof Fields]-?: object extends Pick<Fields, Key> ? never : Key }[keyof Fields];

describe('what a call takes', () => {
  it('never holds the exchange id, under none of its names [CAL-242]', () => {
    type Names = { [Id in OperationId]: Extract<keyof Input<Id>, 'exchange_id' | 'exchangeId' | 'e'> }[OperationId];
    expectTypeOf<Names>().toEqualTypeOf<never>();
  });

  it('holds path, query and body in one object [CAL-242]', () => {
    expectTypeOf<keyof Input<'candles'>>().toEqualTypeOf<
      'pair' | 'fsym' | 'tsym' | 'to' | 'from' | 'limit' | 'resolution'
    >();
    expectTypeOf<Input<'verifyAccount'>>().toEqualTypeOf<{ token: string }>();
    expectTypeOf<Input<'sendReferralCode'>>().toEqualTypeOf<{ email: string }>();
  });

  it('has to be given where it is required, and may be left out where not [CAL-242]', () => {
    expectTypeOf<RequiredIn<Input<'login'>>>().toEqualTypeOf<'email' | 'password'>();
    expectTypeOf<RequiredIn<Input<'placeOrder'>>>().toEqualTypeOf<
      'user_id' | 'pair_id' | 'symbol' | 'amount' | 'price' | 'side' | 'type'
    >();
    expectTypeOf<RequiredIn<Input<'orderHistory'>>>().toEqualTypeOf<'userid'>();
  });

  it('takes text, never a number, for an amount of money [CAL-211]', () => {
    expectTypeOf<Input<'placeOrder'>['amount']>().toEqualTypeOf<string>();
    expectTypeOf<Input<'requestWithdrawal'>['amount']>().toEqualTypeOf<string>();
    expectTypeOf<Input<'swap'>['swap_amount']>().toEqualTypeOf<string>();
  });

  it('takes files for pictures [CAL-019] [CAL-020]', () => {
    expectTypeOf<Input<'updateUser'>['profile_image']>().toEqualTypeOf<Blob | undefined>();
    expectTypeOf<Input<'submitKyc'>['doc_image']>().toEqualTypeOf<Blob[] | undefined>();
    expectTypeOf<Input<'sendKycPicture'>['picture']>().toEqualTypeOf<Blob>();
  });

  it('takes only the values documented [CAL-242]', () => {
    expectTypeOf<Input<'generateTfaOtp'>['tfaStatus']>().toEqualTypeOf<'Enable' | 'Disable'>();
    expectTypeOf<Input<'submitKyc'>['gender']>().toEqualTypeOf<'0' | '1'>();
    expectTypeOf<Input<'orderBook'>['order_book_limit']>().toEqualTypeOf<'5' | '500'>();
    expectTypeOf<Input<'placeOrder'>['side']>().toEqualTypeOf<'buy' | 'sell'>();
    expectTypeOf<Input<'placeSwapOrder'>['type']>().toEqualTypeOf<'limit'>();
    expectTypeOf<Input<'requestWithdrawal'>['transactionSpeed']>().toEqualTypeOf<'normal'>();
    expectTypeOf<Input<'wallet'>['cache']>().toEqualTypeOf<'false'>();
    expectTypeOf<Input<'transactionHistory'>['type']>().toEqualTypeOf<'Deposit' | 'Withdraw'>();
    expectTypeOf<Input<'initiateStaking'>['currencyName']>().toEqualTypeOf<'XDC'>();
    expectTypeOf<Input<'initiateFixedStaking'>['tenure']>().toEqualTypeOf<'3' | '6' | '9' | '12'>();
    expectTypeOf<Input<'swap'>['currency']>().toEqualTypeOf<'XDCE'>();
    expectTypeOf<Input<'requestPartnership'>['options']>().toEqualTypeOf<'Whitelabel Platform' | 'Referral Earning'>();
    expectTypeOf<Input<'requestErc20Asset'>['assetType']>().toEqualTypeOf<'1'>();
    expectTypeOf<Input<'requestOtherAsset'>['assetType']>().toEqualTypeOf<'2'>();
  });

  it('need not be written where nothing has to be given [CAL-242]', () => {
    expectTypeOf<Call<'countries'>>().toBeCallableWith();
    expectTypeOf<Parameters<Call<'balances'>>>().toEqualTypeOf<[input: { user_id: string }, options?: CallOptions]>();
  });
});

describe('what a call answers', () => {
  it('is the data of the contract, or why there is none [CAL-242]', () => {
    expectTypeOf<ReturnType<Call<'login'>>>().resolves.toEqualTypeOf<Result<Schemas['LoginAnswer']>>();
    expectTypeOf<Answered<'balances'>>().toEqualTypeOf<Schemas['BalancesAnswer']>();
    expectTypeOf<Answered<'userTrades'>>().toEqualTypeOf<Answered<'orderHistory'>>();
  });

  it('is known for every call [CAL-242]', () => {
    type Unknown = { [Id in OperationId]: [Answered<Id>] extends [never] ? Id : never }[OperationId];
    expectTypeOf<Unknown>().toEqualTypeOf<never>();
  });

  it('has either data or a failure, never both [CAL-240]', () => {
    const { data, error }: Result<string> = { data: 'there' } as Result<string>;
    expectTypeOf(data).toEqualTypeOf<string | undefined>();
    expectTypeOf(error).toEqualTypeOf<Failure | undefined>();
  });
});

describe('the client', () => {
  it('groups its calls by area [CAL-242]', () => {
    expectTypeOf<keyof ExchangeClient>().toEqualTypeOf<
      | 'accounts'
      | 'passkeys'
      | 'markets'
      | 'trading'
      | 'wallet'
      | 'history'
      | 'profile'
      | 'kyc'
      | 'referral'
      | 'staking'
      | 'swap'
      | 'requests'
      | 'info'
      | 'status'
    >();
    expectTypeOf<keyof ExchangeClient['history']>().toEqualTypeOf<
      'orderFills' | 'orderHistory' | 'transactionHistory'
    >();
  });
});

describe('an answer of the fake exchange', () => {
  it('is an example that the contract has, or fits the type of its call [CAL-243] [SHL-230]', () => {
    type Examples = Extract<Answer<'balances'>, string>;
    expectTypeOf<'found' | 'loggedOut' | 'notBuilt' | 'unavailable'>().toExtend<Examples>();
    expectTypeOf<'placed'>().not.toExtend<Examples>();
    expectTypeOf(ok({ data: [{ symbol: 'XDC', balance: '1' }] })).toExtend<Answer<'balances'>>();
    expectTypeOf(ok({ data: [{ symbol: 'XDC' }] })).not.toExtend<Answer<'balances'>>();
    expectTypeOf({ status: 429 as const, body: { statusCode: 429, message: 'No.' } }).toExtend<Answer<'balances'>>();
    expectTypeOf({ status: 429 as const, body: { message: 'No.' } }).not.toExtend<Answer<'balances'>>();
  });

  it('has a status that the contract lists for the call [CAL-390]', () => {
    expectTypeOf({ status: 409 as const, body: { statusCode: 409, message: 'No.' } }).not.toExtend<
      Answer<'balances'>
    >();
  });

  it('is declared for calls of the contract alone, which name what they were sent [SHL-230]', () => {
    expectTypeOf<keyof Answers>().toEqualTypeOf<OperationId>();
    expectTypeOf(({ user_id }: { user_id?: string }) =>
      ok({ data: [{ symbol: user_id ?? '', balance: '1' }] }),
    ).toExtend<Answers['balances']>();
    expectTypeOf(({ nobody }: { nobody: string }) => ok({ data: [{ symbol: nobody, balance: '1' }] })).not.toExtend<
      Answers['balances']
    >();
  });
});
