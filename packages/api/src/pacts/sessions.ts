import { ada, aTrader, email, post } from './accounts';
import { calls } from './contract';
import { fromState, type Asked } from './matchers';
import { state } from './states/states';

/** The session token of the trader. */
export const token = 'session-token-of-u-1001';

/** The token of a session that has ended or never existed. */
export const endedToken = 'ended-session-token';

export const session = state('a session', { email, token });
export const sessionToken = fromState('token', token);

/** The trader's id, which calls carry although only the token counts. */
export const uniqueId = fromState('uniqueId', ada.uniqueId);

/** A call by the trader, who is logged in. */
export const asTrader = () => calls.given(...aTrader).given(...session);

/** A form posted by the trader, or with the given token. */
export const postAs = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => {
  const request = post(path, { exchange_id: '1', user_id: uniqueId, ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};
