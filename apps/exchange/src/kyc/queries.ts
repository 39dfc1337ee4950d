import type { ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../shared/serverState/callFailed';
import { documentedTypes, readDocuments, type DocumentType } from './documents';

const notFound = 404;

/** The same for everyone. If the server lists no documents for the country, those accepted everywhere are used. */
export const documentTypesQuery = (client: Pick<ExchangeClient, 'kyc'>, country: string) =>
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
