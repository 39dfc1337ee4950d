import { ada, aTrader, email, post } from './accounts';
import { calls } from './contract';
import { fromState, type Asked } from './matchers';
import { state } from './states';

/** What a session of the trader is known by. */
export const token = 'session-token-of-u-1001';

/** Of a session that has ended, or was never begun. */
export const endedToken = 'ended-session-token';

export const session = state('a session', { email, token });
export const sessionToken = fromState('token', token);

/** The trader's id, which calls carry though only the token decides. */
export const uniqueId = fromState('uniqueId', ada.uniqueId);

/** A call of the trader, who is logged in. */
export const asTrader = () => calls.given(...aTrader).given(...session);

/** The form that a trader posts; of somebody else's session where another token is named. */
export const postAs = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => {
  const request = post(path, { exchange_id: '1', user_id: uniqueId, ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};
