import { apiKeysQuery } from '../queries';
import { useSecurityList } from '../useSecurityList';
import { ApiKeysView } from './ApiKeysView';

export const ApiKeys = () => {
  const state = useSecurityList(apiKeysQuery);
  return state && <ApiKeysView state={state} />;
};
