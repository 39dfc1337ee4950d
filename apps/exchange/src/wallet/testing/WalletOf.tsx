import { useState } from 'react';
import { fn } from 'storybook/test';
import type { DecimalText } from '@exchange/domain';
import type { WalletCoin } from '../walletCoin';
import { walletTotal } from '../walletTotal';
import { WalletView, type WalletViewProps } from '../WalletView';
import { coinsWith, dayPrices, usual } from './walletCoins';

/** The wallet's props for these coins. */
export const listing = (
  coins: readonly WalletCoin[],
  prices: ReadonlyMap<string, DecimalText> = dayPrices,
): Pick<WalletViewProps, 'state' | 'total'> => ({
  state: { kind: 'ready', rows: coins },
  total: walletTotal(coins, prices.get('XDC')),
});

const noon = Date.UTC(2026, 10, 20, 12);

// Typed here, because a union's literals would widen to `string` below.
export const filled: WalletViewProps = {
  ...listing(coinsWith(usual)),
  limit: { used: '40000', maximum: '2500000', isReached: false },
  arePricesLoading: false,
  stale: undefined,
  search: '',
  onSearchChange: fn(),
  hidesSmall: false,
  onHidesSmallChange: fn(),
  asked: undefined,
  expanded: new Map(),
  onExpandedChange: fn(),
  renderPanel: ({ symbol }, panel) => <p>{`The ${panel} panel of ${symbol}.`}</p>,
  onDayEnd: fn(),
  now: () => noon,
  offsetAt: () => 120,
};

/** Keeps what is chosen, as the screen does. */
export const WalletOf = (given: WalletViewProps) => {
  const [search, onSearchChange] = useState(given.search);
  const [hidesSmall, onHidesSmallChange] = useState(given.hidesSmall);
  const [expanded, onExpandedChange] = useState(given.expanded);
  return (
    <WalletView
      {...given}
      {...{ search, onSearchChange, hidesSmall, onHidesSmallChange, expanded, onExpandedChange }}
    />
  );
};
