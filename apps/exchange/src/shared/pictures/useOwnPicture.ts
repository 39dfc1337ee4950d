import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import type { OwnPictureState } from './ownPictureState';
import { pictureQuery } from './pictureQuery';

/** The picture at this path, which can only be fetched with its owner's token. */
export const useOwnPicture = (path: string | undefined): OwnPictureState => {
  const { fetchFile } = useServices();
  const { trader } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...pictureQuery(fetchFile, trader?.uniqueId ?? '', path ?? ''),
    enabled: path !== undefined && trader !== undefined,
  });
  if (path === undefined) return { kind: 'none' };
  if (data !== undefined) return { kind: 'ready', picture: data };
  if (error === null) return { kind: 'loading' };
  return { kind: 'failed', onRetry: () => void refetch(), isRetrying: isFetching };
};
