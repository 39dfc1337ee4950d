import { ada, email, post } from './accounts';
import { fromState, type Asked } from './matchers';
import { asTrader, sessionToken, token } from './sessions';
import { state } from './states/states';

export const id = 'AbC_1234';

export const aPasskey = state('a passkey', { email, id, name: 'Phone' });
export const confirmed = state('a change confirmed by a passkey', { email, token });

export const withPasskey = () => asTrader().given(...aPasskey);

/** The passkey's id, which the state may replace. */
export const passkeyId = fromState('id', id);

/** What a device has answered. Only the state can sign it. */
export const credential = '{"id":"AbC_1234","type":"public-key"}';
export const signedCredential = fromState('credential', credential);

export const password = ada.password;

/** These calls name no trader: the token does. */
export const postIn = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => {
  const request = post(path, { exchange_id: '1', ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};
