import type { channelShapes } from '../contract/shapes.gen';
import type { webhooks } from '../contract/schema.gen';

/** All channels that the server sends on, named as in the contract: `pairStats`, `{pair}-book`. */
export type ChannelName = keyof typeof channelShapes & keyof webhooks;

type Places<Name extends string> = Name extends `${string}{${infer Place}}${infer Rest}`
  ? Record<Place, string> & Places<Rest>
  : unknown;

/** A channel and the values for its braces: `{ channel: '{pair}-book', pair: 'XDC-USDT' }`. */
export type Address<Name extends ChannelName> = { channel: Name } & Places<Name>;

export type Payload<Name extends ChannelName> = webhooks[Name] extends {
  post: { requestBody?: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

/** The name on the wire: `{pair}-book` of XDC-USDT is `XDC-USDT-book`. */
export const wireName = ({ channel, ...places }: { channel: string; [place: string]: string }): string =>
  channel.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
