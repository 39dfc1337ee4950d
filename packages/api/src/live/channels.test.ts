import { describe, expect, expectTypeOf, it } from 'vitest';
import { liveExamples } from '../testing/examples.gen';
import { wireName, type Address, type ChannelName, type Payload } from './channels';
import { liveFeed, serve } from './liveTest';

const channels = [
  ['CAL-101', 'XDC-USDT', { channel: '{pair}', pair: 'XDC-USDT' }],
  ['CAL-102', 'XDC-USDT-tradeHistory', { channel: '{pair}-tradeHistory', pair: 'XDC-USDT' }],
  ['CAL-103', 'XDC-USDT-trades', { channel: '{pair}-trades', pair: 'XDC-USDT' }],
  ['CAL-104', 'XDC-USDT-book', { channel: '{pair}-book', pair: 'XDC-USDT' }],
  ['CAL-105', 'updateFee', { channel: 'updateFee' }],
  ['CAL-106', 'pairStats', { channel: 'pairStats' }],
  ['CAL-107', 'pairVolume', { channel: 'pairVolume' }],
  ['CAL-108', 'estimate-price-update', { channel: 'estimate-price-update' }],
  ['CAL-109', 'demo-event', { channel: 'demo-event' }],
  ['CAL-110', 'demo-event-u-1001', { channel: 'demo-event-{userId}', userId: 'u-1001' }],
  ['CAL-111', 'order-cancel', { channel: 'order-cancel' }],
  ['CAL-112', 'order-cancel-u-1001', { channel: 'order-cancel-{userId}', userId: 'u-1001' }],
  ['CAL-113', 'order-history-u-1001', { channel: 'order-history-{userId}', userId: 'u-1001' }],
  ['CAL-114', 'trade-history', { channel: 'trade-history' }],
  ['CAL-115', 'update-curr-status', { channel: 'update-curr-status' }],
  ['CAL-116', 'update-pair-status', { channel: 'update-pair-status' }],
  ['CAL-117', 'update-kyc-status-u-1001', { channel: 'update-kyc-status-{userId}', userId: 'u-1001' }],
  ['CAL-332', 'deposit-update-u-1001', { channel: 'deposit-update-{userId}', userId: 'u-1001' }],
  ['CAL-333', 'withdrawal-update-u-1001', { channel: 'withdrawal-update-{userId}', userId: 'u-1001' }],
  ['CAL-337', 'referral-update-u-1001', { channel: 'referral-update-{userId}', userId: 'u-1001' }],
  ['SWP-051', 'ratio-swap-update-u-1001', { channel: 'ratio-swap-update-{userId}', userId: 'u-1001' }],
  ['CAL-346', 'staking-update-u-1001', { channel: 'staking-update-{userId}', userId: 'u-1001' }],
  ['CAL-123', 'pong', { channel: 'pong' }],
  ['LIV-052', 'refusal', { channel: 'refusal' }],
] as const;

type Listed = (typeof channels)[number][2]['channel'];

const book = { pair: 'XDC-USDT', asks: [['0.05212', '900']], bids: [] };
const kyc = 'update-kyc-status-u-1001';
/** What a listener at the address receives when the server sends these payloads in turn. */
const hearing = async (wire: string, address: Address<ChannelName>, payloads: unknown[]) => {
  const server = await serve();
  const { feed } = await liveFeed(server);
  const heard: unknown[] = [];
  const last = new Promise((resolve) => feed.on({ channel: 'updateFee' }, ({ name }) => name && resolve(name)));
  feed.on(address, (payload) => heard.push(payload));
  for (const payload of payloads) server.tell(wire, payload);
  server.tell('updateFee', { name: 'that was all' });
  await last;
  return heard.slice(0, payloads.length);
};

describe('the channels', () => {
  it('are those of the contract [CAL-264]', () => {
    expectTypeOf<Exclude<ChannelName, Listed>>().toEqualTypeOf<never>();
    expectTypeOf<Exclude<Listed, ChannelName>>().toEqualTypeOf<never>();
  });

  it.each(channels)('[%s] %s is heard, with the payload of the contract', async (_code, wire, address) => {
    const example = liveExamples[address.channel];
    expect(await hearing(wire, address, [example])).toEqual([example]);
  });

  it('take all that a payload may be [CAL-104] [CAL-110]', async () => {
    const trade = { userId: 1001, Pair: 'XDC-USDT', Amount: 1500, Trade_status: 'partially', more: true };
    const [, , own] = channels[9];
    expect(await hearing('demo-event-u-1001', own, [trade])).toEqual([trade]);
    const [, , bookOfPair] = channels[3];
    expect(await hearing('XDC-USDT-book', bookOfPair, [book, { ...book, seq: 1 }])).toHaveLength(2);
  });

  it('may carry anything where the payload is ignored [CAL-117]', async () => {
    const [, , address] = channels[16];
    expect(await hearing(kyc, address, ['Approved', 2, null, { status: 'Approved' }])).toHaveLength(4);
  });
});

describe('the name of a channel', () => {
  it('has the pair or the user where the braces are [CAL-264]', () => {
    expect(wireName({ channel: '{pair}-book', pair: 'XDC-USDT' })).toBe('XDC-USDT-book');
    expect(wireName({ channel: 'demo-event-{userId}', userId: '$1-$&' })).toBe('demo-event-$1-$&');
    expect(wireName({ channel: 'pairStats' })).toBe('pairStats');
  });

  it('is unavailable without it [CAL-264]', () => {
    expectTypeOf<Address<'{pair}-book'>>().toExtend<{ channel: '{pair}-book'; pair: string }>();
    expectTypeOf<Address<'demo-event-{userId}'>>().toExtend<{ channel: 'demo-event-{userId}'; userId: string }>();
    expectTypeOf<{ channel: '{pair}-book' }>().not.toExtend<Address<'{pair}-book'>>();
    expectTypeOf<{ channel: 'pairStats' }>().toExtend<Address<'pairStats'>>();
  });
});

it('a payload is of the type that the contract says [CAL-242]', () => {
  expectTypeOf<Payload<'{pair}-book'>['seq']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Payload<'demo-event-{userId}'>['Trade_status']>().toEqualTypeOf<'partially' | 'completed'>();
  expectTypeOf<Payload<'order-cancel'>['Type']>().toEqualTypeOf<'buy' | 'sell'>();
  expectTypeOf<Payload<'pairStats'>>().items.toHaveProperty('pairName');
});
