import { describe, expect, it } from 'vitest';
import { depthCurve, distanceFrom, pointsOf } from './depthCurve';
import { area, pointAt, priceAt, scaleOf, sheet, stair, xOf } from './depthShape';

const book = {
  asks: [
    { price: '101', amount: '0.1' },
    { price: '102', amount: '0.2' },
    { price: '104', amount: '1' },
  ],
  bids: [
    { price: '99', amount: '0.3' },
    { price: '98', amount: '0.3' },
  ],
};

describe('the sums', () => {
  it('are exact where floats are not', () => {
    expect(depthCurve(book).asks.map(({ sum }) => sum)).toEqual(['0.1', '0.3', '1.3']);
    expect(depthCurve(book).bids.map(({ sum }) => sum)).toEqual(['0.3', '0.6']);
  });

  it('have a mid price between both best prices, or at the only one', () => {
    expect(depthCurve(book).mid).toBe('100');
    expect(depthCurve({ ...book, bids: [] }).mid).toBe('101');
    expect(depthCurve({ ...book, asks: [] }).mid).toBe('99');
    expect(depthCurve({ asks: [], bids: [] }).mid).toBeUndefined();
  });

  it.each([
    ['100', '101.5', '1.5'],
    ['100', '99', '-1'],
    ['3', '4', '33.3333'],
    ['3', '2', '-33.3333'],
    ['0', '2', '0'],
  ])('from %s to %s are %s percent apart', (mid, price, percent) => {
    expect(distanceFrom(mid, price)).toBe(percent);
  });
});

describe('the drawing', () => {
  const curve = depthCurve(book);
  const scale = scaleOf(curve);
  const points = pointsOf(curve);

  it('has the mid price in the middle', () => {
    expect(scale && xOf(100, scale)).toBe(sheet.width / 2);
    expect(scale && priceAt(0.5, scale)).toBe(100);
  });

  it('is not squeezed by an order far away', () => {
    const asks = Array.from({ length: 30 }, (_, at) => ({ price: String(101 + at / 10), amount: '1' }));
    const far = depthCurve({ ...book, asks: [...asks, { price: '1000', amount: '1' }] });
    expect(scaleOf(far)?.highest).toBeLessThan(110);
  });

  it('can be drawn with a single price, and is undefined without any', () => {
    const single = scaleOf(depthCurve({ asks: [{ price: '5', amount: '1' }], bids: [] }));
    expect(single && single.highest > single.lowest).toBe(true);
    expect(scaleOf(depthCurve({ asks: [], bids: [] }))).toBeUndefined();
    expect(scale && stair([], scale)).toBe('');
    expect(scale && area([], scale)).toBe('');
  });

  it('runs outwards from the best price to the edge', () => {
    expect(scale && stair(curve.asks, scale)).toMatch(/^M\d+\.\d,400H.*H1000$/);
    expect(scale && area(curve.bids, scale)).toMatch(/H0V400Z$/);
  });

  it.each([
    [101, '101'],
    [103.9, '102'],
    [500, '104'],
    [98.5, '99'],
    [98, '98'],
    [1, '98'],
    [99.2, '99'],
    [100.9, '101'],
  ])('at %d points to the level of %s', (price, level) => {
    expect(points[pointAt(points, price)]?.price).toBe(level);
  });
});
