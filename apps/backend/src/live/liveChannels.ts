import type { webhooks } from '@exchange/api/contract';

export type Payload<Name extends keyof webhooks> = webhooks[Name] extends {
  post: { requestBody?: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

/** Public channels and their payloads. */
export interface PublicChannels {
  pairStats: Payload<'pairStats'>;
  pairVolume: Payload<'pairVolume'>;
  'estimate-price-update': Payload<'estimate-price-update'>;
  'update-curr-status': Payload<'update-curr-status'>;
  'update-pair-status': Payload<'update-pair-status'>;
  updateFee: Payload<'updateFee'>;
  'demo-event': Payload<'demo-event'>;
  'order-cancel': Payload<'order-cancel'>;
  'trade-history': Payload<'trade-history'>;
}

/** Channels for followers of a pair, whose name replaces the braces. */
export interface PairChannels {
  '{pair}': Payload<'{pair}'>;
  '{pair}-book': Payload<'{pair}-book'>;
  '{pair}-trades': Payload<'{pair}-trades'>;
  '{pair}-tradeHistory': Payload<'{pair}-tradeHistory'>;
}

/** Channels for one trader. Their names end with the trader's ID. */
export interface PrivateChannels {
  'demo-event': Payload<'demo-event-{userId}'>;
  'order-cancel': Payload<'order-cancel-{userId}'>;
  'order-history': Payload<'order-history-{userId}'>;
  'update-kyc-status': Payload<'update-kyc-status-{userId}'>;
  'deposit-update': Payload<'deposit-update-{userId}'>;
  'withdrawal-update': Payload<'withdrawal-update-{userId}'>;
  'referral-update': Payload<'referral-update-{userId}'>;
  'ratio-swap-update': Payload<'ratio-swap-update-{userId}'>;
  'staking-update': Payload<'staking-update-{userId}'>;
}
