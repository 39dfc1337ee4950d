import { normaliseRecoveryCode } from '@exchange/domain';
import { z } from 'zod';
import { mailSwitchCode } from '../../areas/accounts/twoFactor/twoFactorSwitch';
import { arranged, told, type Arrangements, type Deps } from '../arranging/arrange';
import { drawing } from '../arranging/drawing';
import { appShows } from '../arranging/pactApp';
import { changeTrader, findTrader, sessionOf } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);
const wanted = z.enum(['Enable', 'Disable']);

const keepSecret = async (deps: Deps, given: { email: string; secret: string }): Promise<void> => {
  const { uniqueId, twoFactorSecret } = await findTrader(deps, given.email);
  if (twoFactorSecret !== null) return;
  const sealed = deps.accounts.seals.seal(given.secret, uniqueId);
  await changeTrader(deps, given.email, { twoFactorSecret: sealed });
};

/** States for switching two-factor within a session. */
export const switchStates: Arrangements = {
  'a code to switch two-factor': arranged(
    { email, token: text, wanted, code: z.string().regex(/^\d{5}$/) },
    async ({ token, code, ...given }, deps) => {
      const { accounts, here } = deps;
      const trader = await findTrader(deps, given.email);
      const switching = { trader, place: here, session: sessionOf(token) };
      const change = { factor: 'app', turnsOn: given.wanted === 'Enable' } as const;
      const refused = await mailSwitchCode(drawing(accounts, [], code), switching, change);
      if (refused) throw new Error(refused.message);
    },
  ),
  'a recovery code': arranged({ email, code: text }, async ({ code, ...given }, { accounts, ...deps }) => {
    const { passwords, random, stores, clock } = accounts;
    const { uniqueId } = await findTrader({ accounts, ...deps }, given.email);
    const salt = random.salt();
    const hash = await passwords.derive(normaliseRecoveryCode(code), salt);
    await stores.recoveryCodes.replaceAll(uniqueId, { salt, hashes: [hash] }, clock());
  }),
  'a switch of mail codes under way': arranged({ email, token: text, wanted }, async ({ token, ...given }, deps) => {
    const { stores, clock } = deps.accounts;
    const { uniqueId } = await findTrader(deps, given.email);
    await stores.switches.begin(sessionOf(token), uniqueId, { factor: 'mail', turnsOn: given.wanted === 'Enable' });
    await stores.switches.verify(sessionOf(token), clock());
  }),
  'a switch of two-factor under way': told(
    { email, token: text, wanted, secret: text },
    async ({ token, secret, ...given }, deps) => {
      const { stores, clock } = deps.accounts;
      const { uniqueId } = await findTrader(deps, given.email);
      await keepSecret(deps, { email: given.email, secret });
      await stores.switches.begin(sessionOf(token), uniqueId, { factor: 'app', turnsOn: given.wanted === 'Enable' });
      await stores.switches.verify(sessionOf(token), clock());
      return appShows(deps, secret);
    },
  ),
};
