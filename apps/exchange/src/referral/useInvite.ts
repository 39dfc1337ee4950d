import { joinEmails, type Result } from '@exchange/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resultOf, unwrap } from '../shared/serverState/callFailed';
import { loadAgain } from '../shared/serverState/loadAgain';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { referralKeys } from './queries';

/** Sends invitations, once. The list is reloaded, even after a failure: the answer may have been lost. */
export const useInvite = (): ((addresses: readonly string[]) => Promise<Result<unknown>>) => {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const { mutateAsync } = useMutation({
    mutationFn: async (addresses: readonly string[]) =>
      unwrap(await client.referral.sendReferralCode({ email: joinEmails(addresses.join(',')) })),
    onSuccess: ({ message }) => toasts.toast({ tone: 'success', text: message }),
    onSettled: () => void loadAgain(queries, referralKeys.list(userId)),
  });
  return (addresses) => resultOf(mutateAsync(addresses));
};
