import { describe, expect, it } from 'vitest';
import { togglePanel, type RowExpansion } from './expandedRows';

const toggled = (open: [string, string][], row: string, panel: string, expansion: RowExpansion) => [
  ...togglePanel(new Map(open), row, panel, expansion),
];

describe('under a row', () => {
  it.each<[string, [string, string][], [string, string][]]>([
    ['a panel opens', [], [['XDC', 'deposit']]],
    ['the open panel closes', [['XDC', 'deposit']], []],
    ['a panel replaces another', [['XDC', 'withdraw']], [['XDC', 'deposit']]],
    [
      'a panel opens while another row keeps its own',
      [['ETH', 'deposit']],
      [
        ['ETH', 'deposit'],
        ['XDC', 'deposit'],
      ],
    ],
  ])('%s', (_, open, expected) => {
    expect(toggled(open, 'XDC', 'deposit', 'many')).toEqual(expected);
  });

  it('a panel closes the one under another row if only one row may be open', () => {
    expect(toggled([['ETH', 'deposit']], 'XDC', 'deposit', 'one')).toEqual([['XDC', 'deposit']]);
    expect(toggled([['XDC', 'deposit']], 'XDC', 'deposit', 'one')).toEqual([]);
  });
});
