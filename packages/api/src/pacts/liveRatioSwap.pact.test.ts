import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { ada, aTrader } from './accounts';
import { message } from './contract';
import { endingWithTrader, heardAt } from './liveMessages';
import { swapAs } from './ratioSwap';

const { uniqueId: userId } = ada;

it('a trader hears that there is a decision on a ratio swap [SWP-051]', () => {
  const address = { channel: 'ratio-swap-update-{userId}', userId } as const;
  return message()
    .given(...aTrader)
    .given(...swapAs('Approved'))
    .expectsToReceive('a decision on an own ratio swap', (told) =>
      told.withMetadata(endingWithTrader(address)).withJSONContent(MatchersV3.like({})),
    )
    .executeTest(async ({ contents }) => {
      expect(await heardAt(address, contents.content)).toEqual({});
    });
});
