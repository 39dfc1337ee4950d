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
