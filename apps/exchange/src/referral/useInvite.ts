import { joinEmails, type Result } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '../shared/serverState/loadAgain';
import { useTraderMutation } from '../shared/serverState/useTraderMutation';
import { useServices } from '../shared/services/services';
import { referralKeys } from '../entities/referrals/queries';

/** Sends invitations, once. The list is reloaded, even after a failure: the answer may have been lost. */
export const useInvite = (): ((addresses: readonly string[]) => Promise<Result<unknown>>) => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { ask } = useTraderMutation({
    name: 'invite',
    send: (addresses: readonly string[]) =>
      client.referral.sendReferralCode({ email: joinEmails(addresses.join(',')) }),
    reload: (userId) => void loadAgain(queries, referralKeys.list(userId)),
  });
  return ask;
};
