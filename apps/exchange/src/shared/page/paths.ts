/** The path of each screen, used by all routes, redirects, menus and links. */
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

/** Addresses of parts of a screen. */
export const partPaths = { security: `${paths.profile}?tab=security`, kyc: `${paths.profile}?tab=kyc` } as const;

/** Paths with a token: an emailed link, a pair or a coin. */
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

/** True for the screen's own path and everything below it. */
export const isIn = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);
