import { expect, it } from 'vitest';
import { buildingOrder } from './buildingOrder';

it('names the states that make the most interactions possible first, those of the first list before all [CAL-415]', () => {
  const documented = [[], ['trader', 'session'], ['trader', 'session'], ['trader', 'session', 'funds'], ['pair']];
  const extensions = [['word'], ['trader', 'session', 'word'], ['word'], ['word']];
  expect(buildingOrder(documented, [...documented, ...extensions])).toEqual([
    { added: undefined, reached: [1, 1] },
    { added: 'trader', reached: [1, 1] },
    { added: 'session', reached: [3, 3] },
    { added: 'funds', reached: [4, 4] },
    { added: 'pair', reached: [5, 5] },
    { added: 'word', reached: [5, 9] },
  ]);
});
