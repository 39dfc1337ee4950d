import { apiKeysQuery } from '../queries';
import { useSecurityList } from '../useSecurityList';
import { ApiKeysView } from './ApiKeysView';

/** Nobody can create a key here, so without one there is nothing to show, nor to hold a place for while keys load. */
export const ApiKeys = () => {
  const state = useSecurityList(apiKeysQuery);
  if (state === undefined || state.kind === 'loading') return null;
  return state.kind === 'ready' && state.rows.length === 0 ? null : <ApiKeysView state={state} />;
};
