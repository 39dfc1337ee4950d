import type { FetchFile } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unloaded } from '../serverState/loadedState';
import { useLoaded } from '../serverState/useLoaded';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import type { OwnPictureState } from './ownPictureState';
import { unwrap } from '../serverState/callFailed';
import { traderKey } from '../serverState/traderKeys';

/** A new picture has a new path, so a loaded one is never out of date. */
const pictureQuery = (fetchFile: FetchFile, userId: string, path: string) =>
  queryOptions({
    queryKey: [...traderKey(userId), 'picture', path],
    queryFn: async ({ signal }) => unwrap(await fetchFile(path, { signal })),
    staleTime: Infinity,
    refetchInterval: false,
  });

/** The picture at this path, which can only be fetched with its owner's token. */
export const useOwnPicture = (path: string | undefined): OwnPictureState => {
  const { fetchFile } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({
    ...pictureQuery(fetchFile, trader?.uniqueId ?? '', path ?? ''),
    enabled: path !== undefined && trader !== undefined,
  });
  if (path === undefined) return { kind: 'none' };
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', picture: loaded.data };
};
