import { expect, it } from 'vitest';
import { keyPairOf, newInvitation } from './keys';

it('the code of an invitation never begins like an option [OPR-112]', () => {
  const [dashed, plain] = [Buffer.alloc(32, 0xf8), Buffer.alloc(32, 7)];
  const seeds = [dashed, dashed, plain];
  expect(dashed.toString('base64url')).toMatch(/^-/);
  expect(newInvitation(() => keyPairOf(seeds.shift() ?? plain)).code).toBe(plain.toString('base64url'));
});
