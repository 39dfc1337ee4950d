export { createExchangeClient, type ExchangeClientOptions } from './client/client';
export { createFetchFile, type FetchFile } from './client/fetchFile';
export type { Answered, Area, CallOptions, ExchangeClient, Input, OperationId } from './client/types';
export { createLiveFeed, type LiveFeed, type LiveFeedOptions, type LiveProblem, type LiveStatus } from './live/feed';
export type { Address, ChannelName, Payload } from './live/channels';
export { createUpload } from './http/uploadByXhr';
export type { Upload } from './http/transport';
export { operations } from './contract/operations.gen';
