import { Secret, TOTP } from 'otpauth';
import type { Services } from './arrange';
import { changeTrader, findTrader } from './pactTrader';

interface App {
  email: string;
  /** In base32. */
  secret: string;
}

/** The current code of an app with this secret. */
export const appShows = ({ now }: Services, secret: string): { appCode: string } => ({
  appCode: TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now() }),
});

/** Sets up the authenticator app, and returns its current code. */
export const setUpApp = async (
  services: Services,
  { email, secret }: App,
  twoFactorSince: Date,
): Promise<{ appCode: string }> => {
  const { accounts } = services;
  const { uniqueId } = await findTrader(services, email);
  await changeTrader(services, email, { twoFactorSecret: accounts.seals.seal(secret, uniqueId), twoFactorSince });
  return appShows(services, secret);
};
