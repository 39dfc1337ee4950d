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
  /** Resolves with whether it was saved. */
  save: (typed: EditedProfile, country: Country) => Promise<boolean>;
  isSaving: boolean;
  /** Of the last attempt. */
  failure: Failure | undefined;
  forgetFailure: () => void;
}

/** Saves the profile of whoever is signed in. What is saved is shown everywhere, also where its screen was left meanwhile. */
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
      // Whoever is here now is told nothing of another trader.
      if (traderNow(session) !== userId) return;
      keepUserName(device, userId, typed.userName);
      queries.setQueryData(queryKey, (profile) => profile && { ...profile, ...savedOnWire(typed) });
      toasts.toast({ tone: 'success', text: message });
      await loadAgain(queries, queryKey);
    },
    onError: (failed) => {
      // Without an answer it may have been saved all the same.
      if (failureOf(failed)?.code !== 'refused') void loadAgain(queries, queryKey);
    },
  });

  return {
    // Also where it was begun before the form was left and opened again.
    isSaving: useIsMutating({ mutationKey }) > 0,
    failure: failureOf(error),
    forgetFailure: reset,
    save: async (typed, country) => {
      try {
        await mutateAsync({ typed: tidied(typed), country });
        return true;
      } catch {
        // It is shown in the form.
        return false;
      }
    },
  };
};
