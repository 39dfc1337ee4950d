import { describe, expect, it } from 'vitest';
import { findCommands, offerCommands, type Findable, type Section } from './findCommands';

const item = (group: string, label: string, keywords?: string[]): Findable => ({ id: label, label, group, keywords });

const items = [
  item('Pairs', 'XDC / ETH'),
  item('Pairs', 'XDC / BTC'),
  item('Pairs', 'BTC / USDT', ['Bitcoin', 'Tether']),
  item('Screens', 'Staking'),
  item('Screens', 'Swap'),
  item('Screens', 'Wallet', ['deposit', 'withdraw', 'balance']),
  item('Screens', 'Order History'),
  item('Screens', 'History', ['deposits']),
  item('Screens', 'Add Asset'),
];

const names = (sections: readonly Section<Findable>[]) =>
  sections.map(({ label, found }) => [label, found.map((one) => one.item.label)]);

describe('a search', () => {
  it.each([
    ['a whole label before the beginning of a word', 'history', [['Screens', ['History', 'Order History']]]],
    ['the beginning of a label before the beginning of a word', 'btc', [['Pairs', ['BTC / USDT', 'XDC / BTC']]]],
    ['a keyword', 'bitc', [['Pairs', ['BTC / USDT']]]],
    ['a keyword before scattered letters', 'dep', [['Screens', ['Wallet', 'History']]]],
    [
      'scattered letters, the closest first',
      'st',
      [
        ['Screens', ['Staking', 'Order History', 'History', 'Add Asset']],
        ['Pairs', ['BTC / USDT']],
      ],
    ],
    ['the group of the best match first', 'e', [['Pairs', ['XDC / ETH']]]],
    ['nothing without a match', 'zz', []],
  ])('finds %s: %j', (_, query, expected) => {
    expect(names(findCommands(query, items))).toEqual(expected);
  });

  it('keeps the order of equal matches', () => {
    expect(names(findCommands('xdc', items))).toEqual([['Pairs', ['XDC / ETH', 'XDC / BTC']]]);
    expect(names(findCommands('s', items))).toEqual([['Screens', ['Staking', 'Swap']]]);
  });
});

describe('before anything is typed', () => {
  it('lists everything by group', () => {
    expect(names(offerCommands(items, [])).map(([label]) => label)).toEqual(['Pairs', 'Screens']);
  });

  it('lists the last choices first, without duplicates', () => {
    const [recent, pairs] = names(offerCommands(items, ['Wallet', 'XDC / BTC', 'gone']));
    expect(recent).toEqual(['Recent', ['Wallet', 'XDC / BTC']]);
    expect(pairs).toEqual(['Pairs', ['XDC / ETH', 'BTC / USDT']]);
  });
});
