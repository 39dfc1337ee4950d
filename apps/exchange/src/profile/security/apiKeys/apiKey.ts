import type { Answered } from '@exchange/api';

type Wire = Answered<'apiKeys'>['data'][number];

/** A key that a program of the trader's uses; its secret is never told. */
export interface ApiKey {
  /** The public part. */
  key: string;
  name: string | undefined;
  createdAt: string | undefined;
  lastUsedAt: string | undefined;
}

export const readApiKey = ({ apiKey, name, createdAt, lastUsedAt }: Wire): ApiKey => ({
  key: apiKey,
  name: name === '' ? undefined : name,
  createdAt,
  lastUsedAt,
});
