import type { ExchangeClient, LiveFeed, Payload } from '@exchange/api';
import { cleanups, type Cleanup } from '@exchange/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { reloadWhenLive } from '#shared/serverState/reloadWhenLive.ts';
import { patch } from './patch';

const queryKey = ['status', 'currencies'];

type WireStatus = Payload<'update-curr-status'>;

export interface CurrencyStatus {
  assetType: string;
  depositStatus: string;
  withdrawalStatus: string;
}

/** By coin symbol. */
export type CurrencyStatuses = Readonly<Partial<Record<string, CurrencyStatus>>>;

const readStatuses = (wire: WireStatus): CurrencyStatuses =>
  Object.fromEntries(
    Object.entries(wire).map(([symbol, [assetType, depositStatus, withdrawalStatus]]) => [
      symbol,
      { assetType, depositStatus, withdrawalStatus },
    ]),
  );

/** Which coins can be deposited and withdrawn. */
export const currencyStatusQuery = (client: Pick<ExchangeClient, 'status'>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readStatuses(unwrap(await client.status.currencyStats({}, { signal })).data),
  });

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
}

/** Keeps the loaded list up to date. Coins that an event doesn't name stay as they are. */
export const followCurrencyStatus = ({ feed, queries }: Following): Cleanup => {
  return cleanups([
    feed.on({ channel: 'update-curr-status' }, (news) => {
      patch<CurrencyStatuses>({ queries, queryKey }, (known) => ({ ...known, ...readStatuses(news) }));
    }),
    reloadWhenLive({ feed, queries, queryKey }),
  ]);
};
