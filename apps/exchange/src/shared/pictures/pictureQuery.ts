import type { FetchFile } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../serverState/callFailed';
import { traderKey } from '../serverState/traderKeys';

/** A new picture has a new path, so a loaded one is never out of date. */
export const pictureQuery = (fetchFile: FetchFile, userId: string, path: string) =>
  queryOptions({
    queryKey: [...traderKey(userId), 'picture', path],
    queryFn: async ({ signal }) => unwrap(await fetchFile(path, { signal })),
    staleTime: Infinity,
    refetchInterval: false,
  });
