import { createListeners, type Cleanup, type Listeners } from '@exchange/domain';
import type { Socket } from 'socket.io-client';
import { fits, type Definitions, type Shape } from '../contract/fits';
import { channelShapes, definitions } from '../contract/shapes.gen';
import { wireName, type Address, type ChannelName, type Payload } from './channels';

interface HearingOptions {
  socket: Pick<Socket, 'on' | 'off'>;
  /** Told of each payload that does not fit the contract, once and not once for each who listens. */
  onMalformed: (name: string) => void;
  /** Told of each that does, before whoever listens. */
  onPayload: (address: Address<ChannelName>, payload: unknown) => void;
}

const shapes: Definitions = channelShapes;

const isWellFormed = (channel: ChannelName, payload: unknown): boolean => {
  const shape: Shape | undefined = shapes[channel];
  return shape !== undefined && fits(shape, payload, definitions);
};

/** What the server says, checked once for all who listen to it and handed to each in the order in which it came. */
export const createHearing = ({ socket, onMalformed, onPayload }: HearingOptions) => {
  const channels = new Map<string, Listeners<unknown>>();

  const open = (name: string, address: Address<ChannelName>): Listeners<unknown> => {
    const receive = (payload: unknown): void => {
      if (!isWellFormed(address.channel, payload)) {
        onMalformed(name);
        return;
      }
      onPayload(address, payload);
      listeners.notify(payload);
    };
    const listeners = createListeners<unknown>(() => {
      channels.set(name, listeners);
      socket.on(name, receive);
      return () => {
        channels.delete(name);
        socket.off(name, receive);
      };
    });
    return listeners;
  };

  return {
    on: <Name extends ChannelName>(address: Address<Name>, listener: (payload: Payload<Name>) => void): Cleanup => {
      const name = wireName(address);
      const channel = channels.get(name) ?? open(name, address);
      // A map cannot know that each channel only tells its own payload.
      return channel.subscribe((payload) => listener(payload as Payload<Name>));
    },
  };
};
