import { expect, it } from 'vitest';
import { alreadyAt } from './amountNotes';

const bounds = { min: '2', max: '100000' };

it.each([
  ['100000', { seen: 'Maximum', announced: 'The maximum is 100,000 XDC.' }],
  ['2', { seen: 'Minimum', announced: 'The minimum is 2 XDC.' }],
  ['3', undefined],
])('stepping beyond %s gives the note %j', (figure, note) => {
  expect(alreadyAt(figure, bounds, 'XDC')).toEqual(note);
});
