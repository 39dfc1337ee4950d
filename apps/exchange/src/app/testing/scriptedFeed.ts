import type { Address, ChannelName, LiveFeed, LiveStatus, Payload } from '@exchange/api';

export interface ScriptedFeed {
  feed: LiveFeed;
  say: <Name extends ChannelName>(channel: Name, payload: Payload<Name>) => void;
  become: (status: LiveStatus) => void;
}

/** A live feed without a server, which is live at once and says what the story has it say. */
export const createScriptedFeed = (): ScriptedFeed => {
  const heard = new Map<ChannelName, Set<(payload: never) => void>>();
  const statusListeners = new Set<(status: LiveStatus) => void>();
  let status: LiveStatus = 'off';

  const become = (next: LiveStatus): void => {
    status = next;
    for (const listener of statusListeners) listener(next);
  };

  const on = <Name extends ChannelName>({ channel }: Address<Name>, listener: (payload: Payload<Name>) => void) => {
    const all = heard.get(channel) ?? new Set();
    heard.set(channel, all.add(listener));
    return () => {
      all.delete(listener);
    };
  };

  return {
    feed: {
      start: () => become('live'),
      stop: () => become('off'),
      reconnect: () => undefined,
      join: () => undefined,
      leave: () => undefined,
      on,
      onStatus: (listener) => {
        statusListeners.add(listener);
        return () => statusListeners.delete(listener);
      },
      onProblem: () => () => undefined,
      status: () => status,
    },
    say: (channel, payload) => {
      // A map cannot know that the listeners of a channel take that channel's payload.
      for (const listener of heard.get(channel) ?? []) listener(payload as never);
    },
    become,
  };
};
