import { sessionsQuery } from '../queries';
import { useSecurityList } from '../useSecurityList';
import { SessionsView } from './SessionsView';
import { useEndSessions } from './useEndSessions';

export const Sessions = () => {
  const state = useSecurityList(sessionsQuery);
  const end = useEndSessions();
  return state && <SessionsView state={state} end={end} />;
};
