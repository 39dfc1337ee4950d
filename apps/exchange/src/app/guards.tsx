import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#shared/services/useSession.ts';
import type { SessionKind } from '#shared/session/session.ts';
import type { WantedPlace } from '#shared/session/wantedPlace.ts';
import { paths } from '#shared/page/paths.ts';

interface Redirect {
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

const Redirected = ({ to, state }: Redirect) => <Navigate to={to} state={state} replace />;

/** Around the screens that require signing in. */
export const OwnScreens = () => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const redirect = fromOwnScreen(session.kind, `${pathname}${search}`);
  return redirect ? <Redirected {...redirect} /> : <Outlet />;
};

export const UnknownPath = () => <Redirected {...fromUnknownPath(useSession().kind)} />;
