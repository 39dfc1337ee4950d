import { expect, it } from 'vitest';
import { createFillReporter } from './fills';

const news = (filledQty: string, status: string, uniqueId?: string) => ({
  userId: 'u-1001',
  uniqueId,
  Type: 'buy' as const,
  pair: 'XDC-USDT',
  price: '0.05208',
  originalQty: '5000',
  filledQty,
  status,
});

it('a fill is reported with side, amount, pair and price, each step once and none out of order', () => {
  const tell = createFillReporter();
  expect(tell(news('0', 'active', 'o-1'))).toBeUndefined();
  expect(tell(news('1000', 'partially', 'o-1'))?.text).toBe('Buy XDC / USDT at 0.05208: 1,000 of 5,000 XDC filled.');
  expect(tell(news('1000', 'partially', 'o-1'))).toBeUndefined();
  expect(tell(news('5000', 'completed', 'o-1'))?.text).toBe('Buy XDC / USDT at 0.05208: 5,000 of 5,000 XDC filled.');
  expect(tell(news('1000', 'partially', 'o-1'))).toBeUndefined();
});

it("a cancelled order doesn't count as filled by it", () => {
  expect(createFillReporter()(news('1000', 'partially cancelled', 'o-1'))).toBeUndefined();
});

it('a fill is reported without an order id, but not with missing figures', () => {
  const tell = createFillReporter();
  expect(tell(news('1000', 'partially'))?.text).toContain('1,000 of 5,000');
  expect(tell({ userId: 'u-1001', Type: 'buy', pair: 'XDC-USDT', status: 'completed' })).toBeUndefined();
});
