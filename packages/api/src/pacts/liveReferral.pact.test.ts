import { expect, it } from 'vitest';
import { ada, aTrader, email } from './accounts';
import { message } from './contract';
import { endingWithTrader, heardAt } from './liveMessages';
import { exactly, id, symbol } from './matchers';
import { state } from './states/states';

const { uniqueId: userId } = ada;
const address = { channel: 'referral-update-{userId}', userId } as const;

it.each([
  { role: 'referrer', amount: '1000' },
  { role: 'referred', amount: '1500' },
] as const)('a trader hears of an own reward as the $role [CAL-337] [CAL-321] [REF-041]', ({ role, amount }) => {
  const given = state('a referral', { email, role, status: 'paid', firstName: 'Kim', lastName: 'Brook' });
  return message()
    .given(...aTrader)
    .given(given[0], given[1])
    .expectsToReceive(`an own reward as the ${role} that was paid`, (told) =>
      told.withMetadata(endingWithTrader(address)).withJSONContent({
        userId: id(userId),
        role,
        referralStatus: 'Completed',
        referralAmount: exactly(amount),
        currencySymbol: symbol('XDC'),
      }),
    )
    .executeTest(async ({ contents }) => {
      expect(await heardAt(address, contents.content)).toMatchObject({ role, referralAmount: amount });
    });
});
