import { quickSwapPair, shellTexts } from '@exchange/domain';
import type { IconName } from '@exchange/ui';
import { pathOfPair, withQuickSwap } from '#shared/page/place.ts';
import { paths } from '#shared/page/paths.ts';

export interface Place {
  to: string;
  label: string;
  /** Travels with the link. */
  state?: object;
}

const { links, profileMenu } = shellTexts;

/** For everyone, on every page. */
export const offers: readonly Place[] = [
  { to: paths.staking, label: links.staking },
  { to: paths.ratioSwap, label: links.ratioSwap },
  { to: pathOfPair(quickSwapPair), label: links.swap, state: withQuickSwap },
];

/** The ways to trading, for everyone. */
export const marketPlaces: readonly Place[] = [
  { to: paths.home, label: 'Markets' },
  { to: paths.trade, label: 'Spot Trading' },
];

export interface OwnPlace extends Place {
  icon: IconName;
}

/** A trader's own pages, then those they ask for, in the documented order. */
export const ownPlaces: readonly (readonly OwnPlace[])[] = [
  [
    { to: paths.wallet, label: profileMenu.wallet, icon: 'wallet' },
    { to: paths.history, label: profileMenu.history, icon: 'clock' },
    { to: paths.orderHistory, label: profileMenu.orderHistory, icon: 'history' },
  ],
  [
    { to: paths.otc, label: profileMenu.otc, icon: 'mail' },
    { to: paths.support, label: profileMenu.support, icon: 'info' },
    { to: paths.addAsset, label: profileMenu.addAsset, icon: 'plus' },
    { to: paths.staking, label: profileMenu.staking, icon: 'lock' },
  ],
];

/** In the header, before the documented links. Visitors have neither wallet nor orders. */
export const sectionsFor = (isTrader: boolean): readonly Place[] =>
  isTrader
    ? [
        ...marketPlaces,
        { to: paths.wallet, label: profileMenu.wallet },
        { to: paths.orderHistory, label: profileMenu.orderHistory },
      ]
    : marketPlaces;
