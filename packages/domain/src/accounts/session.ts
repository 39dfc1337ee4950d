/** Everything a session may leave on a device; logging out wipes all of it. */
export const sessionKeys = ['userData', 'jwt', 'email', 'tfa_status', 'tfa_key', 'tfa_response', 'feeDetail'] as const;

export type SessionKey = (typeof sessionKeys)[number];

/** Wiped along with the session; the favourites of a visitor stay. */
export const sessionCookies = ['lastPair'] as const;
