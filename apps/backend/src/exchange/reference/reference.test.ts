import { pairOf, pairs, spotPairNames, type PairName } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly';
import { createReferenceMarket, pricesFrom, usualUsd, type ReferenceMarket } from './testing/referenceMarket';
import { routesOf } from './routes';

const fair = pricesFrom(usualUsd);
const names = Object.keys(fair) as (keyof typeof fair)[];

/** Everybody but the attacker trades at these prices, each minute. */
const tradeFairly = (
  market: ReferenceMarket,
  prices: typeof fair,
  except: readonly PairName[] = [],
  usd?: number,
): void => {
  for (const name of names) if (!except.includes(name)) market.trade(name, prices[name], usd);
};

const far = 1_500;

describe('the reference price', () => {
  it('has other pairs that imply it, for each pair whose price moves [LED-220]', () => {
    const implied = pairs
      .filter(({ fixedPrice }) => fixedPrice === undefined)
      .map((pair) => [pair.name, routesOf(pair)] as const);
    expect(implied.filter(([, routes]) => routes.length === 0)).toEqual([]);
    expect(routesOf(pairOf('XDC-USDT')).map((route) => route.map(({ pair }) => pair))).toEqual([
      ['XDC-ETH', 'ETH-USDT'],
      ['XDC-BTC', 'BTC-USDT'],
      ['XDC-XRP', 'XRP-USDT'],
    ]);
    expect(implied).toHaveLength(spotPairNames.length - 1 + 2);
  });

  it('moves once a minute towards the median of fifteen closes, by one percent at most [LED-221]', () => {
    const market = createReferenceMarket({ 'XDC-USDT': 0.05 });
    for (let minute = 0; minute < 7; minute += 1) {
      market.trade('XDC-USDT', 0.054);
      market.pass();
    }
    expect(market.referenceOf('XDC-USDT')).toBe(0.05);
    const seen: number[] = [];
    for (let minute = 0; minute < 10; minute += 1) {
      market.trade('XDC-USDT', 0.054);
      market.pass();
      seen.push(market.referenceOf('XDC-USDT'));
    }
    expect(seen.slice(0, 2)).toEqual([0.0505, 0.051005]);
    expect(seen.at(-1)).toBe(0.054);
  });

  it('stays where trades in fewer than eight of fifteen minutes would move it [LED-222]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 7 }), fc.boolean(), (minutes, isUp) => {
        const market = createReferenceMarket({ 'XDC-XRP': fair['XDC-XRP'] });
        for (let minute = 0; minute < 15; minute += 1) {
          if (minutes.includes(minute)) market.trade('XDC-XRP', fair['XDC-XRP'] * (isUp ? 1.09 : 0.91));
          market.pass();
          expect(market.referenceOf('XDC-XRP')).toBeCloseTo(fair['XDC-XRP'], 8);
        }
      }),
      { numRuns: isNightly ? 1_000 : 50 },
    );
  });

  it('obeys both caps, whatever is traded at whatever moment [LED-223]', () => {
    const one = fc.record({
      minutes: fc.integer({ min: 1, max: 90 }),
      trades: fc.array(fc.tuple(fc.constantFrom(...names), fc.double({ min: 0.9, max: 1.1, noNaN: true })), {
        maxLength: 12,
      }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 20, maxLength: 120 }), (steps) => {
        const market = createReferenceMarket(fair);
        let before = names.map(market.referenceOf);
        for (const { minutes, trades } of steps) {
          for (const [name, factor] of trades) market.trade(name, market.referenceOf(name) * factor);
          market.pass(minutes);
          const after = names.map(market.referenceOf);
          for (const [index, name] of names.entries()) {
            // What is shown is rounded to a tick.
            const tick = 10 ** -pairOf(name).priceDecimals;
            const [from = 0, to = 0] = [before[index], after[index]];
            expect(Math.abs(to - from)).toBeLessThanOrEqual(from * 0.01 + 1.5 * tick);
          }
          before = after;
        }
      }),
      { numRuns: isNightly ? 1_000 : 15 },
    );
  });

  it('obeys the cap of a minute, too, where others carry little money and agree about the direction [LED-223]', () => {
    const market = createReferenceMarket(fair);
    for (let minute = 0; minute < 30; minute += 1) {
      const before = market.referenceOf('XDC-USDT');
      market.trade('XDC-USDT', before * 1.0999, 5_000);
      for (const name of ['XDC-ETH', 'XDC-BTC', 'XDC-XRP'] as const)
        market.trade(name, market.referenceOf(name) * 1.09, 2);
      for (const name of ['ETH-USDT', 'BTC-USDT', 'XRP-USDT'] as const) market.trade(name, fair[name], 2);
      market.pass();
      expect(market.referenceOf('XDC-USDT') / before).toBeLessThan(1.01 + 1e-6);
    }
  });

  it('stops at thirty percent in 24 hours even if every pair is walked, and says so once [LED-223] [LED-229]', () => {
    const market = createReferenceMarket(fair);
    const xdc = names.filter((name) => name.startsWith('XDC'));
    const history: number[] = [];
    const alerts: string[] = [];
    for (let minute = 0; minute < far; minute += 1) {
      // At the cap the price trembles.
      const push = minute % 20 < 12 ? 1.0999 : 0.999;
      for (const name of names) market.trade(name, market.referenceOf(name) * (xdc.includes(name) ? push : 1));
      for (const { pair, alert } of market.pass()) if (pair === 'XDC-USDT') alerts.push(String(alert));
      history.push(market.referenceOf('XDC-USDT'));
      const day = history.slice(-1_441);
      expect(Math.max(...day.slice(-1)) / Math.min(...day)).toBeLessThanOrEqual(1.3 + 1e-6);
    }
    expect(Math.max(...history.slice(0, 1_300))).toBeCloseTo(0.065, 8);
    expect(new Set(alerts)).toEqual(new Set(['alone', 'capped']));
    expect(alerts.length).toBeLessThan(5);
  });

  it('of one pair cannot be moved with that pair alone, nor does that shut others out [LED-224]', () => {
    for (const name of names) {
      const market = createReferenceMarket(fair);
      for (let minute = 0; minute < 90; minute += 1) {
        tradeFairly(market, fair, [name]);
        for (let trade = 0; trade < 3; trade += 1) market.trade(name, market.referenceOf(name) * 1.0999);
        market.pass();
        for (const every of names) expect(market.isAccepted(every, fair[every])).toBe(true);
      }
      expect(market.referenceOf(name) / fair[name]).toBeLessThan(1.051);
    }
  });

  it('is hardly moved by single trades in quiet pairs that imply it, which shut nobody out [LED-232]', () => {
    const market = createReferenceMarket(fair);
    for (let minute = 0; minute < 180; minute += 1) {
      tradeFairly(market, fair, ['XDC-USDT', 'XRP-USDT']);
      if (minute % 50 === 0) {
        market.trade('XDC-USDT', market.referenceOf('XDC-USDT') * 0.901);
        market.trade('XRP-USDT', market.referenceOf('XRP-USDT') * 1.099);
      }
      market.pass();
      for (const name of names) expect(market.isAccepted(name, fair[name])).toBe(true);
    }
  });

  it('alone moves within its caps, and operators are alerted early [LED-229]', () => {
    const market = createReferenceMarket(fair);
    const alerts: string[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      market.trade('XDC-XRP', market.referenceOf('XDC-XRP') * 1.0999);
      for (const { alert } of market.pass()) alerts.push(String(alert));
    }
    expect(alerts).toEqual(['alone', 'capped']);
  });

  it('follows whoever trades far more than all that imply it so slowly that operators are alerted long before others are shut out [LED-229]', () => {
    const market = createReferenceMarket(fair);
    const alerts: number[] = [];
    const shutOut: number[] = [];
    for (let minute = 0; minute < 180; minute += 1) {
      if (names.some((name) => !market.isAccepted(name, fair[name]))) shutOut.push(minute);
      tradeFairly(market, fair, ['XDC-USDT'], 10);
      market.trade('XDC-USDT', market.referenceOf('XDC-USDT') * 1.0999, 150);
      if (market.pass().some(({ pair }) => pair === 'XDC-USDT')) alerts.push(minute);
    }
    const [alerted = 180, shut = 180] = [alerts[0], shutOut[0]];
    expect(alerted).toBeLessThan(70);
    expect(shut).toBeGreaterThan(100);
  });

  it('is not moved by small trades in pairs that nobody else trades, however many: fair orders pass [LED-235]', () => {
    const attack = fc.record({
      order: fc.shuffledSubarray(names, { minLength: names.length }),
      honest: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      attacked: fc.integer({ min: 2, max: 7 }),
      phase: fc.integer({ min: 10, max: 70 }),
      factors: fc.array(fc.constantFrom(0.9001, 0.905, 0.95, 0.98, 1.02, 1.05, 1.09, 1.0999), {
        minLength: 7,
        maxLength: 70,
      }),
    });
    fc.assert(
      fc.property(attack, ({ order, honest, attacked, phase, factors }) => {
        const market = createReferenceMarket(fair);
        const pushed = order.slice(honest.length).slice(0, attacked);
        for (let minute = 0; minute < 300; minute += 1) {
          for (const [index, every] of honest.entries()) {
            const name = order[index];
            if (name === undefined) continue;
            expect(market.isAccepted(name, fair[name])).toBe(true);
            if (minute % every === 0) market.trade(name, fair[name], 100 * every);
          }
          for (const [index, name] of pushed.entries()) {
            const factor = factors[(Math.floor(minute / phase) * pushed.length + index) % factors.length] ?? 1;
            // At the edge of the band, or where rounding to a tick forbids that, a little inside.
            for (const inside of [1, 0.95])
              if (market.trade(name, market.referenceOf(name) * (1 + (factor - 1) * inside), 2)) break;
          }
          market.pass();
        }
      }),
      { numRuns: isNightly ? 1_000 : 15 },
    );
  });

  it.each([1, 3, 20])(
    'is not moved by the two pairs that alone imply it, with five times its money in each, while it is traded each %d minutes [LED-234]',
    (every) => {
      const market = createReferenceMarket(fair);
      for (let minute = 0; minute < 400; minute += 1) {
        expect(market.isAccepted('XDC-USDT', fair['XDC-USDT'])).toBe(true);
        if (minute % every === 0) market.trade('XDC-USDT', fair['XDC-USDT'], 100 * every);
        for (const name of ['XDC-BTC', 'BTC-USDT'] as const) market.trade(name, market.referenceOf(name) * 0.905, 500);
        market.pass();
      }
      expect(market.referenceOf('XDC-USDT') / fair['XDC-USDT']).toBeGreaterThan(0.95);
    },
  );
});
