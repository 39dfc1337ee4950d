import { shellTexts } from '@exchange/domain';
import type { IconName } from '@exchange/ui';

export interface Place {
  to: string;
  label: string;
}

const { links, profileMenu } = shellTexts;

/** For everybody, on every page. */
export const offers: readonly Place[] = [
  { to: '/staking', label: links.staking },
  { to: '/ratio-swap', label: links.ratioSwap },
  { to: '/trade/XDC-XDCE', label: links.swap },
];

export interface OwnPlace extends Place {
  icon: IconName;
}

/** A trader's own pages, then what a trader asks for, in the documented order. */
export const ownPlaces: readonly (readonly OwnPlace[])[] = [
  [
    { to: '/wallet', label: profileMenu.wallet, icon: 'wallet' },
    { to: '/history', label: profileMenu.history, icon: 'clock' },
    { to: '/order-history', label: profileMenu.orderHistory, icon: 'history' },
  ],
  [
    { to: '/otc', label: profileMenu.otc, icon: 'mail' },
    { to: '/support', label: profileMenu.support, icon: 'info' },
    { to: '/add-asset', label: profileMenu.addAsset, icon: 'plus' },
    { to: '/staking', label: profileMenu.staking, icon: 'lock' },
  ],
];
