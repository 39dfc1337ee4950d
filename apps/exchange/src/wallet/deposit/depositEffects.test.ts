import { expect, it } from 'vitest';
import { readDepositAddress } from './depositEffects';

const address = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';

it.each([
  ['a tag as text', { name: 'XRP', address, destinationTag: '100001' }, 'XRP', '100001', false],
  ['a tag as a number', { name: 'xrp', address, destinationTag: 100001 }, 'XRP', '100001', false],
  ['no tag', { name: 'BTC', address, destinationTag: null }, 'BTC', undefined, false],
  ['no name', { address }, undefined, undefined, false],
  ['a simulated chain', { name: 'BTC', address, isSimulated: true }, 'BTC', undefined, true],
] as const)('reads an address with %s [WAL-231]', (_, message, asset, destinationTag, isSimulated) => {
  expect(readDepositAddress({ message })).toEqual({ data: { asset, address, destinationTag, isSimulated } });
});

it.each([[{ error: 'No address.' }], ['No address.']])("doesn't accept %j as an address [WAL-232]", (message) => {
  expect(readDepositAddress({ message })).toEqual({ error: { code: 'unexpected' } });
});
