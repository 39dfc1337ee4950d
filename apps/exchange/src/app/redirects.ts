import type { SessionKind } from '../shared/session/session';
import type { WantedPlace } from '../shared/session/wantedPlace';
import { paths } from '../shared/page/paths';

export interface Redirect {
  to: string;
  state?: WantedPlace;
}

/** An address that leads nowhere is not left standing. */
export const fromUnknownPath = (session: SessionKind): Redirect => ({
  to: session === 'trader' ? paths.ratioSwap : paths.login,
});

/** A screen that is somebody's own asks a visitor to sign in first, and is come back to. */
export const fromOwnScreen = (session: SessionKind, place: string): Redirect | undefined =>
  session === 'visitor' ? { to: paths.login, state: { wantedPlace: place } } : undefined;
