import { expect, it } from 'vitest';
import { explorerLink } from './transactionContext';

const explorers = {
  XDC: 'https://explorer.example/tx/{transaction}',
  XRP: 'https://xrp.example/?a={transaction}&b={transaction}',
};

it.each([
  ['XDC', '0x19e4', 'https://explorer.example/tx/0x19e4'],
  ['XRP', 'B5D0', 'https://xrp.example/?a=B5D0&b=B5D0'],
  ['XDC', '../?x=1&$&', 'https://explorer.example/tx/..%2F%3Fx%3D1%26%24%26'],
  ['BTC', 'ab', undefined],
  ['constructor', 'ab', undefined],
])('a transaction of %s, %j, links to %s', (symbol, transaction, link) => {
  expect(explorerLink(explorers, symbol, transaction)).toBe(link);
});
