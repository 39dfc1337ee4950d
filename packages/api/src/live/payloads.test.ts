import { describe, expect, it } from 'vitest';
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

  it('is told of before the payload is handed on [CAL-259]', async () => {
    const server = await serve();
    const { feed } = await liveFeed(server);
    const order: unknown[] = [];
    feed.onProblem(({ kind }) => order.push(kind));
    feed.on({ channel: '{pair}-book', pair: 'XDC-USDT' }, ({ seq }) => order.push(seq));
    server.tell('XDC-USDT-book', book(5));
    server.tell('XDC-USDT-book', book(7));
    await expect.poll(() => order, soon).toEqual([5, 'gap', 7]);
  });

  it('begins anew with each connection and each joining [CAL-260]', async () => {
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
    expect(problems).toEqual([]);
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
