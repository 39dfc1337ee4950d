import { shellTexts } from '@exchange/domain';
import type { IconName } from '@exchange/ui';
import type { Who } from '../who';

/** A screen that can be gone to by its name. */
export interface NamedScreen {
  to: string;
  label: string;
  icon: IconName;
  /** What else it is looked for by. */
  keywords?: readonly string[];
  /** Left out, it is everybody's. */
  of?: Who['kind'];
}

const { profileMenu, links, footer, visitor } = shellTexts;

/** In the order in which they are offered. What needs a mailed link, or a pair, is no screen by itself. */
export const namedScreens: readonly NamedScreen[] = [
  { to: '/', label: 'Home', icon: 'home', keywords: ['markets', 'prices'] },
  { to: '/trade', label: 'Spot Trading', icon: 'chart', keywords: ['trade', 'exchange', 'order book'] },
  { to: '/trade/margin', label: 'Margin Trading', icon: 'chart', keywords: ['perpetual', 'contracts', 'futures'] },
  {
    to: '/wallet',
    label: profileMenu.wallet,
    icon: 'wallet',
    keywords: ['deposit', 'withdraw', 'funds'],
    of: 'trader',
  },
  { to: '/history', label: profileMenu.history, icon: 'clock', keywords: ['deposits', 'withdrawals'], of: 'trader' },
  { to: '/order-history', label: profileMenu.orderHistory, icon: 'history', keywords: ['trades'], of: 'trader' },
  {
    to: '/profile',
    label: 'Profile',
    icon: 'user',
    keywords: ['account', 'password', 'security', 'KYC'],
    of: 'trader',
  },
  { to: '/login', label: visitor.signIn, icon: 'user', keywords: ['log in'], of: 'visitor' },
  { to: '/register', label: visitor.signUp, icon: 'plus', keywords: ['register', 'account'], of: 'visitor' },
  { to: '/forgot_password', label: 'Forgot Password', icon: 'lock', keywords: ['reset'], of: 'visitor' },
  { to: '/staking', label: links.staking, icon: 'lock', keywords: ['stake', 'interest'] },
  { to: '/staking-order', label: 'Staking Orders', icon: 'lock', keywords: ['stakes'] },
  { to: '/staking-rewards', label: 'Staking Rewards', icon: 'lock', keywords: ['interest'] },
  { to: '/ratio-swap', label: links.ratioSwap, icon: 'refresh', keywords: ['XDCE', 'convert'] },
  { to: '/otc', label: profileMenu.otc, icon: 'mail', keywords: ['over the counter'] },
  { to: '/partnership', label: 'Partnership', icon: 'mail' },
  { to: '/add-asset', label: profileMenu.addAsset, icon: 'plus', keywords: ['list', 'coin', 'token'] },
  { to: '/support', label: footer.support, icon: 'info', keywords: ['help', 'ticket', 'contact'] },
  { to: '/tokens', label: 'Token Details', icon: 'file', keywords: ['coins', 'assets'] },
  { to: '/status', label: 'System Status', icon: 'check', keywords: ['maintenance'] },
  { to: '/fees', label: footer.fees, icon: 'file', keywords: ['cost', 'minimum'] },
  { to: '/faqs', label: footer.faqs, icon: 'info', keywords: ['questions', 'help'] },
  { to: '/about', label: 'About', icon: 'info' },
  { to: '/terms', label: footer.terms, icon: 'file' },
  { to: '/privacy', label: footer.privacy, icon: 'shield' },
];

export const screensFor = (who: Who): readonly NamedScreen[] =>
  namedScreens.filter(({ of }) => of === undefined || of === who.kind);
