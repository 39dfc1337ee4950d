import { isTwoFactorOn, sessionCookies, sessionKeys, storedTwoFactorStatus } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { forgetCookie, type CookieJar } from '../storage/cookies';
import type { DeviceStore } from '../storage/deviceStore';

/** The value of `tfa_response` once no step is left; before that there is no session to store. */
const isLoggedInFully = '1';

/** The token for calls, read each time, so that a login or logout in another tab takes effect here too. */
export const storedToken = (device: DeviceStore): string | undefined => {
  const token = device.read('jwt');
  return token === '' ? undefined : token;
};

/** The token alone makes a session; anything else that is missing is loaded when it is needed. */
export const readStoredSession = (device: DeviceStore): Session | null => {
  const token = storedToken(device);
  if (token === undefined) return null;
  return {
    token,
    uniqueId: device.read('userData') ?? '',
    email: device.read('email') ?? '',
    isTwoFactorOn: isTwoFactorOn(device.read('tfa_status')),
    feeDetail: device.read('feeDetail'),
    checkToken: device.read('checkToken'),
  };
};

/** The token is written last: other tabs take it for a login and then read the rest. */
export const storeSession = (device: DeviceStore, session: Session): void => {
  device.write('userData', session.uniqueId);
  device.write('email', session.email);
  device.write('tfa_status', storedTwoFactorStatus(session.isTwoFactorOn));
  device.write('tfa_response', isLoggedInFully);
  for (const key of ['feeDetail', 'checkToken'] as const) {
    const value = session[key];
    if (value === undefined) device.remove(key);
    else device.write(key, value);
  }
  device.write('jwt', session.token);
};

/** Removes everything that belongs to the session. */
export const wipeSession = (device: DeviceStore, jar: CookieJar): void => {
  for (const key of sessionKeys) device.remove(key);
  for (const name of sessionCookies) forgetCookie(jar, name);
};
