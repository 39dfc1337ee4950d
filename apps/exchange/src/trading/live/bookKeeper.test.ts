import { multiply, pairOf, type Level } from '@exchange/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBookKeeper, type BookKeeper, type BookSnapshot } from './bookKeeper';

const pair = pairOf('XDC-USDT');

const levelsOf = (keeper: BookKeeper) => ({
  asks: keeper.best('asks', 500).map(({ price, amount }) => `${price} ${amount}`),
  bids: keeper.best('bids', 500).map(({ price, amount }) => `${price} ${amount}`),
});

const snapshot: BookSnapshot = {
  seq: 10,
  asks: [
    { price: '0.0522', amount: '100' },
    { price: '0.05225', amount: '200' },
  ],
  bids: [{ price: '0.0521', amount: '50' }],
};

type Change = Parameters<BookKeeper['change']>[0];

const change = (seq: number | undefined, part: Partial<Pick<Change, 'asks' | 'bids'>>): Change => ({
  pair: 'XDC-USDT',
  asks: [],
  bids: [],
  ...(seq !== undefined && { seq }),
  ...part,
});

const ready = (): BookKeeper => {
  const keeper = createBookKeeper(pair);
  keeper.take(snapshot);
  return keeper;
};

describe('a numbered book', () => {
  it('applies changes in order: a level is replaced, added or removed', () => {
    const keeper = ready();
    expect(keeper.change(change(11, { asks: [['0.0522', '0']], bids: [['0.05211', '7']] }))).toBe('changed');
    expect(keeper.change(change(12, { bids: [['0.0521', '51']] }))).toBe('changed');
    expect(levelsOf(keeper)).toEqual({ asks: ['0.05225 200'], bids: ['0.05211 7', '0.0521 51'] });
  });

  it('keeps changes from before the snapshot, and drops those it includes [TRD-283]', () => {
    const keeper = createBookKeeper(pair);
    expect(keeper.change(change(10, { asks: [['0.0522', '999']] }))).toBe('ignored');
    expect(keeper.change(change(11, { asks: [['0.0522', '101']] }))).toBe('ignored');
    expect(keeper.take(snapshot)).toBe('changed');
    expect(levelsOf(keeper).asks).toEqual(['0.0522 101', '0.05225 200']);
  });

  it('is not changed by repetitions [TRD-364]', () => {
    const keeper = ready();
    keeper.change(change(11, { bids: [['0.0521', '60']] }));
    keeper.change(change(12, { bids: [['0.0521', '70']] }));
    expect(keeper.change(change(11, { bids: [['0.0521', '60']] }))).toBe('ignored');
    expect(levelsOf(keeper).bids).toEqual(['0.0521 70']);
  });

  it('reports a missing change, even among those waiting [TRD-283]', () => {
    expect(ready().change(change(12, {}))).toBe('gap');
    const waiting = createBookKeeper(pair);
    waiting.change(change(13, {}));
    expect(waiting.take(snapshot)).toBe('gap');
  });

  it('recognises a price by its value, however it is written, and ignores invalid figures', () => {
    const keeper = ready();
    const asks = [
      ['0.05220', '7.0'],
      [0.05225, 8],
      ['0.0523', 'much'],
      ['dear', '1'],
      ['0.0524', '0.00'],
    ] as Change['asks'];
    keeper.change(change(11, { asks }));
    expect(levelsOf(keeper).asks).toEqual(['0.0522 7', '0.05225 8']);
  });

  it("distinguishes prices finer than the pair's step", () => {
    const keeper = ready();
    keeper.change(change(11, { bids: [['0.052100001', '1']] }));
    keeper.change(change(12, { bids: [['0.052100002', '2']] }));
    keeper.change(change(13, { bids: [['0.052100001', '0']] }));
    expect(levelsOf(keeper).bids.toSorted()).toEqual(['0.0521 50', '0.052100002 2']);
  });

  it('leaves earlier snapshots unchanged', () => {
    const keeper = ready();
    const before = keeper.best('asks', 2);
    keeper.change(change(11, { asks: [['0.0522', '1']] }));
    expect(before[0]?.amount).toBe('100');
    expect(keeper.best('asks', 2)[1]).toBe(before[1]);
  });

  it('is changed by nothing else', () => {
    const keeper = ready();
    expect(keeper.reduce('asks', { price: '0.0522', amount: '40' })).toBe('ignored');
    expect(levelsOf(keeper).asks[0]).toBe('0.0522 100');
  });
});

describe('a book without numbers', () => {
  it('is reduced by trades and cancelled orders; empty levels are removed [DOM-086]', () => {
    const keeper = createBookKeeper(pair);
    keeper.take({ ...snapshot, seq: undefined });
    keeper.reduce('asks', { price: '0.0522', amount: '40' });
    keeper.reduce('bids', { price: '0.0521', amount: '51' });
    expect(keeper.reduce('bids', { price: '0.0520', amount: '1' })).toBe('ignored');
    expect(levelsOf(keeper)).toEqual({ asks: ['0.0522 60', '0.05225 200'], bids: [] });
  });
});

describe('with any changes', () => {
  const price = fc.integer({ min: 1, max: 30 }).map((steps) => multiply(String(steps), '0.00000001'));
  const amount = fc.integer({ min: 0, max: 3 }).map(String);

  /** How an event arrives: once, twice, one late, or not at all. */
  const fate = fc.constantFrom('once', 'twice', 'late', 'lost');
  const levelChange = fc.record({ side: fc.constantFrom('asks' as const, 'bids' as const), price, amount, fate });

  it("however they arrive, the book ends up as the server's [TRD-286]", () => {
    fc.assert(
      fc.property(fc.array(levelChange, { maxLength: 60 }), fc.nat({ max: 60 }), (changes, answeredAt) => {
        const server = createBookKeeper(pair);
        server.take({ seq: 0, asks: [], bids: [] });
        const keeper = createBookKeeper(pair);
        let seq = 0;
        const fetchBook = (): BookSnapshot => ({ seq, asks: server.best('asks', 500), bids: server.best('bids', 500) });
        let isFetching = true;
        const arrive = (event: Change): void => {
          if (keeper.change(event) !== 'gap') return;
          keeper.expectSnapshot();
          isFetching = true;
        };
        let late: Change | undefined;
        for (const [at, { side, price: level, amount: open, fate: how }] of changes.entries()) {
          seq += 1;
          const event = change(seq, { [side]: [[level, open]] });
          server.change(event);
          if (how === 'once' || how === 'twice') arrive(event);
          if (how === 'twice') arrive(event);
          if (late) arrive(late);
          late = how === 'late' ? event : undefined;
          if (isFetching && at >= answeredAt) isFetching = keeper.take(fetchBook()) === 'gap';
        }
        seq += 1;
        const last = change(seq, { asks: [['1', '7']] });
        server.change(last);
        arrive(last);
        expect(isFetching ? keeper.take(fetchBook()) : 'changed').toBe('changed');
        expect(levelsOf(keeper)).toEqual(levelsOf(server));
      }),
    );
  });

  it('the book equals a plain map of levels, sorted at the end [TRD-286]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, amount), { maxLength: 80 }), (changes) => {
        const keeper = createBookKeeper(pair);
        keeper.take({ seq: 0, asks: [], bids: [] });
        const naive = new Map<string, string>();
        for (const [index, [at, open]] of changes.entries()) {
          keeper.change(change(index + 1, { asks: [[at, open]], bids: [[at, open]] }));
          if (open === '0') naive.delete(at);
          else naive.set(at, open);
        }
        const sorted: Level[] = [...naive].map(([at, open]) => ({ price: at, amount: open }));
        sorted.sort((one, other) => Number(one.price) - Number(other.price));
        expect(keeper.best('asks', 500)).toEqual(sorted);
        expect(keeper.best('bids', 5)).toEqual(sorted.toReversed().slice(0, 5));
      }),
    );
  });
});
