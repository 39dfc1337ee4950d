import type { ExchangeClient } from '@exchange/api';
import { isFailure } from '@exchange/domain';
import type { Redeemed as Answer, Verification, VerificationInput } from '@exchange/machines';

type Accounts = ExchangeClient['accounts'];
type Redeemed = Promise<Answer>;

const calls: Record<Verification, (accounts: Accounts, token: string) => Redeemed> = {
  account: ({ verifyAccount }, token) => verifyAccount({ token }),
  loginActivity: ({ confirmLoginActivity }, token) => confirmLoginActivity({ token }),
  twoFactorDisabling: ({ disableTfaByLink }, token) => disableTfaByLink({ token }),
};

const redeemed = new WeakMap<Accounts, Map<string, Redeemed>>();

const linksOf = (accounts: Accounts): Map<string, Redeemed> => {
  const links = redeemed.get(accounts) ?? new Map<string, Redeemed>();
  redeemed.set(accounts, links);
  return links;
};

/**
 * A link works for one call only, and React may mount a page more than once: asking again during the call or after it
 * has worked gets the same answer, and leaving the page doesn't cancel the call. A failed call can be repeated.
 */
export const redeemLink = (accounts: Accounts, { verification, token }: VerificationInput): Redeemed => {
  const links = linksOf(accounts);
  const name = `${verification}/${token}`;
  const known = links.get(name);
  if (known) return known;
  const answer = calls[verification](accounts, token);
  links.set(name, answer);
  const forget = () => links.delete(name);
  void answer.then((result) => isFailure(result) && forget(), forget);
  return answer;
};
