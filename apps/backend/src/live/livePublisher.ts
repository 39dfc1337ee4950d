import type { PairName } from '@exchange/domain';
import type { PairChannels, PrivateChannels, PublicChannels } from './liveChannels';
import { pairRoom, statsRoom, userRoom } from './rooms';

/** Sends to a room, or to everyone if none is given. */
export type Send = (room: string | undefined, channel: string, payload: unknown) => void;

/** An event in Socket.IO's text format. */
export const eventText = (channel: string, payload: unknown): string => `2${JSON.stringify([channel, payload])}`;

/** Which room is told on which channel, wherever its connections are. */
export const createLivePublisher = (send: Send) => ({
  publish: <Name extends keyof PublicChannels>(channel: Name, payload: PublicChannels[Name]): void => {
    send(channel === 'pairStats' || channel === 'pairVolume' ? statsRoom : undefined, channel, payload);
  },
  tellPair: <Name extends keyof PairChannels>(pair: PairName, channel: Name, payload: PairChannels[Name]): void => {
    send(pairRoom(pair), channel.replace('{pair}', pair), payload);
  },
  tellTrader: <Name extends keyof PrivateChannels>(
    uniqueId: string,
    channel: Name,
    payload: PrivateChannels[Name],
  ): void => {
    send(userRoom(uniqueId), `${channel}-${uniqueId}`, payload);
  },
});
