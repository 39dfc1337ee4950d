import { expect, it } from 'vitest';
import { pastedAddress } from './pastedAddress';

const address = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  ` ${address}\n`,
  `\u200B${address}`,
  `\u202A${address}\u202C`,
  `\uFEFF ${address.replace('Aeb', 'A\u200Deb')} `,
])('takes %j for the address that can be seen', (pasted) => expect(pastedAddress(pasted)).toBe(address));

it('leaves alone whatever can be seen, letters that look alike as well', () => {
  for (const text of ['', 'xdc5a Aeb', 'х dc', '0x٠', 'rn7n…']) expect(pastedAddress(text)).toBe(text);
});
