import type { SessionKind } from '../shared/session/session';
import type { WantedPlace } from '../shared/session/wantedPlace';
import { paths } from '../shared/page/paths';

export interface Redirect {
  to: string;
  state?: WantedPlace;
}

/** Unknown addresses redirect. */
export const fromUnknownPath = (session: SessionKind): Redirect => ({
  to: session === 'trader' ? paths.ratioSwap : paths.login,
});

/** Screens that require signing in send a visitor to sign in, and return afterwards. */
export const fromOwnScreen = (session: SessionKind, place: string): Redirect | undefined =>
  session === 'visitor' ? { to: paths.login, state: { wantedPlace: place } } : undefined;
