import { pairs, sides } from '@exchange/domain';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderForm } from './OrderForm';

const text = fc.oneof(
  fc.constantFrom('1e5', '\u22121', 'NaN', '\u0661\u0662', '\uff11', '\u{1f680}', '\u0000', '9'.repeat(10_000), '0.'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^\d{0,40}\.?\d{0,40}$/),
);

it('renders a form with any input [TRD-368]', () => {
  const given = fc.record({
    pair: fc.constantFrom(...pairs),
    side: fc.constantFrom(...sides),
    price: text,
    amount: text,
    isLoggedIn: fc.boolean(),
    isTradable: fc.boolean(),
  });
  fc.assert(
    fc.property(given, ({ pair, side, price, amount, ...terms }) => {
      const balances = { base: '123.456', quote: '7' };
      const html = renderToStaticMarkup(
        <OrderForm
          form={{ side, price, amount }}
          circumstances={{ pair, lastPrice: '0.05', balances, isVerifying: false, ...terms }}
          feePercent="0.5"
          onChange={() => undefined}
          onSubmit={() => undefined}
        />,
      );
      expect(html).toContain('Amount as a percentage');
      expect(html).not.toMatch(/NaN<|undefined<|\[object/);
    }),
  );
});
