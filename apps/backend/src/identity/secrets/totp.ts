import { Secret, TOTP } from 'otpauth';

/** The time step that an authenticator code belongs to; clocks may be one step apart. */
export const stepOfCode = (base32: string, code: string, at: number): number | undefined => {
  // The library compares bytes and throws if there are more bytes than digits.
  if (!/^\d{6}$/.test(code)) return undefined;
  const drift = TOTP.validate({ token: code, secret: Secret.fromBase32(base32), timestamp: at, window: 1 });
  return drift === null ? undefined : TOTP.counter({ timestamp: at }) + drift;
};
