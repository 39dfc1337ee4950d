import { describe, expect, it } from 'vitest';
import { liveExamples } from '../testing/examples.gen';
import { becomes, book, books, feedOf, liveFeed, serve, soon } from './liveTest';

describe('the sequence of a book', () => {
  it('tells of gaps, of a count that goes back, and of nothing else [CAL-259]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const { heard } = books(feed);
    const seqs = [5, 6, 6, 8, 9, 1, 2, undefined, 3];
    for (const seq of seqs) server.tell('XDC-USDT-book', book(seq));
    await expect.poll(() => heard, soon).toEqual(seqs);
    expect(problems).toEqual([
      { kind: 'gap', pair: 'XDC-USDT', expected: 7, received: 8 },
      { kind: 'gap', pair: 'XDC-USDT', expected: 10, received: 1 },
    ]);
  });

  it('is counted per pair, however many listen [CAL-259]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    books(feed);
    books(feed);
    const { heard } = books(feed, 'XDC-ETH');
    server.tell('XDC-USDT-book', book(5));
    server.tell('XDC-ETH-book', book(70, 'XDC-ETH'));
    server.tell('XDC-USDT-book', book(7));
    server.tell('XDC-ETH-book', book(71, 'XDC-ETH'));
    await expect.poll(() => heard, soon).toEqual([70, 71]);
    expect(problems).toEqual([{ kind: 'gap', pair: 'XDC-USDT', expected: 6, received: 7 }]);
  });

  it('is reported before the payload is handed on [CAL-259]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    const order: unknown[] = [];
    feed.onProblem(({ kind }) => order.push(kind));
    feed.on({ channel: '{pair}-book', pair: 'XDC-USDT' }, ({ seq }) => order.push(seq));
    server.tell('XDC-USDT-book', book(5));
    server.tell('XDC-USDT-book', book(7));
    await expect.poll(() => order, soon).toEqual([5, 'gap', 7]);
  });

  it('starts over with each connection and each join [CAL-260]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const { heard } = books(feed);
    server.tell('XDC-USDT-book', book(5));
    await expect.poll(() => heard, soon).toEqual([5]);
    server.sendAway();
    await becomes(feed, 'lost');
    await becomes(feed, 'live');
    server.tell('XDC-USDT-book', book(50));
    await expect.poll(() => heard, soon).toEqual([5, 50]);
    feed.leave('XDC-USDT');
    feed.join('XDC-USDT');
    server.tell('XDC-USDT-book', book(500));
    await expect.poll(() => heard, soon).toEqual([5, 50, 500]);
    expect(problems).toEqual([{ kind: 'sent-away' }]);
  });
});

describe('a payload that does not fit the contract', () => {
  it.each([
    ['nothing', undefined],
    ['no object', 'soon'],
    ['without what is required', { pair: 'XDC-USDT', asks: [] }],
    ['a level without an amount', { pair: 'XDC-USDT', asks: [['0.05212']], bids: [] }],
    ['a level that is no list', { pair: 'XDC-USDT', asks: [{ price: '1', amount: '1' }], bids: [] }],
    ['a count that is no whole number', { ...book(7), seq: 7.5 }],
  ])('is dropped and reported: %s [CAL-261]', async (_, payload) => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const { heard } = books(feed);
    server.tell('XDC-USDT-book', book(6));
    server.tell('XDC-USDT-book', payload);
    server.tell('XDC-USDT-book', book(7));
    await expect.poll(() => heard, soon).toEqual([6, 7]);
    expect(problems).toEqual([{ kind: 'malformed', channel: 'XDC-USDT-book' }]);
  });

  it('is reported once, however many listen, and none of them hears of it [TRD-290]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const [one, other] = [books(feed), books(feed)];
    server.tell('XDC-USDT-book', book(6));
    server.tell('XDC-USDT-book', { ...book(7), asks: 'none' });
    server.tell('XDC-USDT-book', book(7));
    await expect.poll(() => other.heard, soon).toEqual([6, 7]);
    expect(one.heard).toEqual([6, 7]);
    expect(problems).toEqual([{ kind: 'malformed', channel: 'XDC-USDT-book' }]);
  });
});

describe('events that come all at once', () => {
  it('are each handed on, in their order, whatever kinds they are [TRD-289]', async () => {
    const server = await serve();
    const { feed, problems } = await liveFeed(server);
    const heard: string[] = [];
    feed.on({ channel: '{pair}-book', pair: 'XDC-USDT' }, ({ seq }) => heard.push(`book ${String(seq)}`));
    feed.on({ channel: '{pair}-trades', pair: 'XDC-USDT' }, ({ amount }) => heard.push(`trade ${String(amount)}`));
    feed.on({ channel: 'updateFee' }, ({ name }) => heard.push(`fee ${String(name)}`));
    feed.on({ channel: 'demo-event-{userId}', userId: 'u-1' }, ({ Amount }) => heard.push(`fill ${String(Amount)}`));
    const told = Array.from({ length: 100 }, (_, at) => String(at)).flatMap((at) => {
      server.tell('XDC-USDT-book', book(Number(at)));
      server.tell('demo-event-u-1', { userId: 'u-1', Pair: 'XDC-USDT', Amount: at, Trade_status: 'partially' });
      server.tell('demo-event-u-1', { userId: 'u-1', Pair: 'XDC-USDT', Amount: at, Trade_status: 'completed' });
      server.tell('XDC-USDT-trades', { ...liveExamples['{pair}-trades'], amount: at });
      server.tell('updateFee', { name: at });
      return [`book ${at}`, `fill ${at}`, `fill ${at}`, `trade ${at}`, `fee ${at}`];
    });
    await expect.poll(() => heard.length, soon).toBe(told.length);
    expect(heard).toEqual(told);
    expect(problems).toEqual([]);
  });

  it('are heard from the next on by who comes meanwhile, and no more by who goes [TRD-289] [CAL-263]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    const late: unknown[] = [];
    const first = feed.on({ channel: '{pair}-book', pair: 'XDC-USDT' }, () => {
      first();
      gone.unsubscribe();
      feed.on({ channel: '{pair}-book', pair: 'XDC-USDT' }, ({ seq }) => late.push(seq));
    });
    const gone = books(feed);
    for (const seq of [1, 2, 3]) server.tell('XDC-USDT-book', book(seq));
    await expect.poll(() => late, soon).toEqual([2, 3]);
    expect(gone.heard).toEqual([]);
  });
});

describe('who unsubscribed', () => {
  it('hears no more of a channel, while others do [CAL-263]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    const gone = books(feed);
    const staying = books(feed);
    server.tell('XDC-USDT-book', book(1));
    await expect.poll(() => staying.heard, soon).toEqual([1]);
    gone.unsubscribe();
    gone.unsubscribe();
    server.tell('XDC-USDT-book', book(2));
    await expect.poll(() => staying.heard, soon).toEqual([1, 2]);
    expect(gone.heard).toEqual([1]);
  });

  it('can come back, and going twice takes nobody else along [CAL-263]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    const gone = books(feed);
    gone.unsubscribe();
    const back = books(feed);
    gone.unsubscribe();
    server.tell('XDC-USDT-book', book(1));
    await expect.poll(() => back.heard, soon).toEqual([1]);
    expect(gone.heard).toEqual([]);
  });

  it('of the pong of the contract leaves the feed its own [CAL-254] [CAL-263]', async () => {
    const server = await serve();
    const { feed, statuses } = await liveFeed(server);
    feed.on({ channel: 'pong' }, () => undefined)();
    feed.reconnect();
    await becomes(feed, 'live');
    expect(statuses).toEqual(['connecting', 'waiting', 'live', 'connecting', 'waiting', 'live']);
  });

  it('hears no more of status and problems, while others do [CAL-263]', async () => {
    const server = await serve();
    const { feed, problems } = feedOf(server);
    const heard: unknown[] = [];
    feed.onStatus((status) => heard.push(status))();
    feed.onProblem((problem) => heard.push(problem))();
    feed.start();
    await becomes(feed, 'live');
    books(feed);
    server.tell('XDC-USDT-book', 'malformed');
    await expect.poll(() => problems, soon).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});
