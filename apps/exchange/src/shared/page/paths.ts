/** Where each screen is. Routes, redirects, menus and links all take it from here. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  loginActivity: '/updateLoginDetails',
  twoFactorReset: '/resetTfa',
  verifyAccount: '/user/verify_account',
  trade: '/trade',
  margin: '/trade/margin',
  ratioSwap: '/ratio-swap',
  staking: '/staking',
  stakingOrders: '/staking-order',
  stakingRewards: '/staking-rewards',
  support: '/support',
  otc: '/otc',
  partnership: '/partnership',
  addAsset: '/add-asset',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  fees: '/fees',
  faqs: '/faqs',
  tokens: '/tokens',
  status: '/status',
  wallet: '/wallet',
  history: '/history',
  orderHistory: '/order-history',
  profile: '/profile',
} as const;

/** A part of a screen, as its address names it. */
export const partPaths = { security: `${paths.profile}?tab=security`, kyc: `${paths.profile}?tab=kyc` } as const;

/** The same with a token: that of an emailed link, a pair or a coin. */
export const tokenPaths = {
  resetPassword: '/reset_password/:token',
  loginActivity: '/updateLoginDetails/:token',
  twoFactorReset: '/resetTfa/:token',
  verifyAccount: '/user/verify_account/:token',
  trade: '/trade/:token',
  margin: '/trade/margin/:token',
  tokens: '/tokens/:token',
  history: '/history/:token',
} as const;

/** An address is in a screen when it is the screen's own, or below it. */
export const isIn = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);
