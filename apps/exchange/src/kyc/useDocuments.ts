import type { ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unloaded } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { documentedTypes, readDocuments, type DocumentsState, type DocumentType } from './documents';
import { unwrap } from '#shared/serverState/callFailed.ts';

const notFound = 404;

/** The same for everyone. If the server lists no documents for the country, those accepted everywhere are used. */
const documentTypesQuery = (client: Pick<ExchangeClient, 'kyc'>, country: string) =>
  queryOptions({
    queryKey: ['documentTypes', country],
    queryFn: async ({ signal }): Promise<readonly DocumentType[]> => {
      const answer = await client.kyc.documentTypes({ country_id: country }, { signal });
      const { error } = answer;
      if (error?.code === 'not-built' || (error?.code === 'refused' && error.status === notFound))
        return documentedTypes;
      return readDocuments(unwrap(answer));
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const useDocuments = (country: string): DocumentsState => {
  const { client } = useServices();
  const loaded = useLoaded({ ...documentTypesQuery(client, country), enabled: country !== '' });
  if (country === '') return { kind: 'noCountry' };
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', documents: loaded.data };
};
