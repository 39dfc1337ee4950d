import type { Answered, ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { walletKeys } from '#entities/funds/queries.ts';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { pollFailed } from '#shared/serverState/polling.ts';
import { readPortfolio, type Portfolio } from './portfolio';

type Client = Pick<ExchangeClient, 'wallet'>;

/** Between two parts of a long history. */
const readOnMs = 500;

export type Statement = Answered<'portfolioStatement'>['data'];

/** Null if the server has none. While it still reads a long history, it is asked again. */
export const portfolioQuery = (client: Client, userId: string, days: number) =>
  queryOptions({
    queryKey: [...walletKeys.all(userId), 'portfolio', days],
    queryFn: async ({ signal }): Promise<Portfolio | null> => {
      const answer = await client.wallet.portfolio({ days }, { signal });
      return answer.error?.code === 'not-built' ? null : readPortfolio(unwrap(answer));
    },
    // Another period keeps the drawing until it has its own; another trader doesn't see it.
    placeholderData: (previous, of) => (of?.queryKey.includes(userId) === true ? previous : undefined),
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? readOnMs : pollFailed({ state })),
  });

/** All of a year, however long the exchange has to read for it. */
export const loadStatement = async (client: Client, year: number, signal?: AbortSignal): Promise<Statement> => {
  for (;;) {
    const { data } = unwrap(await client.wallet.portfolioStatement({ year }, { signal }));
    if (data.isComplete) return data;
  }
};
