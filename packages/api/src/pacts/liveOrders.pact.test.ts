import { describe, expect, it } from 'vitest';
import { ada, aTrader } from './accounts';
import { message } from './contract';
import { endingWithTrader, heardAt } from './liveMessages';
import { exactly, id } from './matchers';
import { cancelledOrder, openOrder, tradedOrder } from './trading';

const { uniqueId: userId } = ada;
const whose = id(userId);

describe('a trader hears', () => {
  const trade = { channel: 'demo-event-{userId}', userId } as const;
  const cancel = { channel: 'order-cancel-{userId}', userId } as const;
  const change = { channel: 'order-history-{userId}', userId } as const;
  const changed = { userId: whose, Type: 'buy', pair: 'XDC-USDT' };
  const heardChange = { userId, Type: 'buy', pair: 'XDC-USDT' };

  it.each([
    ['partially', '1000'],
    ['completed', '4000'],
  ])('how much of an own order was traded: %s [CAL-110] [CAL-321]', (Trade_status, filled) =>
    message()
      .given(...aTrader)
      .given(...tradedOrder(filled))
      .expectsToReceive(`an own order that was traded, ${Trade_status}`, (told) =>
        told
          .withMetadata(endingWithTrader(trade))
          .withJSONContent({ userId: whose, Pair: 'XDC-USDT', Amount: exactly(filled), Trade_status }),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt(trade, contents.content);
        expect(heard).toEqual({ userId, Pair: 'XDC-USDT', Amount: filled, Trade_status });
      }),
  );

  it('that an own order was cancelled [CAL-112] [CAL-321]', () =>
    message()
      .given(...aTrader)
      .given(...cancelledOrder)
      .expectsToReceive('an own order that was cancelled', (told) =>
        told.withMetadata(endingWithTrader(cancel)).withJSONContent(changed),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(cancel, contents.content)).toEqual(heardChange);
      }));

  it.each([
    { how: 'placed', given: openOrder },
    { how: 'traded', given: tradedOrder('4000') },
    { how: 'cancelled', given: cancelledOrder },
  ])('that an own order changed, as it was $how [CAL-113] [CAL-321]', ({ how, given }) =>
    message()
      .given(...aTrader)
      .given(given[0], given[1])
      .expectsToReceive(`an own order that changed, as it was ${how}`, (told) =>
        told.withMetadata(endingWithTrader(change)).withJSONContent(changed),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(change, contents.content)).toEqual(heardChange);
      }),
  );
});
