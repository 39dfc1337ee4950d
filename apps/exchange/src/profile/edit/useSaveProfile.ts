import { isFailure, type Failure } from '@exchange/domain';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Country } from '#shared/countries/countries.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { patchProfile, profileKeys } from '#entities/profile/queries.ts';
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
  const { client, device } = useServices();
  const queries = useQueryClient();
  const { mutationKey, ask, failure, forgetFailure } = useTraderMutation({
    name: 'saveProfile',
    send: ({ typed, country }: Sent, userId) => client.profile.updateUser(updateOf(userId, typed, country)),
    show: (_, { typed }, userId) => {
      keepUserName(device, userId, typed.userName);
      patchProfile(queries, userId, savedOnWire(typed));
    },
    reload: async (userId, failed) => {
      if (failed?.code === 'refused') return;
      const loaded = loadAgain(queries, profileKeys.profile(userId));
      // What was saved is there before the form is open again; a failure is shown at once.
      if (failed === undefined) await loaded;
    },
  });

  return {
    // Even if saving started before the form was closed and reopened.
    isSaving: useIsMutating({ mutationKey }) > 0,
    failure,
    forgetFailure,
    // A failure is shown in the form.
    save: async (typed, country) => !isFailure(await ask({ typed: tidied(typed), country })),
  };
};
