import { lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { OwnScreens, UnknownPath } from './guards';
import { Shell } from './shell/Shell';
import { paths, tokenPaths } from '#shared/page/paths.ts';

const loads = new Map<string, () => Promise<unknown>>();

/** Loaded when it is first visited. */
const screen = <Name extends string>(path: string, load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  loads.set(path, load);
  const Screen = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return { path, caseSensitive: true, element: <Screen /> } satisfies RouteObject;
};

/** A screen with and without a token is the same one: moving between the two doesn't remount it. */
const withToken = (route: RouteObject, path: string): RouteObject[] => {
  const load = loads.get(route.path ?? '');
  if (load) loads.set(path, load);
  return [route, { ...route, path }];
};

const openToAll: RouteObject[] = [
  screen(paths.home, () => import('#markets/HomeScreen.tsx'), 'HomeScreen'),

  screen(paths.login, () => import('#accounts/LoginScreen.tsx'), 'LoginScreen'),
  screen(paths.register, () => import('#accounts/RegisterScreen.tsx'), 'RegisterScreen'),
  screen(paths.forgotPassword, () => import('#accounts/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  screen(tokenPaths.resetPassword, () => import('#accounts/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  screen(tokenPaths.loginActivity, () => import('#accounts/LoginActivityScreen.tsx'), 'LoginActivityScreen'),
  screen(tokenPaths.twoFactorReset, () => import('#accounts/TwoFactorResetScreen.tsx'), 'TwoFactorResetScreen'),
  screen(paths.verifyAccount, () => import('#accounts/VerifyAccountScreen.tsx'), 'VerifyAccountScreen'),
  screen(tokenPaths.verifyAccount, () => import('#accounts/VerifyAccountScreen.tsx'), 'VerifyAccountScreen'),

  screen(paths.trade, () => import('./screens/TradeScreen'), 'TradeScreen'),
  screen(tokenPaths.trade, () => import('./screens/TradeScreen'), 'TradeScreen'),
  screen(paths.margin, () => import('./screens/MarginScreen'), 'MarginScreen'),
  screen(tokenPaths.margin, () => import('./screens/MarginScreen'), 'MarginScreen'),

  screen(paths.ratioSwap, () => import('#swap/RatioSwapScreen.tsx'), 'RatioSwapScreen'),

  screen(paths.staking, () => import('#staking/stakingScreens.ts'), 'StakingScreen'),
  screen(paths.stakingOrders, () => import('#staking/stakingScreens.ts'), 'StakingOrdersScreen'),
  screen(paths.stakingRewards, () => import('#staking/stakingScreens.ts'), 'StakingRewardsScreen'),

  screen(paths.support, () => import('#requests/SupportScreen.tsx'), 'SupportScreen'),
  screen(paths.otc, () => import('#requests/OtcScreen.tsx'), 'OtcScreen'),
  screen(paths.partnership, () => import('#requests/PartnershipScreen.tsx'), 'PartnershipScreen'),
  screen(paths.addAsset, () => import('#requests/AddAssetScreen.tsx'), 'AddAssetScreen'),

  screen(paths.about, () => import('#info/AboutScreen.tsx'), 'AboutScreen'),
  screen(paths.terms, () => import('#info/TermsScreen.tsx'), 'TermsScreen'),
  screen(paths.privacy, () => import('#info/PrivacyScreen.tsx'), 'PrivacyScreen'),
  screen(paths.fees, () => import('#info/FeesScreen.tsx'), 'FeesScreen'),
  screen(paths.faqs, () => import('#info/FaqsScreen.tsx'), 'FaqsScreen'),
  screen(paths.tokens, () => import('#info/TokensScreen.tsx'), 'TokensScreen'),
  screen(tokenPaths.tokens, () => import('#info/TokensScreen.tsx'), 'TokensScreen'),
  screen(paths.status, () => import('#status/StatusScreen.tsx'), 'StatusScreen'),
];

const ofTraders: RouteObject[] = [
  screen(paths.wallet, () => import('#wallet/WalletScreen.tsx'), 'WalletScreen'),
  ...withToken(
    screen(paths.history, () => import('#history/HistoryScreen.tsx'), 'HistoryScreen'),
    tokenPaths.history,
  ),
  screen(paths.orderHistory, () => import('#history/OrderHistoryScreen.tsx'), 'OrderHistoryScreen'),
  screen(paths.profile, () => import('./screens/ProfileScreen'), 'ProfileScreen'),
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [...openToAll, { element: <OwnScreens />, children: ofTraders }, { path: '*', element: <UnknownPath /> }],
  },
];

/** Loads the screen of an address in parallel with everything else. A failure is reported where the screen renders. */
export const warmScreen = async (pathname: string): Promise<unknown> => {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  try {
    return await loads.get(path ?? '')?.();
  } catch {
    return undefined;
  }
};
