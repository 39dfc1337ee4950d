import { normaliseEmail } from '@exchange/domain';
import type { TraderRow } from '../areas/accounts/traders';
import type { OperatorAccounts } from './operatorAccounts';
import { done, failed, type Spoken } from './spoken';

export const accountUsage = 'account <verify|unlock|sessions end> <email>';

type Act = (trader: TraderRow, accounts: OperatorAccounts) => Promise<string>;

const acts = new Map<string, Act>([
  [
    'verify',
    async (trader, accounts) => {
      if (trader.isVerified) return `${trader.email} is verified already.`;
      await accounts.verify(trader);
      return `${trader.email} is verified.`;
    },
  ],
  [
    'unlock',
    async (trader, accounts) => {
      await accounts.unlock(trader);
      return `${trader.email} can log in without waiting.`;
    },
  ],
  [
    'sessions end',
    async (trader, accounts) => {
      await accounts.endSessions(trader);
      return `${trader.email} is logged out everywhere.`;
    },
  ],
]);

/** The last word is whose account, those before it what is done. */
export const runAccountCommand = async (words: readonly string[], accounts: OperatorAccounts): Promise<Spoken> => {
  const act = acts.get(words.slice(0, -1).join(' '));
  const email = normaliseEmail(words.at(-1) ?? '');
  if (!act || email === '') return failed(`Usage: ${accountUsage}`);
  const trader = await accounts.find(email);
  return trader ? done(await act(trader, accounts)) : failed(`There is no account ${email}.`);
};
