/** Everything a session may store on a device. Logging out wipes all of it. */
export const sessionKeys = [
  'userData',
  'jwt',
  'checkToken',
  'email',
  'tfa_status',
  'tfa_key',
  'tfa_response',
  'feeDetail',
] as const;

export type SessionKey = (typeof sessionKeys)[number];

/** Wiped along with the session; a visitor's favourites stay. */
export const sessionCookies = ['lastPair'] as const;
