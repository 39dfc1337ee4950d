import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { ada, aTrader } from './accounts';
import { message } from './contract';
import { endingWithTrader, heardAt } from './liveMessages';
import { flexibleStake } from './staking';
import { state } from './states/states';
import { freshTwoFactor } from './wallet';

const { uniqueId: userId } = ada;

it('a trader hears that a stake moved on [CAL-346] [CAL-321] [STK-090]', () => {
  const address = { channel: 'staking-update-{userId}', userId } as const;
  const given = state('a revoked stake', flexibleStake);
  return message()
    .given(...aTrader)
    .given(freshTwoFactor[0], freshTwoFactor[1])
    .given(given[0], given[1])
    .expectsToReceive('an own stake that was revoked', (told) =>
      told.withMetadata(endingWithTrader(address)).withJSONContent(MatchersV3.like({})),
    )
    .executeTest(async ({ contents }) => {
      expect(await heardAt(address, contents.content)).toEqual({});
    });
});
