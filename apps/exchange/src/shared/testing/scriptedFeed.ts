import type { Address, ChannelName, LiveFeed, LiveProblem, LiveStatus, Payload } from '@exchange/api';
import { createListeners, type Listeners } from '@exchange/domain';

export interface ScriptedFeed {
  feed: LiveFeed;
  say: <Name extends ChannelName>(channel: Name, payload: Payload<Name>) => void;
  become: (status: LiveStatus) => void;
  /** The server ends the connection. */
  sendAway: () => void;
  report: (problem: LiveProblem) => void;
  /** Whether the channel has any listeners. */
  isHeard: (channel: ChannelName) => boolean;
}

/** A live feed without a server, which is live immediately and sends what the story says. */
export const createScriptedFeed = (): ScriptedFeed => {
  const heard = new Map<ChannelName, Listeners<never>>();
  const statuses = createListeners<LiveStatus>();
  const problems = createListeners<LiveProblem>();
  let status: LiveStatus = 'off';

  const become = (next: LiveStatus): void => {
    status = next;
    statuses.notify(next);
  };

  const on = <Name extends ChannelName>({ channel }: Address<Name>, listener: (payload: Payload<Name>) => void) => {
    const listeners = heard.get(channel) ?? createListeners<never>();
    heard.set(channel, listeners);
    return listeners.subscribe(listener);
  };

  return {
    feed: {
      start: () => {
        if (status === 'off') become('live');
      },
      stop: () => become('off'),
      reconnect: () => undefined,
      join: () => undefined,
      leave: () => undefined,
      on,
      onStatus: statuses.subscribe,
      onProblem: problems.subscribe,
      status: () => status,
    },
    say: (channel, payload) => {
      // A map's type can't express that a channel's listeners take that channel's payload.
      heard.get(channel)?.notify(payload as never);
    },
    become,
    sendAway: () => {
      become('lost');
      problems.notify({ kind: 'sent-away' });
    },
    report: problems.notify,
    isHeard: (channel) => heard.get(channel)?.isEmpty() === false,
  };
};
