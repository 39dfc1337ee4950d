import { failureText } from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../shared/serverState/callFailed';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { readProfile, type Profile } from './profile';
import { profileQuery } from './state/queries';

export type ProfileState =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; profile: Profile };

/** The signed-in trader's profile. A failure to reload keeps what was loaded. */
export const useProfile = (): ProfileState => {
  const { client } = useServices();
  const { trader } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...profileQuery(client, trader?.uniqueId ?? ''),
    enabled: trader !== undefined,
    select: readProfile,
  });
  if (data !== undefined) return { kind: 'ready', profile: data };
  const failure = failureOf(error);
  if (failure === undefined) return { kind: 'loading' };
  return {
    kind: 'failed',
    text: failureText(failure, 'repeatable'),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
};
