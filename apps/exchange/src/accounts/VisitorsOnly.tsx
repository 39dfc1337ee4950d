import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../shared/services/useSession';
import { useWantedPlace } from './useWantedPlace';

/** Around the ways in: who is logged in, from before or since just now, goes on to where they were going. */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const place = useWantedPlace();
  return session.kind === 'trader' ? <Navigate to={place} replace /> : children;
};
