import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { ada, aTrader } from './accounts';
import { message } from './contract';
import { rejectedDocuments } from './kyc';
import { endingWithTrader, heardAt } from './liveMessages';

const { uniqueId: userId } = ada;

it('a trader hears that there is a decision on the documents [CAL-117] [KYC-097]', () => {
  const address = { channel: 'update-kyc-status-{userId}', userId } as const;
  return message()
    .given(...aTrader)
    .given(rejectedDocuments[0], rejectedDocuments[1])
    .expectsToReceive('a decision on own documents', (told) =>
      told.withMetadata(endingWithTrader(address)).withJSONContent(MatchersV3.like({})),
    )
    .executeTest(async ({ contents }) => {
      expect(await heardAt(address, contents.content)).toEqual({});
    });
});
