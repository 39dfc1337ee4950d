import { z } from 'zod';
import { holdLogin } from '../../areas/accounts/login/activity';
import { mailCode, newLink } from '../../areas/accounts/proving/mailing';
import { arranged, type Arrangements } from '../arranging/arrange';
import { drawing } from '../arranging/drawing';
import { findTrader } from '../arranging/pactTrader';

const email = z.email();
const code = z.string().regex(/^\d{5}$/);
const token = z.string().min(1);

export const mailStates: Arrangements = {
  'a mailed code': arranged({ email, purpose: z.enum(['login', 'expiredPassword']), code }, async (given, deps) => {
    const trader = await findTrader(deps, given.email);
    const { accounts, here } = deps;
    await mailCode(drawing(accounts, [], given.code), { trader, place: here }, given.purpose);
  }),
  'a mailed link': arranged(
    { email, purpose: z.enum(['verifyAccount', 'resetPassword', 'disableTwoFactor']), link: token },
    async ({ purpose, link, ...given }, deps) => {
      const { uniqueId } = await findTrader(deps, given.email);
      const { accounts } = deps;
      await newLink(drawing(accounts, [link]), accounts.stores, { uniqueId, purpose });
    },
  ),
  'a login to be confirmed': arranged({ email, socketToken: token, code, link: token }, async (given, deps) => {
    const trader = await findTrader(deps, given.email);
    const { accounts, here } = deps;
    const core = drawing(accounts, [given.socketToken, given.link], given.code);
    await holdLogin(core, { trader, place: here }, false);
  }),
};
