import { shellTexts } from '@exchange/domain';
import type { IconName } from '@exchange/ui';
import type { Audience } from '../audience';
import { paths } from '#shared/page/paths.ts';

/** A screen that can be opened by name. */
export interface NamedScreen {
  to: string;
  label: string;
  icon: IconName;
  /** Further words that it can be found by. */
  keywords?: readonly string[];
  /** For everyone if left out. */
  of?: Audience['kind'];
}

const { profileMenu, links, footer, visitor } = shellTexts;

/** In the order offered. Screens that need an emailed link or a pair aren't included. */
export const namedScreens: readonly NamedScreen[] = [
  { to: paths.home, label: 'Markets', icon: 'home', keywords: ['home', 'prices'] },
  { to: paths.trade, label: 'Spot Trading', icon: 'chart', keywords: ['trade', 'exchange', 'order book'] },
  { to: paths.margin, label: 'Margin Trading', icon: 'chart', keywords: ['perpetual', 'contracts', 'futures'] },
  {
    to: paths.wallet,
    label: profileMenu.wallet,
    icon: 'wallet',
    keywords: ['deposit', 'withdraw', 'funds'],
    of: 'trader',
  },
  { to: paths.history, label: profileMenu.history, icon: 'clock', keywords: ['deposits', 'withdrawals'], of: 'trader' },
  { to: paths.orderHistory, label: profileMenu.orderHistory, icon: 'history', keywords: ['trades'], of: 'trader' },
  {
    to: paths.profile,
    label: 'Profile',
    icon: 'user',
    keywords: ['account', 'password', 'security', 'KYC'],
    of: 'trader',
  },
  { to: paths.login, label: visitor.signIn, icon: 'user', keywords: ['log in'], of: 'visitor' },
  { to: paths.register, label: visitor.signUp, icon: 'plus', keywords: ['register', 'account'], of: 'visitor' },
  { to: paths.forgotPassword, label: 'Forgot Password', icon: 'lock', keywords: ['reset'], of: 'visitor' },
  { to: paths.staking, label: links.staking, icon: 'lock', keywords: ['stake', 'interest'] },
  { to: paths.stakingOrders, label: 'Staking Orders', icon: 'lock', keywords: ['stakes'] },
  { to: paths.stakingRewards, label: 'Staking Rewards', icon: 'lock', keywords: ['interest'] },
  { to: paths.ratioSwap, label: links.ratioSwap, icon: 'refresh', keywords: ['XDCE', 'convert'] },
  { to: paths.otc, label: profileMenu.otc, icon: 'mail', keywords: ['over the counter'] },
  { to: paths.partnership, label: 'Partnership', icon: 'mail' },
  { to: paths.addAsset, label: profileMenu.addAsset, icon: 'plus', keywords: ['list', 'coin', 'token'] },
  { to: paths.support, label: footer.support, icon: 'info', keywords: ['help', 'ticket', 'contact'] },
  { to: paths.tokens, label: 'Token Details', icon: 'file', keywords: ['coins', 'assets'] },
  { to: paths.status, label: 'System Status', icon: 'check', keywords: ['maintenance'] },
  { to: paths.fees, label: footer.fees, icon: 'file', keywords: ['cost', 'minimum'] },
  { to: paths.faqs, label: footer.faqs, icon: 'info', keywords: ['questions', 'help'] },
  { to: paths.about, label: 'About', icon: 'info' },
  { to: paths.terms, label: footer.terms, icon: 'file' },
  { to: paths.privacy, label: footer.privacy, icon: 'shield' },
];

export const screensFor = (who: Audience): readonly NamedScreen[] =>
  namedScreens.filter(({ of }) => of === undefined || of === who.kind);
