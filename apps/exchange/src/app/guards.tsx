import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/services/useSession';
import { fromOwnScreen, fromUnknownPath, type Redirect } from './redirects';

const Redirected = ({ to, state }: Redirect) => <Navigate to={to} state={state} replace />;

/** Around the screens that require signing in. */
export const OwnScreens = () => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const redirect = fromOwnScreen(session.kind, `${pathname}${search}`);
  return redirect ? <Redirected {...redirect} /> : <Outlet />;
};

export const UnknownPath = () => <Redirected {...fromUnknownPath(useSession().kind)} />;
