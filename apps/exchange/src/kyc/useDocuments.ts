import { unloaded } from '../shared/serverState/loadedState';
import { useLoaded } from '../shared/serverState/useLoaded';
import { useServices } from '../shared/services/services';
import type { DocumentsState } from './documents';
import { documentTypesQuery } from './queries';

export const useDocuments = (country: string): DocumentsState => {
  const { client } = useServices();
  const loaded = useLoaded({ ...documentTypesQuery(client, country), enabled: country !== '' });
  if (country === '') return { kind: 'noCountry' };
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', documents: loaded.data };
};
