import type { ExchangeClient } from '@exchange/api';
import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { pollFailed } from '#shared/serverState/polling.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { readApiKey } from './apiKeys/apiKey';
import { readEntry } from './log/entry';
import { readSession } from './sessions/session';

type Accounts = Pick<ExchangeClient, 'accounts'>;

const keyOf =
  (part: string) =>
  (userId: string): QueryKey => [...traderKey(userId), 'security', part];

export const securityKeys = {
  sessions: keyOf('sessions'),
  log: keyOf('log'),
  apiKeys: keyOf('apiKeys'),
  passkeys: keyOf('passkeys'),
};

export const sessionsQuery = (client: Accounts, userId: string) =>
  queryOptions({
    queryKey: securityKeys.sessions(userId),
    queryFn: async ({ signal }) => unwrap(await client.accounts.sessions({}, { signal })).data.map(readSession),
  });

export const passkeysQuery = (client: Pick<ExchangeClient, 'passkeys'>, userId: string) =>
  queryOptions({
    queryKey: securityKeys.passkeys(userId),
    queryFn: async ({ signal }) => unwrap(await client.passkeys.passkeys({}, { signal })).data,
  });

export const apiKeysQuery = (client: Pick<ExchangeClient, 'profile'>, userId: string) =>
  queryOptions({
    queryKey: securityKeys.apiKeys(userId),
    queryFn: async ({ signal }) => unwrap(await client.profile.apiKeys({}, { signal })).data.map(readApiKey),
  });

/** The start of the log; every further part begins before the point that the server names. */
const newest = '';

export const securityLogQuery = (client: Accounts, userId: string) =>
  infiniteQueryOptions({
    queryKey: securityKeys.log(userId),
    queryFn: async ({ pageParam, signal }) => {
      const part = unwrap(
        await client.accounts.securityLog(pageParam === newest ? {} : { before: pageParam }, { signal }),
      );
      return { entries: part.data.map(readEntry), next: part.next, asksCodeFirst: part.asksCodeFirst };
    },
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next,
    // Once there are rows, a failure to load more is shown with Retry instead.
    refetchInterval: (query) => (query.state.data === undefined ? pollFailed(query) : false),
  });
