import { isIn, paths } from '../page/paths';

/** Put into the router's state by whoever sends a visitor to sign in. */
export interface WantedPlace {
  wantedPlace: string;
}

const isOwnPath = (place: string): boolean => /^\/(?![/\\])/.test(place);

/** Where somebody was going before being asked to sign in; only ever a place of ours. */
export const readWantedPlace = (routerState: unknown): string | undefined => {
  if (typeof routerState !== 'object' || routerState === null || !('wantedPlace' in routerState)) return undefined;
  const { wantedPlace } = routerState;
  return typeof wantedPlace === 'string' && isOwnPath(wantedPlace) ? wantedPlace : undefined;
};

/** Nobody signs in to come back to signing in. */
const waysIn = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.loginActivity,
  paths.twoFactorReset,
  paths.verifyAccount,
];

const isWayIn = (pathname: string): boolean => waysIn.some((path) => isIn(path, pathname));

interface Whereabouts {
  pathname: string;
  search: string;
  state: unknown;
}

/** What a link to sign in carries: where its reader is, or was going before. */
export const wantedFrom = ({ pathname, search, state }: Whereabouts): WantedPlace | undefined => {
  const wantedPlace = readWantedPlace(state) ?? (isWayIn(pathname) ? undefined : `${pathname}${search}`);
  return wantedPlace === undefined ? undefined : { wantedPlace };
};
