import { isIn, paths } from '../page/paths';

/** Stored in the router's state when a visitor is sent to sign in. */
export interface WantedPlace {
  wantedPlace: string;
}

const isOwnPath = (place: string): boolean => /^\/(?![/\\])/.test(place);

/** The page that a visitor wanted before being asked to sign in; only paths of this site are accepted. */
export const readWantedPlace = (routerState: unknown): string | undefined => {
  if (typeof routerState !== 'object' || routerState === null || !('wantedPlace' in routerState)) return undefined;
  const { wantedPlace } = routerState;
  return typeof wantedPlace === 'string' && isOwnPath(wantedPlace) ? wantedPlace : undefined;
};

/** Signing in never returns to one of these. */
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

/** The state of a link to sign in: the current page, or the one wanted before. */
export const wantedFrom = ({ pathname, search, state }: Whereabouts): WantedPlace | undefined => {
  const wantedPlace = readWantedPlace(state) ?? (isWayIn(pathname) ? undefined : `${pathname}${search}`);
  return wantedPlace === undefined ? undefined : { wantedPlace };
};
