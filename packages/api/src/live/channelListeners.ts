import { createListeners, type Cleanup, type Listeners } from '@exchange/domain';
import type { Socket } from 'socket.io-client';
import { fits, type Definitions, type Shape } from '../contract/fits';
import { channelShapes, definitions } from '../contract/shapes.gen';
import { wireName, type Address, type ChannelName, type Payload } from './channels';

interface HearingOptions {
  socket: Pick<Socket, 'on' | 'off'>;
  /** Called once for each payload that violates the contract, not once per listener. */
  onMalformed: (name: string) => void;
  /** Called for each valid payload, before the listeners. */
  onPayload: (address: Address<ChannelName>, payload: unknown) => void;
}

const shapes: Definitions = channelShapes;

const isWellFormed = (channel: ChannelName, payload: unknown): boolean => {
  const shape: Shape | undefined = shapes[channel];
  return shape !== undefined && fits(shape, payload, definitions);
};

/** Checks each payload from the server once for all listeners, and passes it to them in order of arrival. */
export const createChannelListeners = ({ socket, onMalformed, onPayload }: HearingOptions) => {
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
      // The map's type can't express that each channel carries only its own payload.
      return channel.subscribe((payload) => listener(payload as Payload<Name>));
    },
  };
};
