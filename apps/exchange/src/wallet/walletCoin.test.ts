import { describe, expect, it } from 'vitest';
import { coinsWith } from './testing/walletCoins';
import { findCoins, inUsualOrder, isNothingOpen } from './walletCoin';

const coins = coinsWith({ XDC: { available: '5' }, XRP: { inOrders: '1' }, ETH: { available: '0', owed: '3' } });

const symbols = (found: readonly { symbol: string }[]) => found.map(({ symbol }) => symbol);

describe('a search', () => {
  it.each([
    ['xdc', ['XDC', 'XDCE']],
    [' Bitcoin ', ['BTC', 'BCHABC', 'BCHSV']],
    ['', symbols(coins)],
    ['DOGE', []],
  ])('for %j finds coins by symbol and by name', (typed, found) => {
    expect(symbols(findCoins(coins, typed))).toEqual(found);
  });

  it('finds a coin without a name only by its symbol', () => {
    const unnamed = coins.map((coin) => ({ ...coin, name: undefined }));
    expect(symbols(findCoins(unnamed, 'BTC'))).toEqual(['BTC']);
  });
});

describe('an exchange without custody', () => {
  const both = { depositStatus: 'Inactive', withdrawalStatus: 'Inactive' };
  it.each([
    ['every coin is closed for both', { XDC: both, BTC: both }, true],
    ['one can be withdrawn, as while winding down', { XDC: both, BTC: { ...both, withdrawalStatus: 'Active' } }, false],
    ['nothing is known', {}, false],
  ])('is told by its coins: %s', (_, statuses, isShut) => {
    expect(isNothingOpen(statuses)).toBe(isShut);
  });
});

describe('coins are listed', () => {
  it('with owned and owed ones first, whatever their value', () => {
    expect(symbols(inUsualOrder(coins)).slice(0, 4)).toEqual(['ETH', 'XRP', 'XDC', 'BTC']);
  });

  it('after the one that a link asked for', () => {
    expect(symbols(inUsualOrder(coins, 'BTC')).slice(0, 3)).toEqual(['BTC', 'ETH', 'XRP']);
  });
});
