import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import type { ExportRows } from './exportFile';
import { loadAllOf, type PagedKind } from './loadAll';
import type { LoadAll } from './readEverything';

/** Reads everything that belongs to the signed-in trader. */
export const useLoadAll = <Kind extends PagedKind>(kind: Kind): LoadAll<ExportRows[Kind]> => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  return loadAllOf(kind, client, userId);
};
