import type { Answered } from '@exchange/api';

type Wire = Answered<'apiKeys'>['data'][number];

/** An API key of one of the trader's programs; its secret is never sent. */
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
