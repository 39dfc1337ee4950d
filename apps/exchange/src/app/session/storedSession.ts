import { isTwoFactorOn, sessionCookies, sessionKeys, storedTwoFactorStatus } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { forgetCookie, type CookieJar } from '../../shared/storage/cookies';
import type { DeviceStore } from '../../shared/storage/deviceStore';

/** The token as it is sent; read at each call, so that a login or logout in another tab counts here too. */
export const storedToken = (device: DeviceStore): string | undefined => {
  const token = device.read('jwt');
  return token === '' ? undefined : token;
};

/** The token alone makes a session; what else is missing is asked for by whoever needs it. */
export const readStoredSession = (device: DeviceStore): Session | null => {
  const token = storedToken(device);
  if (token === undefined) return null;
  return {
    token,
    uniqueId: device.read('userData') ?? '',
    email: device.read('email') ?? '',
    isTwoFactorOn: isTwoFactorOn(device.read('tfa_status')),
  };
};

/** The token comes last, since other tabs take its coming for a login and read the rest then. */
export const storeSession = (device: DeviceStore, { token, uniqueId, email, isTwoFactorOn: isOn }: Session): void => {
  device.write('userData', uniqueId);
  device.write('email', email);
  device.write('tfa_status', storedTwoFactorStatus(isOn));
  device.write('jwt', token);
};

/** Logging out leaves nothing of the session behind. */
export const wipeSession = (device: DeviceStore, jar: CookieJar): void => {
  for (const key of sessionKeys) device.remove(key);
  for (const name of sessionCookies) forgetCookie(jar, name);
};
