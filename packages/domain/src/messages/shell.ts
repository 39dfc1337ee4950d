export const shellTexts = {
  loading: 'Loading',
  footer: {
    fees: 'Fees',
    faqs: 'FAQs',
    support: 'Support',
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
  },
  visitor: { logInOrRegister: 'Log In | Register', signIn: 'Sign In', signUp: 'Sign Up' },
  links: { staking: 'Staking', ratioSwap: 'Ratio Swap', swap: 'Swap' },
  pairTabs: { pairs: 'Pairs', favorites: 'Favorites' },
  profileMenu: {
    wallet: 'Wallet',
    history: 'History',
    orderHistory: 'Order History',
    otc: 'OTC',
    support: 'Support',
    addAsset: 'Add Asset',
    staking: 'Staking',
  },
  sessionEnded: "You've been signed out: this session was ended. Sign in again.",
  idle: { title: 'Session Expired', login: 'Login', cancel: 'Cancel' },
} as const;

const toMinutes = (milliseconds: number): string => String(Math.round((milliseconds / 60_000) * 100) / 100);

/** Built from the setting, so that the sentence is always true. */
export const idleText = (timeoutMs: number): string =>
  `You have been logged out due to ${toMinutes(timeoutMs)} min of inactivity. Please Login again.`;

export const pageTitle = (brandName: string, screen: string): string => `${brandName} | ${screen}`;

export const homeTitle = (brandName: string): string =>
  pageTitle(brandName, 'Bitcoin and digital asset exchange powered by the XDC protocol');

export const toastMs = { usual: 3000, home: 10_000 } as const;
