import { pairOf, shellTexts } from '@exchange/domain';
import type { IconName } from '@exchange/ui';
import { pathOfPair } from '#shared/page/place.ts';
import { paths } from '#shared/page/paths.ts';

export interface Place {
  to: string;
  label: string;
}

const { links, profileMenu } = shellTexts;

/** For everyone, on every page. */
export const offers: readonly Place[] = [
  { to: paths.staking, label: links.staking },
  { to: paths.ratioSwap, label: links.ratioSwap },
  { to: pathOfPair(pairOf('XDC-XDCE')), label: links.swap },
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
