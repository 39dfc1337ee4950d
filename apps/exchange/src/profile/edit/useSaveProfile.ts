import type { Failure } from '@exchange/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Country } from '../../shared/countries/countries';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { failureOf, unwrap } from '../../shared/serverState/callFailed';
import { loadAgain } from '../../shared/serverState/loadAgain';
import { traderKey } from '../../shared/serverState/traderKeys';
import { traderNow } from '../../shared/session/session';
import { profileQuery } from '../state/queries';
import { savedOnWire, tidied, updateOf, type EditedProfile } from './editedProfile';
import { keepUserName } from './userNameOnDevice';

interface Sent {
  typed: EditedProfile;
  country: Country;
}

interface SavingProfile {
  /** Resolves with whether saving worked. */
  save: (typed: EditedProfile, country: Country) => Promise<boolean>;
  isSaving: boolean;
  /** The last attempt's failure. */
  failure: Failure | undefined;
  forgetFailure: () => void;
}

/** Saves the signed-in trader's profile. Saved values appear everywhere, even if the screen was left meanwhile. */
export const useSaveProfile = (): SavingProfile => {
  const { client, device, session, toasts } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const { queryKey } = profileQuery(client, userId);
  const mutationKey = [...traderKey(userId), 'saveProfile'];

  const { mutateAsync, error, reset } = useMutation({
    mutationKey,
    mutationFn: async ({ typed, country }: Sent) =>
      unwrap(await client.profile.updateUser(updateOf(userId, typed, country))),
    onSuccess: async ({ message }, { typed }) => {
      // The result isn't shown to another trader.
      if (traderNow(session) !== userId) return;
      keepUserName(device, userId, typed.userName);
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, ...savedOnWire(typed) });
      toasts.toast({ tone: 'success', text: message });
      await loadAgain(queries, queryKey);
    },
    onError: (failed) => {
      // Without an answer it may have been saved anyway.
      if (failureOf(failed)?.code !== 'refused') void loadAgain(queries, queryKey);
    },
  });

  return {
    // Even if saving started before the form was closed and reopened.
    isSaving: useIsMutating({ mutationKey }) > 0,
    failure: failureOf(error),
    forgetFailure: reset,
    save: async (typed, country) => {
      try {
        await mutateAsync({ typed: tidied(typed), country });
        return true;
      } catch {
        // Shown in the form.
        return false;
      }
    },
  };
};
