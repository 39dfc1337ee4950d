export { createExchangeClient, type ExchangeClientOptions } from './client/client';
export type { Answered, Area, CallOptions, ExchangeClient, Input, OperationId } from './client/types';
export { createLiveFeed, type LiveFeed, type LiveFeedOptions, type LiveProblem, type LiveStatus } from './live/feed';
export type { Address, ChannelName, Payload } from './live/channels';
export { createFileFetch, type FetchFile, type FileFetchOptions } from './http/fetchFile';
export { operations } from './contract/operations.gen';
