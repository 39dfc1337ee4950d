import { unloaded, type Unloaded } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { readProfile, type Profile } from '#entities/profile/profile.ts';
import { profileQuery } from '#entities/profile/queries.ts';

export type ProfileState = Unloaded | { kind: 'ready'; profile: Profile };

/** The signed-in trader's profile. A failure to reload keeps what was loaded. */
export const useProfile = (): ProfileState => {
  const { client } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({
    ...profileQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
    select: readProfile,
  });
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', profile: loaded.data };
};
