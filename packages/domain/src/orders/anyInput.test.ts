import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairs, sides } from '../markets/pairs';
import { parseTyped } from '../money/decimalText';
import { disabledReason } from './disabledReason';
import { checkLimitOrder, readLimitOrder } from './limitOrder';
import { fillByPercent, percentShares } from './percentFill';
import { previewOrder } from './preview';

const oddities = [
  '',
  ' ',
  '.',
  '-',
  '-1',
  '\u22121',
  '+1',
  '1e5',
  '1e-400',
  '1E9999',
  'NaN',
  'Infinity',
  '0x1f',
  '1,5',
  '1.2.3',
  '\u0661\u0662\u0663',
  '\uff11\uff12',
  '\u{1f680}',
  '\u0000',
  '\u202e12',
  '\ud800',
  'constructor',
  '9'.repeat(60),
  '9'.repeat(10_000),
  `0.${'0'.repeat(10_000)}1`,
];

const typed = fc.oneof(
  fc.constantFrom(...oddities),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.stringMatching(/^[+-]?\d{0,40}\.?\d{0,40}$/),
);

const forms = fc.record({
  pair: fc.constantFrom(...pairs),
  form: fc.record({ side: fc.constantFrom(...sides), price: typed, amount: typed }),
  share: fc.constantFrom(...percentShares),
  balances: fc.constantFrom({}, { base: '0', quote: '0' }, { base: '123456.789', quote: '98765.4321' }),
  lastPrice: fc.constantFrom(undefined, '0', '0.05', '91800.12'),
});

const isFigure = (text: string): boolean => parseTyped(text) === text;

it('whatever is typed or pasted gives a message beside its field, or a figure that may be sent', () => {
  fc.assert(
    fc.property(forms, ({ pair, form, share, balances, lastPrice }) => {
      const open = { pair, balances, lastPrice, isTradable: true, isLoggedIn: true, isVerifying: false };
      const messages = checkLimitOrder(form, open);
      const order = readLimitOrder(form);
      const isUnderstood = order !== undefined && isFigure(order.price) && isFigure(order.amount);
      expect(isUnderstood || Object.values(messages).length > 0).toBe(true);
      expect(order === undefined || Object.values(previewOrder(order, pair, '0.5')).every((text) => text !== '')).toBe(
        true,
      );
      expect(disabledReason(form, open) === undefined && !isUnderstood).toBe(false);
      const { amount, reason } = fillByPercent(share, form, open);
      expect(reason !== undefined || isFigure(amount)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
