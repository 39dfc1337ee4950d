import type { ContractDocument } from '../../contract/document';
import { createChannelChecks, type Check } from '../../contract/validation';
import { channelOf } from '../contractPlaces';
import type { Heard, LiveSocket } from './liveSocket';

interface Channel {
  /** As in the contract: `{pair}-book`. */
  name: string;
  /** The pair or the trader in its name on the wire. */
  place: string | undefined;
  audience: string;
  needsPayload: boolean;
  check: Check;
}

/** Who may hear a channel, by its `x-audience`. */
const isIn: Readonly<Record<string, (socket: LiveSocket, place: string | undefined) => boolean>> = {
  everyone: () => true,
  pair: ({ joined }, pair) => pair !== undefined && joined.has(pair),
  statistics: ({ wantsStatistics }) => wantsStatistics(),
  trader: ({ traderId }, place) => traderId !== undefined && traderId === place,
};

const placeIn = (name: string, wireName: string): string | undefined => {
  const [before = '', after] = name.split(/\{\w+\}/);
  return after === undefined ? undefined : wireName.slice(before.length, wireName.length - after.length);
};

/** Holds each event that a socket hears against the contract: its schema, and whom it is for. */
export const createEventWatch = (document: ContractDocument, traderIds: readonly string[]) => {
  const checkOf = createChannelChecks(document);
  const channels = new Map<string, Channel>();
  /** Each once. */
  const faults = { schemas: new Set<string>(), audiences: new Set<string>(), names: new Set<string>() };

  /** Undefined if the contract doesn't have it: a server may send more. */
  const channelAt = (wireName: string): Channel | undefined => {
    const name = channels.has(wireName) ? undefined : channelOf(document, wireName);
    const post = name === undefined ? undefined : document.webhooks[name]?.post;
    if (name !== undefined && post)
      channels.set(wireName, {
        name,
        place: placeIn(name, wireName),
        // A pong goes to the socket that has asked.
        audience: post['x-audience'] ?? 'everyone',
        needsPayload: post.requestBody?.required === true,
        check: checkOf(name),
      });
    return channels.get(wireName);
  };

  const isFor = (socket: LiveSocket, wireName: string): boolean => {
    const channel = channelAt(wireName);
    return channel !== undefined && isIn[channel.audience]?.(socket, channel.place) === true;
  };

  return {
    faults,
    isFor,
    /** The contract's name of a channel. */
    nameOf: (wireName: string): string | undefined => channelAt(wireName)?.name,
    hear: (socket: LiveSocket, { channel: wireName, payload }: Heard): void => {
      const channel = channelAt(wireName);
      if (!channel) return;
      const violation = payload !== undefined || channel.needsPayload ? channel.check(payload) : undefined;
      if (violation) faults.schemas.add(`${wireName}: ${violation.message}`);
      if (!isFor(socket, wireName)) faults.audiences.add(`${wireName} reaches ${socket.name}`);
      if (channel.audience === 'trader') return;
      const text = payload === undefined ? '' : JSON.stringify(payload);
      for (const id of traderIds)
        if (text.includes(JSON.stringify(id))) faults.names.add(`${wireName} names the trader ${id}`);
    },
  };
};
