import { lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { OwnScreens, UnknownPath } from './guards';
import { Shell } from './shell/Shell';

const loads = new Map<string, () => Promise<unknown>>();

/** Loaded when somebody goes there, and not before. */
const screen = <Name extends string>(path: string, load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  loads.set(path, load);
  const Screen = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return { path, caseSensitive: true, element: <Screen /> } satisfies RouteObject;
};

const openToAll: RouteObject[] = [
  screen('/', () => import('../markets/HomeScreen'), 'HomeScreen'),

  screen('/login', () => import('../accounts/LoginScreen'), 'LoginScreen'),
  screen('/register', () => import('../accounts/RegisterScreen'), 'RegisterScreen'),
  screen('/forgot_password', () => import('../accounts/ForgotPasswordScreen'), 'ForgotPasswordScreen'),
  screen('/reset_password/:token', () => import('../accounts/ResetPasswordScreen'), 'ResetPasswordScreen'),
  screen('/updateLoginDetails/:token', () => import('../accounts/LoginActivityScreen'), 'LoginActivityScreen'),
  screen('/resetTfa/:token', () => import('../accounts/TwoFactorResetScreen'), 'TwoFactorResetScreen'),
  screen('/user/verify_account', () => import('../accounts/VerifyAccountScreen'), 'VerifyAccountScreen'),
  screen('/user/verify_account/:token', () => import('../accounts/VerifyAccountScreen'), 'VerifyAccountScreen'),

  screen('/trade', () => import('../trading/TradeScreen'), 'TradeScreen'),
  screen('/trade/:token', () => import('../trading/TradeScreen'), 'TradeScreen'),
  screen('/trade/margin', () => import('../trading/MarginScreen'), 'MarginScreen'),
  screen('/trade/margin/:token', () => import('../trading/MarginScreen'), 'MarginScreen'),

  screen('/ratio-swap', () => import('../swap/RatioSwapScreen'), 'RatioSwapScreen'),

  screen('/staking', () => import('../staking/StakingScreen'), 'StakingScreen'),
  screen('/staking-order', () => import('../staking/StakingOrdersScreen'), 'StakingOrdersScreen'),
  screen('/staking-rewards', () => import('../staking/StakingRewardsScreen'), 'StakingRewardsScreen'),

  screen('/support', () => import('../requests/SupportScreen'), 'SupportScreen'),
  screen('/otc', () => import('../requests/OtcScreen'), 'OtcScreen'),
  screen('/partnership', () => import('../requests/PartnershipScreen'), 'PartnershipScreen'),
  screen('/add-asset', () => import('../requests/AddAssetScreen'), 'AddAssetScreen'),

  screen('/about', () => import('../info/AboutScreen'), 'AboutScreen'),
  screen('/terms', () => import('../info/TermsScreen'), 'TermsScreen'),
  screen('/privacy', () => import('../info/PrivacyScreen'), 'PrivacyScreen'),
  screen('/fees', () => import('../info/FeesScreen'), 'FeesScreen'),
  screen('/faqs', () => import('../info/FaqsScreen'), 'FaqsScreen'),
  screen('/tokens', () => import('../info/TokensScreen'), 'TokensScreen'),
  screen('/tokens/:token', () => import('../info/TokensScreen'), 'TokensScreen'),
  screen('/status', () => import('../status/StatusScreen'), 'StatusScreen'),
];

const ofTraders: RouteObject[] = [
  screen('/wallet', () => import('../wallet/WalletScreen'), 'WalletScreen'),
  screen('/history', () => import('../history/HistoryScreen'), 'HistoryScreen'),
  screen('/history/:token', () => import('../history/HistoryScreen'), 'HistoryScreen'),
  screen('/order-history', () => import('../history/OrderHistoryScreen'), 'OrderHistoryScreen'),
  screen('/profile', () => import('../profile/ProfileScreen'), 'ProfileScreen'),
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [...openToAll, { element: <OwnScreens />, children: ofTraders }, { path: '*', element: <UnknownPath /> }],
  },
];

/** Asks for the screen of an address beside everything else that a page begins with. One that does not come is told where it is drawn. */
export const warmScreen = async (pathname: string): Promise<unknown> => {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  try {
    return await loads.get(path ?? '')?.();
  } catch {
    return undefined;
  }
};
