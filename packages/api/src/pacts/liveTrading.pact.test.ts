import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { wireName } from '../live/channels';
import { message } from './contract';
import { heardAt } from './liveMessages';
import { exactly, id, moment } from './matchers';
import { state } from './states/states';
import { aTrader } from './accounts';
import { cancelledOrder, openOrder, tradedOrder } from './trading';

const { arrayContaining } = MatchersV3;

const pair = 'XDC-USDT';
const trade = state('a trade of a pair', { pair, side: 'buy', price: '0.05212', amount: '1500' });
const traded = { price: exactly('0.05212'), amount: exactly('1500'), side: 'buy' };

describe('those who follow a pair', () => {
  const orders = { channel: '{pair}', pair } as const;
  const book = { channel: '{pair}-book', pair } as const;
  const trades = { channel: '{pair}-trades', pair } as const;
  const tape = { channel: '{pair}-tradeHistory', pair } as const;

  it('hear of an order that was accepted [CAL-101] [CAL-321]', () =>
    message()
      .given(...aTrader)
      .given(...openOrder)
      .expectsToReceive('an order on a pair that was accepted', (told) =>
        told.withMetadata({ channel: wireName(orders) }).withJSONContent({ Type: 'buy' }),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(orders, contents.content)).toEqual({ Type: 'buy' });
      }));

  it('hear of an order that was cancelled [CAL-101] [CAL-321]', () =>
    message()
      .given(...aTrader)
      .given(...cancelledOrder)
      .expectsToReceive('an order on a pair that was cancelled', (told) =>
        told.withMetadata({ channel: wireName(orders) }).withJSONContent({ Type: 'buy' }),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(orders, contents.content)).toEqual({ Type: 'buy' });
      }));

  // The event may or may not contain a `seq`, which a pact can't express.
  it('hear what is open at the prices where that changed [CAL-104] [CAL-321]', () =>
    message()
      .given(...state('a level of a book', { pair, side: 'sell', price: '0.05212', amount: '900' }))
      .given(...state('a level of a book', { pair, side: 'buy', price: '0.05208', amount: '5000' }))
      .expectsToReceive('what changed in a book', (told) =>
        told.withMetadata({ channel: wireName(book) }).withJSONContent({
          pair,
          asks: arrayContaining([exactly('0.05212'), exactly('900')]),
          bids: arrayContaining([exactly('0.05208'), exactly('5000')]),
        }),
      )
      .executeTest(async ({ contents }) => {
        expect(await heardAt(book, contents.content)).toEqual({
          pair,
          asks: [['0.05212', '900']],
          bids: [['0.05208', '5000']],
        });
      }));

  it('hear of a trade, with the side of the order that came last [CAL-103] [CAL-321]', () =>
    message()
      .given(...trade)
      .expectsToReceive('a trade on a pair', (told) =>
        told.withMetadata({ channel: wireName(trades) }).withJSONContent(traded),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt(trades, contents.content);
        expect(heard).toEqual({ price: '0.05212', amount: '1500', side: 'buy' });
      }));

  it('hear the newest rows of the tape [CAL-102] [CAL-321]', () =>
    message()
      .given(...trade)
      .expectsToReceive('the newest rows of a tape', (told) =>
        told.withMetadata({ channel: wireName(tape) }).withJSONContent(
          arrayContaining({
            id: id('90211'),
            created_at: moment('2026-01-15T10:04:12Z'),
            quantity: exactly('1500'),
            taker_side: 'buy',
            price: exactly('0.05212'),
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt(tape, contents.content);
        expect(heard).toMatchObject([{ id: '90211', taker_side: 'buy', quantity: '1500', price: '0.05212' }]);
      }));
});

describe('everybody', () => {
  it('hears that orders were matched [CAL-109] [CAL-321]', () =>
    message()
      .given(...aTrader)
      .given(...tradedOrder('1000'))
      .expectsToReceive('orders that were matched', (told) =>
        told.withMetadata({ channel: 'demo-event' }).withJSONContent({ Pair: pair, Amount: exactly('1000') }),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt({ channel: 'demo-event' }, contents.content);
        expect(heard).toEqual({ Pair: 'XDC-USDT', Amount: '1000' });
      }));

  it('hears of a cancelled order what leaves the book with it [CAL-111] [CAL-321]', () =>
    message()
      .given(...aTrader)
      .given(...cancelledOrder)
      .expectsToReceive('a cancelled order', (told) =>
        told
          .withMetadata({ channel: 'order-cancel' })
          .withJSONContent({ Type: 'buy', pair, price: exactly('0.0521'), amount: exactly('4000') }),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt({ channel: 'order-cancel' }, contents.content);
        expect(heard).toEqual({ Type: 'buy', pair: 'XDC-USDT', price: '0.0521', amount: '4000' });
      }));

  it('hears of each trade, and on which pair [CAL-114] [CAL-321]', () =>
    message()
      .given(...trade)
      .expectsToReceive('a trade on any pair', (told) =>
        told.withMetadata({ channel: 'trade-history' }).withJSONContent({ pair, ...traded }),
      )
      .executeTest(async ({ contents }) => {
        const heard = await heardAt({ channel: 'trade-history' }, contents.content);
        expect(heard).toEqual({ pair: 'XDC-USDT', price: '0.05212', amount: '1500', side: 'buy' });
      }));
});
