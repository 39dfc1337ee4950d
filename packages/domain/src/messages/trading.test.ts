import { expect, it } from 'vitest';
import { minimumText } from './trading';

it('an amount that is too small says how much it must be', () => {
  expect(minimumText('2', 'XDC')).toBe('Minimum 2 XDC');
});
