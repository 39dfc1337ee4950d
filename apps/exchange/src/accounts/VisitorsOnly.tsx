import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '#shared/services/useSession.ts';
import { useWantedPlace } from './useWantedPlace';

/** Around the screens for visitors: anyone logged in, already or just now, is sent on to the page they wanted. */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const place = useWantedPlace();
  return session.kind === 'trader' ? <Navigate to={place} replace /> : children;
};
