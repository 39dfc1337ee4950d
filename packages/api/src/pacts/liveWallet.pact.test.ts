import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email } from './accounts';
import { message } from './contract';
import { endingWithTrader, heardAt } from './liveMessages';
import { id } from './matchers';
import { state } from './states/states';
import {
  approved,
  approvedIdentity,
  cancelled,
  completed,
  depositItem,
  requested,
  stepAt,
  transaction,
  twoFactorForADay,
  withdrawal,
  withdrawalDetails,
  withdrawalItem,
} from './wallet';

const { arrayContaining, integer } = MatchersV3;

const { uniqueId: userId } = ada;
const whose = { userId: id(userId) };

describe('a trader hears of an own deposit', () => {
  const address = { channel: 'deposit-update-{userId}', userId } as const;
  const paid = { email, coin: 'XDC', amount: '2000' } as const;
  const little = { ...paid, amount: '999' } as const;
  const depositId = `${transaction}:0`;
  const named = { ...whose, depositId: id(depositId), confirmationsNeeded: integer(3) };

  it.each([
    {
      how: 'was seen',
      given: state('a deposit', { ...paid, confirmations: 0 }),
      tells: { ...depositItem('Pending', '2000'), confirmations: 0, steps: arrayContaining(stepAt('seen')) },
      heard: { status: 'Pending', amount: '2000', confirmations: 0 },
    },
    {
      how: 'was credited',
      given: state('a deposit', { ...paid, confirmations: 1 }),
      tells: { ...depositItem('Completed', '2000'), confirmations: 1, steps: arrayContaining(stepAt('credited')) },
      heard: { status: 'Completed', amount: '2000', confirmations: 1 },
    },
    {
      how: 'has all its confirmations',
      given: state('a deposit', { ...paid, confirmations: 3 }),
      tells: { ...depositItem('Completed', '2000'), confirmations: 3, steps: arrayContaining(stepAt('confirmed')) },
      heard: { status: 'Completed', amount: '2000', confirmations: 3 },
    },
    {
      how: 'is kept',
      given: state('a deposit that is kept', little),
      tells: { ...depositItem('Pending', '999'), keptFor: 'minimum', steps: arrayContaining(stepAt('kept')) },
      heard: { status: 'Pending', amount: '999', keptFor: 'minimum' },
    },
    {
      how: 'was reversed',
      given: state('a deposit that was reversed', paid),
      tells: { ...depositItem('Reversed', '2000'), steps: arrayContaining(stepAt('reversed')) },
      heard: { status: 'Reversed', amount: '2000' },
    },
  ])('that $how [CAL-332] [CAL-321] [WAL-238]', ({ how, given, tells, heard }) =>
    message()
      .given(...aTrader)
      .given(given[0], given[1])
      .expectsToReceive(`an own deposit that ${how}`, (told) =>
        told.withMetadata(endingWithTrader(address)).withJSONContent({ ...named, ...tells }),
      )
      .executeTest(async ({ contents }) => {
        const expected = { userId, depositId, currencyName: 'XDC', transactionId: transaction, ...heard };
        expect(await heardAt(address, contents.content)).toMatchObject(expected);
      }),
  );
});

describe('a trader hears of an own withdrawal', () => {
  const address = { channel: 'withdrawal-update-{userId}', userId } as const;
  const costs = state('what a withdrawal costs', { coin: 'XDC', minimum: '1000', fee: '20' });

  it.each([
    { how: 'requested', given: requested, status: 'Pending', step: stepAt('requested') },
    { how: 'approved', given: approved, status: 'Process', step: stepAt('approved') },
    { how: 'completed', given: completed, status: 'Completed', step: stepAt('completed') },
    { how: 'cancelled', given: cancelled, status: 'Cancelled', step: { ...stepAt('cancelled'), by: 'trader' } },
  ])('that was $how [CAL-333] [CAL-321] [WAL-238]', ({ how, given, status, step }) =>
    message()
      .given(...aTrader)
      .given(...approvedIdentity)
      .given(...twoFactorForADay)
      .given(...costs)
      .given(given[0], given[1])
      .expectsToReceive(`an own withdrawal that was ${how}`, (told) =>
        told.withMetadata(endingWithTrader(address)).withJSONContent({
          ...whose,
          ...withdrawalItem(status, how === 'completed' ? id(transaction) : null),
          ...withdrawalDetails('20', '39980'),
          steps: arrayContaining(step),
        }),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(address, contents.content)).toMatchObject({
          userId,
          status,
          transactionId: withdrawal.withdrawal,
          receiveAmount: '39980',
          steps: [{ step: how }],
        });
      }),
  );
});
