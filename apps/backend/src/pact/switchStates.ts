import { z } from 'zod';
import { hashToken } from '../areas/accounts/randomness';
import { mailSwitchCode } from '../areas/accounts/twoFactorSwitch';
import { arranged, told, type Arrangements, type Surroundings } from './arrange';
import { drawing } from './drawing';
import { appShows } from './pactApp';
import { changeTrader, findTrader } from './pactTrader';

const email = z.email();
const text = z.string().min(1);
const wanted = z.enum(['Enable', 'Disable']);

const sessionOf = (token: string): string => hashToken(token).toString('hex');

const keepSecret = async (surroundings: Surroundings, given: { email: string; secret: string }): Promise<void> => {
  const { uniqueId, twoFactorSecret } = await findTrader(surroundings, given.email);
  if (twoFactorSecret !== null) return;
  const sealed = surroundings.accounts.seals.seal(given.secret, uniqueId);
  await changeTrader(surroundings, given.email, { twoFactorSecret: sealed });
};

/** Two-factor while a session switches it. */
export const switchStates: Arrangements = {
  'a code to switch two-factor': arranged(
    { email, token: text, wanted, code: z.string().regex(/^\d{5}$/) },
    async ({ token, code, ...given }, surroundings) => {
      const { accounts, here } = surroundings;
      const trader = await findTrader(surroundings, given.email);
      const switching = { trader, place: here, session: sessionOf(token) };
      const refused = await mailSwitchCode(drawing(accounts, [], code), switching, given.wanted === 'Enable');
      if (refused) throw new Error(refused.message);
    },
  ),
  'a switch of two-factor under way': told(
    { email, token: text, wanted, secret: text },
    async ({ token, secret, ...given }, surroundings) => {
      const { stores, clock } = surroundings.accounts;
      const { uniqueId } = await findTrader(surroundings, given.email);
      await keepSecret(surroundings, { email: given.email, secret });
      await stores.switches.begin(sessionOf(token), uniqueId, given.wanted === 'Enable');
      await stores.switches.verify(sessionOf(token), clock());
      return appShows(surroundings, secret);
    },
  ),
};
