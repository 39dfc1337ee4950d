export interface PublicPage {
  path: string;
  /** Its heading, which also follows the product's name in the page title; home has its own title. */
  title: string | undefined;
  /** For search engines and link previews. */
  description: string;
}

/** The pages that search engines may index. All others are private or come from an email. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: undefined,
    description: 'Swap XDCE to XDC and trade digital assets on an exchange powered by the XDC protocol.',
  },
  {
    path: '/trade',
    title: 'Spot Trading',
    description: 'Live prices, order books and trades for every spot pair, with limit orders.',
  },
  {
    path: '/staking',
    title: 'Staking',
    description: 'Stake XDC for 3 to 12 months, flexible or fixed, and see every reward before you start.',
  },
  {
    path: '/ratio-swap',
    title: 'Ratio Swap',
    description: 'Swap XDCE that you bought in December 2020 to XDC, at the ratio for the date you bought it.',
  },
  { path: '/otc', title: 'OTC', description: 'Trade large amounts of digital assets at one agreed price.' },
  {
    path: '/partnership',
    title: 'Partnership',
    description: 'Run an exchange under your own name, or earn from referrals.',
  },
  { path: '/support', title: 'Support', description: 'Get help from our support team.' },
  { path: '/add-asset', title: 'Add Asset', description: 'Request a coin listing.' },
  {
    path: '/about',
    title: 'About',
    description: 'What the exchange does, who it is for and how it keeps your coins.',
  },
  {
    path: '/terms',
    title: 'Terms of Use',
    description: 'The rules for using the exchange: accounts, verification, trading, withdrawals and closure.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'Which personal data the exchange collects, why, which cookies it sets, and how to see your data.',
  },
  {
    path: '/faqs',
    title: 'FAQs',
    description: 'Answers to questions about accounts, trading, deposits, withdrawals and staking.',
  },
  {
    path: '/fees',
    title: 'Fees',
    description: 'What trading, depositing and withdrawing cost, pair by pair and coin by coin.',
  },
  {
    path: '/tokens',
    title: 'Token Details',
    description: 'The coins traded here: key facts, with sources.',
  },
  {
    path: '/status',
    title: 'System Status',
    description: 'Which coins can be deposited and withdrawn, and which pairs can be traded, right now.',
  },
];

/** The page at a path, or the one it belongs to: a pair's path belongs to the trading screen. */
export const publicPageAt = (pathname: string): PublicPage | undefined => {
  const [, first = '', ...rest] = pathname.split('/');
  const hasParts = ['trade', 'tokens'].includes(first);
  if (rest.length > 1 || (rest.length === 1 && !hasParts)) return undefined;
  return publicPages.find(({ path }) => path === `/${first}`);
};
